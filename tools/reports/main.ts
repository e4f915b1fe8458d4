// `pnpm reports check [--seed 1] [--year 2026]`   writes the report of every match of a simulated season and compares
//                                                what it says with the record.
// `pnpm reports read [count]`                    prints some, to be read.
import { parseArgs } from 'node:util';
import { plainText } from '@safira/reports/text';
import { wordsIn, writeReport } from '@safira/reports/write-report';
import { faultsOf } from './check.ts';
import { seasonRecords } from './season-records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, year: { type: 'string', default: '2026' } },
});
const [command, countText = '10'] = positionals;
/** The templates of so many reports are avoided. */
const REMEMBERED = 2;
const records = seasonRecords({ seed: Number(values.seed), year: Number(values.year) });

if (command === 'check') check();
else if (command === 'read') read(Number(countText));
else throw new Error('pnpm reports check | read [count]');

function check(): void {
  const words: number[] = [];
  const faults: string[] = [];
  const counts = { held: 0, alike: 0 };
  let recent: string[][] = [];
  let lastOpening: string | undefined;
  for (const record of records) {
    const report = writeReport(record, { recent: new Set(recent.flat()), lastOpening });
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
  words.sort((a, b) => a - b);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(`${words.length} reports, ${counts.held} held, ${faults.length} faults`);
  console.log(`${counts.alike} begin with the word of the one before`);
  console.log(
    `words: ${words[0]} to ${words.at(-1)}, ${words.filter((n) => n < 120).length} reports with less than 120`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

function read(count: number): void {
  const step = Math.floor(records.length / count);
  for (let index = 0; index < count; index++) {
    const report = writeReport(records[index * step]!);
    if ('held' in report) console.log(JSON.stringify(report));
    else {
      console.log(`\n# ${plainText(report.title)}  (${wordsIn(report.paragraphs)})`);
      for (const paragraph of report.paragraphs) console.log(paragraph.map(plainText).join(' '));
    }
  }
}
