import { sql } from 'kysely';
import type { Competition } from '@safira/contract/competitions/competitions';
import type { Leader } from '@safira/contract/competitions/leaders';
import type { LeadersBy } from '@safira/contract/players/leaders';
import { listCompetitions } from '../competitions/competitions.ts';
import { listLeaders } from '../competitions/leaders.ts';
import type { Db } from '../db.ts';

/** What fits on a page, the best known leagues first: a query for each. */
const MOST_LEAGUES = 12;
const EACH = 5;

/** COMP-07: the first players of the current seasons of leagues; a league without any is left out. */
export async function listLeagueLeaders(
  db: Db,
  by: LeadersBy,
): Promise<{ competition: Competition; leaders: Leader[] }[]> {
  const seasons = await listCurrentLeagues(db);
  const competitions = (await listCompetitions(db))
    .filter(({ id }) => seasons.has(id))
    .slice(0, MOST_LEAGUES);
  const lists = await Promise.all(
    competitions.map(async (competition) => {
      const season = seasons.get(competition.id)!;
      const leaders = await listLeaders(db, { competitionId: competition.id, season, by, limit: EACH });
      return { competition: { ...competition, season }, leaders };
    }),
  );
  return lists.filter(({ leaders }) => leaders.length > 0);
}

/** The current season of each league, without cups. */
async function listCurrentLeagues(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; season: number }>`
    select c.api_id as id, max(s.season) as season
    from competitions c join seasons s on s.competition_id = c.api_id and s.is_current
    where c.type = 'league' group by c.api_id`.execute(db);
  return new Map(rows.map(({ id, season }) => [id, season]));
}
