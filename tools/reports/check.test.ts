import type { Sentence } from '@safira/reports/text';
import { plainText } from '@safira/reports/text';
import { type Report, writeReport } from '@safira/reports/write-report';
import { expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { seasonRecords } from '@safira/testkit/season-records';

/** Every fortieth match of a season: all competitions and kinds of matches. */
const sample = seasonRecords({ seed: 2, year: 2026 })
  .filter((_, index) => index % 40 === 0)
  .map((record) => ({ record, report: writeReport(record) as Report }));

test('OURS-21: reports of a simulated season say nothing that the record does not, by a reader of its own', () => {
  expect(sample.length).toBeGreaterThan(150);
  expect(sample.flatMap(({ record, report }) => faultsOf(record, report))).toEqual([]);
});

test('OURS-21: the reader finds a figure that is off by one in any sentence', () => {
  const offByOne = (text: string) => text.replace(/\d+/, (figure) => String(Number(figure) + 1));
  const missed = sample.slice(0, 40).flatMap(({ record, report }) =>
    report.paragraphs.flatMap((paragraph, place) =>
      paragraph.flatMap((sentence, index) => {
        const text = plainText(sentence);
        // The round, in the lead, is the competition's own name for it.
        if (place === 0 || offByOne(text) === text) return [];
        return faultsOf(record, withSentence(report, { place, index, text: offByOne(text) })).length > 0
          ? []
          : [text];
      }),
    ),
  );
  expect(missed).toEqual([]);
});

test('OURS-21: the reader finds the teams of a result exchanged', () => {
  for (const { record, report } of sample.slice(0, 40)) {
    const { home, away } = record.teams;
    if (record.goals.home === record.goals.away) continue;
    const text = plainText(report.paragraphs[0]![0]!);
    const exchanged = text
      .replace(home.name, '\u0000')
      .replace(away.name, home.name)
      .replace('\u0000', away.name);
    expect(faultsOf(record, withSentence(report, { place: 0, index: 0, text: exchanged }))).not.toEqual([]);
  }
});

type Change = { place: number; index: number; text: string };

function withSentence(report: Report, { place, index, text }: Change): Report {
  const sentence: Sentence = [{ text }];
  const paragraphs = report.paragraphs.map((paragraph, at) =>
    at === place ? paragraph.with(index, sentence) : paragraph,
  );
  return { ...report, paragraphs };
}
