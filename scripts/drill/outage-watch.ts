import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from './day.ts';

export type Calls = {
  total: number;
  met: Record<string, number>;
  today: { used: number; limit: number };
};

export const readCalls = ({ control }: Day) => control<Calls>('calls');

/** Every call that came to the simulator: those met by an outage it does not count among the calls made. */
export async function callsReached(day: Day): Promise<number> {
  const { total, met } = await readCalls(day);
  return total + (met['outage'] ?? 0);
}

type Line = { msg: string; question?: string };
const RESTING = 'resting after repeated failures';

/** Follows the worker's log from here on. */
export function watchLog({ stack }: Day) {
  const file = join(stack.folder, 'worker.log');
  const from = statSync(file).size;
  const questions = (): Line[] =>
    readFileSync(file)
      .subarray(from)
      .toString('utf8')
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ question }) => question !== undefined);
  const isRest = ({ msg }: Line) => msg === RESTING;
  return {
    hasFailed: () => questions().length > 0,
    hasRested: () => questions().some(isRest),
    /** Questions that failed before the first that was not put at all. */
    failuresBeforeRest: () => {
      const lines = questions();
      const rest = lines.findIndex(isRest);
      return rest < 0 ? lines.length : rest;
    },
  };
}

/** What is stored of all matches, in a few letters; and how many of them can be read as being played. */
export async function readStored({ query }: Day): Promise<{ hash: string; live: number }> {
  const [row] = await query<{ hash: string; live: number }>(
    `select md5(string_agg(m::text, ',' order by api_id)) as hash,
       (count(*) filter (where status_short in ('1H', 'HT', '2H')))::int as live from matches m`,
  );
  return row!;
}

/** What the live loop says of itself: how old its last whole answer is, and how it finds the provider. */
export async function readReport({ query }: Day): Promise<{ newest: number | null; state: string }> {
  const [row] = await query<{ newest: string | null; state: string | null }>(
    `select report ->> 'newest' as newest, report -> 'provider' ->> 'state' as state
     from leases where name = 'live'`,
  );
  return { newest: row?.newest ? Date.parse(row.newest) : null, state: row?.state ?? 'unknown' };
}

export type Goal = { fixture: number; goals: { home: number; away: number } };

/** Scores in the followed match that lasts longest; gives back how it stands then. */
export async function scoreGoal({ control, stack }: Day): Promise<Goal> {
  const leagues = stack.env.LEAGUES!.split(',').map(Number);
  const { live } = await control<{ live: { fixture: number; league: number; minutesLeft: number }[] }>(
    'live',
  );
  const [match] = live
    .filter(({ league }) => leagues.includes(league))
    .toSorted((a, b) => b.minutesLeft - a.minutesLeft);
  if (!match) throw new Error('nothing is being played');
  return control<Goal>('goal', { fixture: match.fixture, side: 'home' });
}

export async function isStored({ query }: Day, { fixture, goals }: Goal): Promise<boolean> {
  const rows = await query(
    'select 1 from matches where api_id = $1 and home_goals = $2 and away_goals = $3',
    [fixture, goals.home, goals.away],
  );
  return rows.length > 0;
}
