import { ENGLAND, type EpisodeFacts, SPAIN } from '@safira/podcast/facts';
import type { Db } from '../db.ts';

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

/** Whether the current tables of both leagues are stored. */
export async function hasLeagues(db: Db, now: number): Promise<boolean> {
  for (const league of [ENGLAND, SPAIN]) {
    const season = await findSeason(db, league, now);
    if (season === undefined) return false;
    const row = await db
      .selectFrom('standings')
      .select('team_id')
      .where('competition_id', '=', league)
      .where('season', '=', season)
      .limit(1)
      .executeTakeFirst();
    if (!row) return false;
  }
  return true;
}
