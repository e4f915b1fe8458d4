import { liveCodes } from '@safira/football/matches/status-codes';
import type { Db } from '@safira/store/db';

export const LIVERPOOL = 40;
export const HILAL = 2932;
/** Clubs of the Premier League that met in earlier seasons. */
const LONG_IN_THE_LEAGUE = [33, 34, 36, 40, 42, 45, 47, 49, 50, 51, 52, 66];
/** Matches that are being played at its moment. */
export const LIVE = 4;

/** Records of the synced world that the calls read. */
export type Facts = Awaited<ReturnType<typeof findFacts>>;

export async function findFacts(db: Db) {
  const matches = db
    .selectFrom('matches')
    .select(['api_id as id', 'home_goals', 'away_goals'])
    .where('competition_id', '=', 39);
  const slugOf = (id: number) =>
    db.selectFrom('teams').select('slug').where('api_id', '=', id).executeTakeFirstOrThrow();
  const finished = await matches
    .where('status_short', '=', 'FT')
    .where('home_goals', '>', 0)
    .where('away_goals', '>', 0)
    .where('home_id', 'in', LONG_IN_THE_LEAGUE)
    .where('away_id', 'in', LONG_IN_THE_LEAGUE)
    .orderBy('kickoff', 'desc')
    .executeTakeFirstOrThrow();
  const live = await matches.where('status_short', 'in', liveCodes).executeTakeFirstOrThrow();
  const coming = await db
    .selectFrom('predictions')
    .select('match_id as id')
    .where('winner_id', 'is not', null)
    .orderBy('match_id')
    .executeTakeFirstOrThrow();
  const striker = await db
    .selectFrom('player_seasons')
    .select('player_id as id')
    .where('competition_id', '=', 39)
    .where('season', '=', 2026)
    .where('team_id', '=', LIVERPOOL)
    .orderBy('goals', 'desc')
    .executeTakeFirstOrThrow();
  const { name } = await db
    .selectFrom('players')
    .select('arabic_name as name')
    .where('api_id', '=', striker.id)
    .executeTakeFirstOrThrow();
  const report = await db
    .selectFrom('articles')
    .select('slug')
    .where('competition_id', '=', 39)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const episode = await db.selectFrom('podcast_episodes').select('id').executeTakeFirstOrThrow();
  return {
    report: report.slug!, // of a published article
    episode: episode.id,
    /** A match of the Premier League in which both teams scored, between teams that met before. */
    finished: { id: finished.id, goals: finished.home_goals! + finished.away_goals! },
    live: live.id,
    /** A match with a prediction. */
    coming: coming.id,
    liverpool: (await slugOf(LIVERPOOL)).slug,
    hilal: (await slugOf(HILAL)).slug,
    /** Liverpool's top scorer. */
    striker: { id: striker.id, name },
  };
}
