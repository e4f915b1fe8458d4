// `pnpm reports check [reports|previews] [--seed 1] [--year 2026]`
//                                  writes the report of every match of a simulated season, and previews as the worker
//                                  would, and compares what they say with the record.
// `pnpm reports read [count]`       prints some reports, to be read.
// `pnpm reports previews [count]`   prints some previews.
import { parseArgs } from 'node:util';
import { plainText, wordsIn } from '@safira/reports/text';
import { countTemplates } from '@safira/reports/variants';
import { type Report, writeReport } from '@safira/reports/write-report';
import { faultsOf } from './check.ts';
import { alikeOpenings, faultsOfPreview, mostInADay, writeSeason } from './preview-check.ts';
import { seasonPreviews } from './season-previews.ts';
import { seasonRecords } from '@safira/testkit/season-records';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, year: { type: 'string', default: '2026' } },
});
const [command, of = ''] = positionals;
const season = { seed: Number(values.seed), year: Number(values.year) };
/** The templates of so many reports are avoided. */
const REMEMBERED = 2;
/** OURS-21: no sentence of previews is seen more often in a day. */
const MOST_IN_A_DAY = 3;

if (command === 'check') {
  if (of !== 'previews') checkReports();
  if (of !== 'reports') checkPreviews();
} else if (command === 'read') readReports(Number(of || 10));
else if (command === 'previews') readPreviews(Number(of || 10));
else throw new Error('pnpm reports check | read [count] | previews [count]');

function checkReports(): void {
  const words: number[] = [];
  const faults: string[] = [];
  const counts = { held: 0, alike: 0 };
  let recent: string[][] = [];
  let lastOpening: string | undefined;
  for (const record of seasonRecords(season)) {
    const report = writeReport(record, { recent: countTemplates(recent), lastOpening });
    if ('held' in report) {
      counts.held++;
      continue;
    }
    recent = [...recent, report.used].slice(-REMEMBERED);
    if (report.opening === lastOpening) counts.alike++;
    lastOpening = report.opening;
    words.push(wordsIn(report.paragraphs));
    faults.push(...faultsOf(record, report).map((fault) => `${record.id}: ${fault}`));
  }
  show('reports', { faults, words, held: counts.held, alike: counts.alike });
  console.log(`${words.filter((n) => n < 120).length} reports with less than 120 words`);
}

function checkPreviews(): void {
  const { written, little, foreign } = writeSeason(seasonPreviews(season));
  const faults = [
    ...foreign,
    ...written.flatMap(({ record, preview }) =>
      faultsOfPreview(record, preview).map((fault) => `${record.id}: ${fault}`),
    ),
  ];
  const words = written.map(({ preview }) => wordsIn(preview.paragraphs));
  const alike = alikeOpenings(written);
  const most = mostInADay(written);
  show('previews', { faults, words, held: little, alike });
  console.log(`a sentence occurs at most ${most} times in the previews of a day`);
  if (alike > 0 || most > MOST_IN_A_DAY) process.exitCode = 1;
}

type Result = { faults: string[]; words: number[]; held: number; alike: number };

function show(kind: string, { faults, words, held, alike }: Result): void {
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(`${words.length} ${kind}, ${held} held, ${faults.length} faults`);
  console.log(`${alike} begin with the word of the one before`);
  console.log(`words: ${Math.min(...words)} to ${Math.max(...words)}`);
  if (faults.length > 0) process.exitCode = 1;
}

function readReports(count: number): void {
  for (const record of someOf(seasonRecords(season), count)) {
    const report = writeReport(record);
    if ('held' in report) console.log(JSON.stringify(report));
    else print(report);
  }
}

function readPreviews(count: number): void {
  for (const { preview } of someOf(writeSeason(seasonPreviews(season)).written, count)) print(preview);
}

function someOf<T>(all: readonly T[], count: number): T[] {
  const step = Math.floor(all.length / count);
  return all.filter((_, index) => index % step === 0).slice(0, count);
}

function print({ title, paragraphs }: Report): void {
  console.log(`\n# ${plainText(title)}  (${wordsIn(paragraphs)})`);
  for (const paragraph of paragraphs) console.log(paragraph.map(plainText).join(' '));
}
