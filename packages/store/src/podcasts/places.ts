import type { EpisodeFacts } from '@safira/podcast/facts';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { covers } from '../sync/due.ts';
import type { SyncedKind } from '../sync/last-synced.ts';

/** Teams in the order of their places, by league. */
export type Places = { [league: number]: { season: number; teams: number[] } | undefined };

/** For the next episode, which says who moved. */
export async function placesOf(db: Db, { england, spain, now }: EpisodeFacts): Promise<Places> {
  const places: Places = {};
  for (const { competition, table } of [england, spain]) {
    const season = await findSeason(db, competition.id, now);
    if (season !== undefined && table.length > 0)
      places[competition.id] = { season, teams: table.map(({ team }) => team.id) };
  }
  return places;
}

/** That of the last match that has begun. */
export async function findSeason(db: Db, league: number, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('season')
    .where('competition_id', '=', league)
    .where('kickoff', '<=', new Date(now))
    .orderBy('kickoff', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.season;
}

/**
 * Whether all matches and the table of the current season of these leagues were fetched. A league without a current
 * season has not been fetched itself.
 */
export async function areLeaguesSynced(db: Db, leagues: readonly number[]): Promise<boolean> {
  const wasSynced = (kind: SyncedKind) => sql`exists (
    select from last_asked l where l.kind = ${kind} and l.key = s.competition_id || '-' || s.season)`;
  const { rows } = await sql<{ id: number }>`
    select distinct s.competition_id as id from seasons s
    where s.is_current and s.competition_id = any(${leagues}::int[]) and ${wasSynced('fixtures')}
      and (not ${covers('standings')} or ${wasSynced('standings')})`.execute(db);
  return rows.length === leagues.length;
}
