import { sql } from 'kysely';
import type { Match } from '@safira/contract/matches/matches';
import { bracketRounds } from '@safira/football/competitions/bracket/bracket';
import type { Db } from '../db.ts';
import { selectMatches, toMatch } from '../matches/rows.ts';

/** More than any bracket has; of more, the last rounds are listed. */
const MOST_MATCHES = 300;

/** OURS-11: the matches of a season's knock-out rounds, the last first, and whether it has any match at all. */
export async function findKnockoutMatches(
  db: Db,
  { competitionId, season }: { competitionId: number; season: number },
): Promise<{ matches: Match[]; isStored: boolean }> {
  const [rows, stored] = await Promise.all([
    selectMatches(db)
      .where('m.competition_id', '=', competitionId)
      .where('m.season', '=', season)
      .where(sql<boolean>`m.round ~* ${bracketRounds(competitionId)}`)
      .orderBy('m.kickoff', 'desc')
      .orderBy('m.api_id', 'desc')
      .limit(MOST_MATCHES)
      .execute(),
    db
      .selectFrom('matches')
      .select('api_id')
      .where('competition_id', '=', competitionId)
      .where('season', '=', season)
      .limit(1)
      .execute(),
  ]);
  return { matches: rows.map(toMatch), isStored: stored.length > 0 };
}
