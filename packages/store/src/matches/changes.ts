import { sql } from 'kysely';
import { z } from 'zod';
import { MatchChange } from '@safira/contract/matches/live';
import type { MatchState } from '@safira/football/observed/observation';
import type { Db } from '../db.ts';

/** What a change affects besides its match, from the state before and the state after it. */
export const ChangeScope = z.object({
  competitions: z.array(z.object({ id: z.int(), season: z.int() })),
  teamIds: z.array(z.int()),
});
export type ChangeScope = z.infer<typeof ChangeScope>;

/** One entry of the change log: the change, and what else the publisher needs. */
export type LoggedChange = {
  change: MatchChange;
  /** The previous change of the same match that was more than its clock. */
  prevSeq: number;
  kickoffs: string[];
  /** Missing in entries of a worker of the previous version. */
  scope: ChangeScope | undefined;
};

/** An entry that this version cannot parse, e.g. of a newer worker; its columns still state what it affects. */
export type UnreadableChange = Pick<LoggedChange, 'kickoffs' | 'scope'> & {
  seq: number;
  matchId: number;
  reason: string;
  row: unknown;
};

export const CHANGES_CHANNEL = 'match_changes';
const NUMBERS_LOCK = 7_251_002;

/**
 * Makes the caller's transaction the only one that may allocate numbers until it ends: numbers become visible in
 * order, and a reader at position n has seen all numbers below n.
 */
export async function lockNumbers(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${NUMBERS_LOCK})`.execute(trx);
}

/** Only under `lockNumbers`. */
export async function allocateSeqs(trx: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select nextval('match_change_numbers') as seq from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ seq }) => seq);
}

export async function saveChanges(trx: Db, changes: readonly LoggedChange[]): Promise<void> {
  await sql`
    with logged as (
      insert into match_changes (seq, match_id, prev_seq, kinds, kickoffs, scope, patch, events)
      select seq, match_id, prev_seq,
        array(select json_array_elements_text(kinds)),
        array(select json_array_elements_text(kickoffs)::timestamptz),
        scope, patch, events
      from json_to_recordset(${JSON.stringify(changes.map(toRow))}::json) as t (
        seq bigint, match_id int, prev_seq bigint, kinds json, kickoffs json, scope json, patch json,
        events json)
    )
    select pg_notify(${CHANGES_CHANNEL}, '')`.execute(trx);
}

// One JSON document instead of arrays: the patches need no second escaping.
const toRow = ({
  change: { seq, matchId, kinds, patch, events },
  prevSeq,
  kickoffs,
  scope,
}: LoggedChange) => ({
  seq,
  match_id: matchId,
  prev_seq: prevSeq,
  kinds,
  kickoffs,
  scope,
  patch,
  events,
});

/** The teams and the season of a match may be corrected, so responses about the former ones change too. */
export function scopeOf(after: MatchState, before = after): ChangeScope {
  const isSameSeason = before.competitionId === after.competitionId && before.season === after.season;
  const states = isSameSeason ? [after] : [after, before];
  return {
    competitions: states.map(({ competitionId, season }) => ({ id: competitionId, season })),
    teamIds: [...new Set([after.homeId, after.awayId, before.homeId, before.awayId])],
  };
}

/** The number of the newest visible change. Read it before the rows that it labels, so that it is never too new. */
export async function findHead(db: Db): Promise<number> {
  const row = await db
    .selectFrom('match_changes')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The entries after a number, at most `limit`; unreadable ones are listed separately. */
export async function listChanges(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<{ changes: LoggedChange[]; unreadable: UnreadableChange[] }> {
  const rows = await db
    .selectFrom('match_changes')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const changes: LoggedChange[] = [];
  const unreadable: UnreadableChange[] = [];
  for (const row of rows) {
    const kickoffs = row.kickoffs.map((kickoff) => kickoff.toISOString());
    const scope = ChangeScope.safeParse(row.scope).data;
    const parsed = MatchChange.safeParse({
      seq: row.seq,
      matchId: row.match_id,
      kinds: row.kinds,
      // Entries of a worker of a previous version lack some fields.
      patch: { pulse: null, redCards: null, lastGoal: null, ...(row.patch as object) },
      ...(row.events ? { events: row.events } : {}),
    });
    if (parsed.success) changes.push({ change: parsed.data, prevSeq: row.prev_seq, kickoffs, scope });
    else {
      const reason = z.prettifyError(parsed.error);
      unreadable.push({ seq: row.seq, matchId: row.match_id, kickoffs, scope, reason, row });
    }
  }
  return { changes, unreadable };
}

/** The last sequence number that the publisher has published. */
export async function findPublishedSeq(db: Db): Promise<number> {
  const { seq } = await db
    .selectFrom('publisher_marks')
    .select('seq')
    .where('channel', '=', 'matches')
    .executeTakeFirstOrThrow();
  return seq;
}

/** The mark never goes back, even if a publisher resumes after a long pause. */
export async function savePublishedSeq(db: Db, seq: number): Promise<void> {
  await sql`
    update publisher_marks set seq = ${seq}, told_at = clock_timestamp()
    where channel = 'matches' and seq < ${seq}`.execute(db);
}

/** Deletes old published entries; the newest stays, because its number is the head. */
export async function deletePublishedChanges(
  db: Db,
  { olderThanMs }: { olderThanMs: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from match_changes
    where seq <= (select min(seq) from publisher_marks)
      and seq < (select max(seq) from match_changes)
      and created_at < clock_timestamp() - ${olderThanMs} * interval '1 ms'`.execute(db);
  return Number(numAffectedRows ?? 0);
}
