import { sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * What may be asked for on demand, and the id it is asked by: a player's, those of two teams (`40-50`), a team's,
 * a competition's with the season (`39-2025`).
 */
export type SyncKind = 'player' | 'head-to-head' | 'squad' | 'season';
export type SyncRequest = { kind: SyncKind; key: string };

/** Somebody waits for this. Kept in the database: a queue that forgets loses nothing. */
export async function saveSyncRequest(db: Db, { kind, key }: SyncRequest, now: number): Promise<void> {
  await sql`
    insert into wanted as w (kind, key, wanted_at) values (${kind}, ${key}, ${new Date(now)})
    on conflict (kind, key) do update set wanted_at = excluded.wanted_at
      where w.wanted_at < excluded.wanted_at`.execute(db);
}

/** What was wanted after it was last asked for; who waits longest comes first. */
export async function listSyncRequests(db: Db, limit = 100): Promise<SyncRequest[]> {
  const { rows } = await sql<SyncRequest>`
    select w.kind, w.key from wanted w
    left join last_asked l on l.kind = w.kind and l.key = w.key
    where l.asked_at is null or l.asked_at < w.wanted_at
    order by w.wanted_at limit ${limit}`.execute(db);
  return rows;
}

/** Drops the wishes that were seen to; says how many. */
export async function pruneSyncRequests(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from wanted w using last_asked l
    where l.kind = w.kind and l.key = w.key and l.asked_at >= w.wanted_at`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** What is asked for of a season, each by itself. */
export type SeasonPart = 'fixtures' | 'standings' | 'leaders';

/** What of its coverage says whether the provider has that part; matches it has of every season. */
const coverageOf = { fixtures: null, standings: 'standings', leaders: 'topScorers' } as const;

/**
 * COMP-05: what may be missing of a season; undefined where nothing can be: the provider lists no such season or
 * tells that it has no such part, or the season is current and was asked for, for then it is again by itself.
 */
export async function findSeasonGap(
  db: Db,
  { competitionId, season, part }: { competitionId: number; season: number; part: SeasonPart },
): Promise<{ isAsked: boolean } | undefined> {
  const { rows } = await sql<{ isAsked: boolean }>`
    select l.key is not null as "isAsked"
    from seasons s
    left join last_asked l on l.kind = ${part} and l.key = s.competition_id || '-' || s.season
    where s.competition_id = ${competitionId} and s.season = ${season}
      and coalesce((s.coverage ->> ${coverageOf[part]}::text)::boolean, true)
      and not (s.is_current and l.key is not null)`.execute(db);
  return rows[0];
}
