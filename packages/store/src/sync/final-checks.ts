import { sql } from 'kysely';
import { resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** By then the provider has entered its corrections of the evening. */
const MORNING_MS = 6 * HOUR_MS;
/** A match found finished later than that is history: one check is enough, and it is not urgent. */
const HISTORY_MS = 3 * DAY_MS;
const MATCH_MS = 2 * HOUR_MS;

export type DueCheck = { id: number; kickoff: number; checksDone: number };

/**
 * Finished matches to check again: at the end, 10 minutes and 2 hours later, and the next morning. Newest first. Recent
 * matches and history are listed separately, because an old season brings hundreds at once.
 */
export async function listDueChecks(
  db: Db,
  { now, of, limit = 200 }: { now: number; of: 'these days' | 'history'; limit?: number },
): Promise<DueCheck[]> {
  const at = new Date(now);
  const since = new Date(now - HISTORY_MS);
  const { rows } = await sql<{ id: number; kickoff: Date; checks_done: number }>`
    select api_id as id, kickoff, checks_done from matches
    where status_short = any(${resultCodes}::text[])
      and ((checks_done = 0 and kickoff <= ${at}) or next_check_at <= ${at})
      and ${of === 'history' ? sql`kickoff < ${since}` : sql`kickoff >= ${since}`}
    order by kickoff desc, api_id
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, kickoff: row.kickoff.getTime(), checksDone: row.checks_done }));
}

/** Records a check of these matches; it counts for every check that was due by now. */
export async function saveChecks(db: Db, ids: readonly number[], now: number): Promise<void> {
  const { rows } = await sql<{ id: number; kickoff: Date; ended_at: Date | null }>`
    select api_id as id, kickoff, ended_at from matches
    where api_id = any(${ids}::int[]) and status_short = any(${resultCodes}::text[])`.execute(db);
  const checked = rows.map((row) => {
    const endedAt = row.ended_at?.getTime() ?? endOf(row.kickoff.getTime(), now);
    const times = checkTimes(endedAt);
    const next = times.find((time) => time > now);
    return {
      id: row.id,
      endedAt: new Date(endedAt),
      done: times.filter((time) => time <= now).length,
      next: next === undefined ? null : new Date(next),
    };
  });
  await sql`
    update matches m set
      ended_at = t.ended_at, checked_at = ${new Date(now)}::timestamptz, checks_done = t.done, next_check_at = t.next
    from unnest(
      ${checked.map(({ id }) => id)}::int[],
      ${checked.map(({ endedAt }) => endedAt)}::timestamptz[],
      ${checked.map(({ done }) => done)}::int[],
      ${checked.map(({ next }) => next)}::timestamptz[]) as t (id, ended_at, done, next)
    where m.api_id = t.id and m.checks_done <= t.done`.execute(db);
}

/** The first check happens at the end of a match, unless the match is found long after it. */
function endOf(kickoff: number, now: number): number {
  return now - kickoff > HISTORY_MS ? kickoff + MATCH_MS : now;
}

function checkTimes(endedAt: number): number[] {
  const later = endedAt + 2 * HOUR_MS;
  const morning = Math.floor((later - MORNING_MS) / DAY_MS + 1) * DAY_MS + MORNING_MS;
  return [endedAt, endedAt + 10 * MINUTE_MS, later, morning];
}
