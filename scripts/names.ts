// `pnpm names [--json]`     the sizes of the name tables and what is wrong with them; fails if anything is.
// `pnpm names lookup`       reads lines { kind, english, country? } and writes { text, how } in the same order.
import { createInterface } from 'node:readline';
import { z } from 'zod';
import {
  channelTable,
  clubTables,
  competitionTable,
  personTables,
  placeTables,
} from '../packages/arabic/src/name-tables.ts';
import { arabTokens } from '../packages/arabic/src/tables/names/arab.ts';
import { foreignFamilyTokens } from '../packages/arabic/src/tables/names/foreign-family.ts';
import { foreignGivenTokens } from '../packages/arabic/src/tables/names/foreign-given.ts';
import { translate } from '../packages/arabic/src/translate.ts';

type Line = { name: string; arabic: string; country: string };

const people = (tables: (readonly [string, string, string, ...string[]])[][]): Line[] =>
  tables.flat().map(([name, arabic, country]) => ({ name, arabic, country }));

const kinds: Record<string, Line[]> = {
  players: people(personTables.player),
  coaches: people(personTables.coach),
  clubs: clubTables.flat(),
  stadiums: people(placeTables.stadium),
  cities: people(placeTables.city),
  competitions: competitionTable,
  channels: channelTable.map((channel) => ({ ...channel, country: '' })),
  names: [...arabTokens, ...foreignGivenTokens, ...foreignFamilyTokens].map(([name, arabic]) => ({
    name,
    arabic,
    country: '',
  })),
};

if (process.argv[2] === 'lookup') await lookUp();
else report(process.argv.includes('--json'));

function report(asJson: boolean): void {
  const sizes = Object.fromEntries(Object.entries(kinds).map(([kind, lines]) => [kind, lines.length]));
  const faults = Object.entries(kinds).flatMap(([kind, lines]) => faultsOf(kind, lines));
  if (asJson) console.log(JSON.stringify({ sizes, faults }));
  else {
    for (const [kind, size] of Object.entries(sizes))
      console.log(`${kind.padEnd(14)}${String(size).padStart(6)}`);
    for (const fault of faults) console.log(fault);
    console.log(`${faults.length} faults`);
  }
  if (faults.length > 0) process.exitCode = 1;
}

/** The same thing twice, Latin letters in the Arabic, nothing at all. */
function faultsOf(kind: string, lines: readonly Line[]): string[] {
  const seen = new Set<string>();
  return lines.flatMap(({ name, arabic, country }) => {
    const key = `${name}\n${country}`;
    const faults: string[] = [];
    if (seen.has(key)) faults.push(`${kind}: «${name}» (${country}) stands twice`);
    if (/[A-Za-z]/.test(arabic) || !/\p{Script=Arabic}/u.test(arabic))
      faults.push(`${kind}: «${name}» is «${arabic}»`);
    seen.add(key);
    return faults;
  });
}

async function lookUp(): Promise<void> {
  const Question = z.object({
    kind: z.enum(['player', 'coach', 'club', 'stadium', 'city', 'competition']),
    english: z.string(),
    country: z.string().optional(),
  });
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { kind, english, country } = Question.parse(JSON.parse(line));
    console.log(JSON.stringify(translate(kind, english, country) ?? { text: '', how: 'unknown' }));
  }
}
