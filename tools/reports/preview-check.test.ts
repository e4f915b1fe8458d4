import { plainText, wordsIn } from '@safira/reports/text';
import type { Report } from '@safira/reports/write-report';
import { expect, test } from 'vitest';
import { alikeOpenings, faultsOfPreview, mostInADay, writeSeason } from './preview-check.ts';
import { seasonPreviews } from './season-previews.ts';

/** Every eighth day of a season, as the worker would write it. */
const all = seasonPreviews({ seed: 2, year: 2026 });
const days = [...new Set(all.map(({ day }) => day))].filter((_, index) => index % 8 === 0);
const { written } = writeSeason(all.filter(({ day }) => days.includes(day)));

test('OURS-21: previews of a simulated season say nothing that the record does not, by a reader of its own', () => {
  expect(written.length).toBeGreaterThan(200);
  expect(written.flatMap(({ record, preview }) => faultsOfPreview(record, preview))).toEqual([]);
});

test('OURS-21: previews have 80 to 160 words, no two in a row open alike, and no sentence occurs four times a day', () => {
  const words = written.map(({ preview }) => wordsIn(preview.paragraphs));
  expect(Math.min(...words)).toBeGreaterThanOrEqual(80);
  expect(Math.max(...words)).toBeLessThanOrEqual(160);
  expect(alikeOpenings(written)).toBe(0);
  expect(mostInADay(written)).toBeLessThanOrEqual(3);
});

test('OURS-21: the reader of previews finds any figure that is off by one', () => {
  const missed = written.slice(0, 60).flatMap(({ record, preview }) =>
    [preview.title, ...preview.paragraphs.flat()].flatMap((sentence) => {
      const text = plainText(sentence);
      const changed = [...text.matchAll(/\d+/g)].map(
        ({ 0: figure, index }) =>
          `${text.slice(0, index)}${Number(figure) + 1}${text.slice(index + figure.length)}`,
      );
      const isTitle = sentence === preview.title;
      return changed.filter((one) => faultsOfPreview(record, saying(one, { isTitle, preview })).length === 0);
    }),
  );
  expect(missed).toEqual([]);
});

test('OURS-21: the reader of previews finds the teams of the table exchanged', () => {
  for (const { record, preview } of written.slice(0, 60)) {
    const { home, away } = record.teams;
    const text = preview.paragraphs
      .flat()
      .map(plainText)
      .find((one) => one.includes('المركز'));
    if (!text || record.places?.home.place === record.places?.away.place) continue;
    const exchanged = text
      .replace(home.name, '\u0000')
      .replace(away.name, home.name)
      .replace('\u0000', away.name);
    expect(faultsOfPreview(record, saying(exchanged, { isTitle: false, preview })), exchanged).not.toEqual(
      [],
    );
  }
});

/** The preview with this sentence alone. */
const saying = (text: string, { isTitle, preview }: { isTitle: boolean; preview: Report }): Report => ({
  ...preview,
  ...(isTitle ? { title: [{ text }], paragraphs: [] } : { paragraphs: [[[{ text }]]] }),
});
