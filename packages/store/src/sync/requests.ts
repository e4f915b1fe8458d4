import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * What can be synced on demand. The key is a player id, two team ids (`40-50`), a team id, or a competition id with the
 * season (`39-2025`).
 */
export type SyncKind = 'player' | 'head-to-head' | 'squad' | 'season';
export type SyncRequest = { kind: SyncKind; key: string };

/** A client waits for this. Stored in the database, so that a lost queue loses no request. */
export async function saveSyncRequest(db: Db, { kind, key }: SyncRequest, now: number): Promise<void> {
  await sql`
    insert into wanted as w (kind, key, wanted_at) values (${kind}, ${key}, ${new Date(now)})
    on conflict (kind, key) do update set wanted_at = excluded.wanted_at
      where w.wanted_at < excluded.wanted_at`.execute(db);
}

/** Open requests, i.e. made after the last sync of the same key; the oldest first. */
export async function listSyncRequests(db: Db, limit = 100): Promise<SyncRequest[]> {
  const { rows } = await sql<SyncRequest>`
    select w.kind, w.key from wanted w
    left join last_asked l on l.kind = w.kind and l.key = w.key
    where l.asked_at is null or l.asked_at < w.wanted_at
    order by w.wanted_at limit ${limit}`.execute(db);
  return rows;
}

/** Deletes completed requests; returns how many. */
export async function pruneSyncRequests(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from wanted w using last_asked l
    where l.kind = w.kind and l.key = w.key and l.asked_at >= w.wanted_at`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The parts of a season, each synced separately. */
export type SeasonPart = 'fixtures' | 'standings' | 'leaders';

/** The coverage flag of each part; the provider has the matches of every season. */
const coverageOf = { fixtures: null, standings: 'standings', leaders: 'topScorers' } as const;

/**
 * COMP-05: whether a part of a season may be missing; undefined if it cannot be: the provider lists no such season, or
 * reports that it lacks the part, or the season is current and was synced, because then it is synced regularly.
 */
export async function findSeasonGap(
  db: Db,
  { competitionId, season, part }: { competitionId: number; season: number; part: SeasonPart },
): Promise<{ isSynced: boolean } | undefined> {
  const { rows } = await sql<{ isSynced: boolean }>`
    select l.key is not null as "isSynced"
    from seasons s
    left join last_asked l on l.kind = ${part} and l.key = s.competition_id || '-' || s.season
    where s.competition_id = ${competitionId} and s.season = ${season}
      and coalesce((s.coverage ->> ${coverageOf[part]}::text)::boolean, true)
      and not (s.is_current and l.key is not null)`.execute(db);
  return rows[0];
}
