import pg from 'pg';
import { openDb } from '../packages/store/src/db.ts';
import { databaseUrl } from '@safira/testkit/engines';
import { fill } from './growth/database.ts';
import type { Figures } from './growth/measure.ts';
import { type Hits, makeReads, type Reads } from './growth/reads.ts';
import { growthRow, type Made, measureReads, withSizes } from './growth/sizes.ts';
import { median } from './numbers.ts';
import type { Measured, Options, Row } from './report.ts';

const SIZES = [100_000, 1_000_000, 5_000_000];
const QUICK_SIZES = [20_000, 100_000, 300_000];
const ARGUMENTS = 300;
const QUERIES = 1_000;
const SEARCH_P99_MS = 50;

type Facts = { matches: number; seconds: number; teams: number; players: number; gigabytes: number };
type Size = { figures: Record<keyof Reads, Figures>; hits: Hits; facts: Facts };

/** The same reads with 0.1, 1 and 5 million matches: a read must not cost more with every year of history. */
export const benchGrowth = ({ isQuick, isKept, now }: Options & { isKept: boolean }): Promise<Measured> =>
  withSizes(
    {
      prefix: 'safira_bench_growth',
      sizes: isQuick ? QUICK_SIZES : SIZES,
      unit: 'matches',
      isKept,
      grow: (name, step) => fill(name, { ...step, now }),
    },
    async (made) => {
      const sizes = await measure(made, now);
      return { rows: rowsOf(sizes), conditions: conditionsOf(sizes) };
    },
  );

async function measure(made: readonly Made[], now: Date): Promise<Size[]> {
  const open = await Promise.all(
    made.map(async ({ name, size: matches, seconds }) => {
      const client = new pg.Client({ connectionString: databaseUrl('admin', name) });
      await client.connect();
      const db = openDb(databaseUrl('api', name));
      const prepared = await makeReads({ client, db }, { count: ARGUMENTS, queryCount: QUERIES, now });
      const { rows } = await client.query<Facts>(
        `select (select count(*)::int from teams) as teams, (select count(*)::int from players) as players,
          pg_database_size(current_database()) / 1e9::float8 as gigabytes`,
      );
      await client.end();
      return { db, ...prepared, facts: { ...rows[0]!, matches, seconds } };
    }),
  );
  const figures = await measureReads(
    readKeys,
    open.map(({ reads }) => reads),
  );
  await Promise.all(open.map(({ db }) => db.destroy()));
  return open.map(({ hits, facts }, index) => ({ hits, facts, figures: figures[index]! }));
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
  const last = sizes.at(-1)!;
  const flat = readKeys.map((key) => {
    const all = sizes.map((size) => ({ label: inMillions(size), figures: size.figures[key] }));
    return growthRow(names[key], { small: all[0]!, large: all.at(-1)!, all });
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
