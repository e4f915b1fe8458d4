import { sql } from 'kysely';
import type { Db } from '../db.ts';

export type FollowedLeague = {
  id: number;
  name: string;
  originalName: string;
  season: number;
  matches: number;
};

/** Competitions with a current season, and how many of its matches are stored. */
export async function listFollowedLeagues(db: Db): Promise<FollowedLeague[]> {
  const { rows } = await sql<FollowedLeague>`
    select c.api_id as id, c.arabic_name as name, c.name as "originalName", s.season,
      (select count(*)::int from matches m
        where m.competition_id = s.competition_id and m.season = s.season) as matches
    from seasons s join competitions c on c.api_id = s.competition_id
    where s.is_current order by c.api_id`.execute(db);
  return rows;
}
