import { sql } from 'kysely';
import type { Match } from '@safira/contract/matches/matches';
import { resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { selectMatches, toMatch } from './rows.ts';

/** Two teams, the smaller id first: head-to-head matches count regardless of which team was at home. */
export type Pair = readonly [number, number];

export async function findPair(db: Db, matchId: number): Promise<Pair | undefined> {
  const row = await db
    .selectFrom('matches')
    .select(['home_id', 'away_id'])
    .where('api_id', '=', matchId)
    .executeTakeFirst();
  return row && [Math.min(row.home_id, row.away_id), Math.max(row.home_id, row.away_id)];
}

type Options = { limit: number; /** The match whose page shows the list. */ except?: number };

/** DLG-10: the finished head-to-head matches of two teams, the newest first. */
export async function listHeadToHead(
  db: Db,
  [one, other]: Pair,
  { limit, except = 0 }: Options,
): Promise<Match[]> {
  const rows = await selectMatches(db)
    // The same expression as in the index matches_by_pair.
    .where(sql<boolean>`least(m.home_id, m.away_id) = ${one} and greatest(m.home_id, m.away_id) = ${other}`)
    .where('m.status_short', 'in', resultCodes)
    .where('m.api_id', '!=', except)
    .orderBy('m.kickoff', 'desc')
    .orderBy('m.api_id')
    .limit(limit)
    .execute();
  return rows.map(toMatch);
}
