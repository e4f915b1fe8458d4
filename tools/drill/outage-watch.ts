import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@safira/testkit/simulated-day';

export type Calls = {
  total: number;
  met: Record<string, number>;
  today: { used: number; limit: number };
};

export const readCalls = ({ control }: Day) => control<Calls>('calls');

/** Every call that reached the simulator; it does not count those during an outage in its total. */
export async function callsReached(day: Day): Promise<number> {
  const { total, met } = await readCalls(day);
  return total + (met['outage'] ?? 0);
}

/** `question` is the address of a provider request that failed (packages/provider/src/requester.ts). */
type Line = { msg: string; question?: string };
const RESTING = 'resting after repeated failures';

/** Follows the worker's log from the moment of the call. */
export function watchLog({ stack }: Day) {
  const file = join(stack.folder, 'worker.log');
  const from = statSync(file).size;
  const failedRequests = (): Line[] =>
    readFileSync(file)
      .subarray(from)
      .toString('utf8')
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ question }) => question !== undefined);
  const isRest = ({ msg }: Line) => msg === RESTING;
  return {
    hasFailed: () => failedRequests().length > 0,
    hasRested: () => failedRequests().some(isRest),
    /** Requests that failed before the first that the open breaker did not send. */
    failuresBeforeRest: () => {
      const lines = failedRequests();
      const rest = lines.findIndex(isRest);
      return rest < 0 ? lines.length : rest;
    },
  };
}

/** A hash of all stored matches, and how many of them are stored as live. */
export async function readStored({ query }: Day): Promise<{ hash: string; live: number }> {
  const [row] = await query<{ hash: string; live: number }>(
    `select md5(string_agg(m::text, ',' order by api_id)) as hash,
       (count(*) filter (where status_short in ('1H', 'HT', '2H')))::int as live from matches m`,
  );
  return row!;
}

/** The live loop's own report: the time of its last complete answer, and the state of the provider. */
export async function readReport({ query }: Day): Promise<{ newest: number | null; state: string }> {
  const [row] = await query<{ newest: string | null; state: string | null }>(
    `select report ->> 'newest' as newest, report -> 'provider' ->> 'state' as state
     from leases where name = 'live'`,
  );
  return { newest: row?.newest ? Date.parse(row.newest) : null, state: row?.state ?? 'unknown' };
}

export type Goal = { fixture: number; goals: { home: number; away: number } };

/** Scores in the followed match that lasts longest; returns the new score. */
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
