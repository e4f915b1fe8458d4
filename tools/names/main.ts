// `pnpm names [--json]`     the sizes of the name tables and their faults; fails if there are any.
// `pnpm names lookup`       reads lines { kind, english, country? } and writes { text, how } in the same order.
// `pnpm names untranslated [n]`  the stored names that an editor should check, the most frequent first.
// `pnpm names score <list.tsv>`  how many names of a list are printed as expected, and which are not.
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { translate } from '@safira/arabic/names/translate';
import { readDatabaseConfig } from '@safira/store/config';
import { openDb } from '@safira/store/db';
import { listUntranslated } from '@safira/store/names/untranslated';
import { countFaults, nameTables } from './faults.ts';
import { readLines, scoreNames } from './score.ts';

if (process.argv[2] === 'lookup') await lookUp();
else if (process.argv[2] === 'score') score(process.argv[3]!);
else if (process.argv[2] === 'untranslated') await listStored(Number(process.argv[3] ?? 50));
else report(process.argv.includes('--json'));

function report(asJson: boolean): void {
  const sizes = Object.fromEntries(Object.entries(nameTables).map(([kind, lines]) => [kind, lines.length]));
  sizes.names = sizes.arabNames! + sizes.foreignGivenNames! + sizes.foreignFamilyNames!;
  const faults = countFaults(nameTables);
  if (asJson) console.log(JSON.stringify({ sizes, faults }));
  else {
    for (const [kind, size] of Object.entries(sizes))
      console.log(`${kind.padEnd(14)}${String(size).padStart(6)}`);
    console.log('');
    for (const [fault, cases] of Object.entries(faults)) {
      console.log(`${String(cases.length).padStart(6)}  ${fault}`);
      for (const one of cases) console.log(`        ${one}`);
    }
  }
  if (Object.values(faults).some((cases) => cases.length > 0)) process.exitCode = 1;
}

async function lookUp(): Promise<void> {
  const Lookup = z.object({
    kind: z.enum(['player', 'coach', 'referee', 'club', 'stadium', 'city', 'competition']),
    english: z.string(),
    country: z.string().nullish(),
  });
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { kind, english, country } = Lookup.parse(JSON.parse(line));
    console.log(JSON.stringify(translate(kind, english, country ?? undefined)));
  }
}

function score(path: string): void {
  const { right, total, misses, strangers } = scoreNames(readLines(path));
  for (const miss of misses) console.log(miss);
  for (const stranger of strangers) console.log(`wrong person: ${stranger}`);
  console.log(
    `${right} of ${total} right (${((100 * right) / total).toFixed(1)} %), ${strangers.length} wrong persons`,
  );
}

async function listStored(most: number): Promise<void> {
  const db = openDb(readDatabaseConfig().DATABASE_URL);
  const names = await listUntranslated(db, most);
  for (const { kind, name, arabic, how, seen } of names)
    console.log(`${String(seen).padStart(6)}  ${kind.padEnd(12)} ${how.padEnd(15)} ${name} → ${arabic}`);
  console.log(`${names.length} names`);
  await db.destroy();
}
