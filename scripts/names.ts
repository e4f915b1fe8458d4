// `pnpm names [--json]`     the sizes of the name tables and what is wrong with them; fails if anything is.
// `pnpm names lookup`       reads lines { kind, english, country? } and writes { text, how } in the same order.
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { translate } from '../packages/arabic/src/translate.ts';
import { countFaults, nameTables } from './names/faults.ts';

if (process.argv[2] === 'lookup') await lookUp();
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
  const Question = z.object({
    kind: z.enum(['player', 'coach', 'referee', 'club', 'stadium', 'city', 'competition']),
    english: z.string(),
    country: z.string().nullish(),
  });
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { kind, english, country } = Question.parse(JSON.parse(line));
    console.log(JSON.stringify(translate(kind, english, country ?? undefined)));
  }
}
