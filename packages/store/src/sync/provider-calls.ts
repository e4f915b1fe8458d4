import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** The provider counts calls by UTC day, in football time. */
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Counts one call before it is made, or refuses it: never more than `limit` a day across all processes and restarts,
 * and never the last `reserve` of them, which are for more important calls. Returns how many are used.
 */
export async function takeCall(
  db: Db,
  { limit, reserve, now }: { limit: number; reserve: number; now: number },
): Promise<{ ok: true; used: number } | { ok: false }> {
  const { rows } = await sql<{ calls: number }>`
    insert into provider_calls as c (day, calls)
    select ${dayOf(now)}::date, 1 where ${limit - reserve}::int > 0
    on conflict (day) do update set calls = c.calls + 1 where c.calls < ${limit - reserve}::int
    returning calls`.execute(db);
  return rows[0] ? { ok: true, used: rows[0].calls } : { ok: false };
}

/** The provider's own count, where it is higher: the key may be used elsewhere, or this database be new. */
export async function saveReportedCalls(db: Db, { used, now }: { used: number; now: number }): Promise<void> {
  await sql`
    insert into provider_calls as c (day, calls) values (${dayOf(now)}::date, ${used})
    on conflict (day) do update set calls = excluded.calls where c.calls < excluded.calls`.execute(db);
}

export async function countCalls(db: Db, now: number): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select calls from provider_calls where day = ${dayOf(now)}::date`.execute(db);
  return rows[0]?.calls ?? 0;
}

/** Deletes the days before the last `keepDays`; returns how many. Today's count always stays. */
export async function pruneCalls(
  db: Db,
  { now, keepDays }: { now: number; keepDays: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from provider_calls where day < ${dayOf(now)}::date - ${keepDays}::int`.execute(db);
  return Number(numAffectedRows ?? 0);
}
