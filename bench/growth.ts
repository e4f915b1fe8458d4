import pg from 'pg';
import { openDb } from '../packages/store/src/db.ts';
import { databaseUrl, databaseUser } from '@safira/testkit/engines';
import { administer, fill } from './growth/database.ts';
import { type Figures, measureRead } from './growth/measure.ts';
import { type Hits, makeReads, type Reads } from './growth/reads.ts';
import { median } from './numbers.ts';
import type { Measured, Options, Row } from './report.ts';

const SIZES = [100_000, 1_000_000, 5_000_000];
const QUICK_SIZES = [20_000, 100_000, 300_000];
const ARGUMENTS = 300;
const QUERIES = 1_000;
const FLAT = 1.5;
const SEARCH_P99_MS = 50;

type Facts = { matches: number; seconds: number; teams: number; players: number; gigabytes: number };
type Size = { figures: Record<keyof Reads, Figures>; hits: Hits; facts: Facts };

/** The same reads with 0.1, 1 and 5 million matches: a read must not cost more with every year of history. */
export async function benchGrowth({
  isQuick,
  isKept,
  now,
}: Options & { isKept: boolean }): Promise<Measured> {
  const made: { name: string; matches: number; seconds: number }[] = [];
  try {
    for (const matches of isQuick ? QUICK_SIZES : SIZES) {
      const name = `safira_bench_growth_${matches}`;
      await administer(`drop database if exists ${name} with (force)`);
      // Grown from a copy of the one before, which stays as it is: they take turns when they are measured.
      const before = made.at(-1);
      await administer(
        `create database ${name} owner ${databaseUser('migrator')} ${before ? `template ${before.name} strategy file_copy` : ''}`,
      );
      made.push({ name, matches, seconds: 0 });
      made.at(-1)!.seconds = await fill(name, { from: before?.matches ?? 0, to: matches, now });
      console.log(`${matches} matches after ${made.at(-1)!.seconds.toFixed(0)} s`);
    }
    const sizes = await measure(made, now);
    return { rows: rowsOf(sizes), conditions: conditionsOf(sizes) };
  } finally {
    for (const { name } of isKept ? [] : made)
      await administer(`drop database if exists ${name} with (force)`);
  }
}

/** All reads once to warm the caches, then three rounds of the same ones. */
async function measure(
  made: readonly { name: string; matches: number; seconds: number }[],
  now: Date,
): Promise<Size[]> {
  const open = await Promise.all(
    made.map(async ({ name, ...facts }) => {
      const client = new pg.Client({ connectionString: databaseUrl('admin', name) });
      await client.connect();
      const db = openDb(databaseUrl('api', name));
      const prepared = await makeReads({ client, db }, { count: ARGUMENTS, queryCount: QUERIES, now });
      const { rows } = await client.query<Facts>(
        `select (select count(*)::int from teams) as teams, (select count(*)::int from players) as players,
          pg_database_size(current_database()) / 1e9::float8 as gigabytes`,
      );
      await client.end();
      return { db, ...prepared, facts: { ...rows[0]!, ...facts } };
    }),
  );
  const sizes = open.map(({ hits, facts }) => ({ hits, facts, figures: {} as Size['figures'] }));
  for (const key of readKeys) {
    const figures = await measureRead(open.map(({ reads }) => reads[key]));
    for (const [index, size] of sizes.entries()) size.figures[key] = figures[index]!;
  }
  await Promise.all(open.map(({ db }) => db.destroy()));
  return sizes;
}

const names: Record<keyof Reads, string> = {
  day: 'day list',
  team: "a team's last ten",
  schedule: "a team's matches",
  month: "a competition's month",
  twoTeams: 'a season of two teams',
  leaders: 'leaders of a season',
  player: 'a player',
  abroad: 'Arab players abroad',
  search: 'search',
};
const readKeys = Object.keys(names) as (keyof Reads)[];

function rowsOf(sizes: readonly Size[]): Row[] {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const flat = readKeys.map((key): Row => {
    const [ours, against] = [last.figures[key].p50, first.figures[key].p50];
    return {
      what: `${names[key]} : with ${inMillions(first)}`,
      unit: 'ms p50',
      ours: median(ours),
      against: median(against),
      rounds: { ours, against },
      value: median(ours) / median(against),
      aim: { atMost: FLAT },
      notes: Object.fromEntries(
        sizes.map((size) => [
          inMillions(size),
          `p50 ${median(size.figures[key].p50).toFixed(2)} p99 ${median(size.figures[key].p99).toFixed(2)}`,
        ]),
      ),
    };
  });
  const { p99 } = last.figures.search;
  return [
    ...flat,
    {
      what: `search among ${last.facts.players} players`,
      unit: 'ms p99',
      ours: median(p99),
      rounds: { ours: p99 },
      value: median(p99),
      aim: { atMost: SEARCH_P99_MS },
      notes: Object.fromEntries(
        Object.entries(last.hits).map(([kind, { queries, hit }]) => [
          `${kind} found in the first ten`,
          `${((100 * hit) / queries).toFixed(1)} %`,
        ]),
      ),
    },
  ];
}

const inMillions = ({ facts: { matches } }: Size) => `${matches / 1_000_000} M`;

function conditionsOf(sizes: readonly Size[]): Measured['conditions'] {
  return Object.fromEntries(
    sizes.map((size) => [
      inMillions(size),
      `filled in ${size.facts.seconds.toFixed(0)} s, ${size.facts.teams} teams, ${size.facts.players} players, ${size.facts.gigabytes.toFixed(1)} GB`,
    ]),
  );
}
