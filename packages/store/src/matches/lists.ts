import type { Match } from '@safira/contract/matches/matches';
import { notScheduledCodes, resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { selectMatches, toMatch } from './rows.ts';

type Span = { from: number; to: number; limit: number };

/** Scheduled matches between two times, the next first. */
export async function listScheduledBetween(db: Db, { from, to, limit }: Span): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('m.kickoff', '>=', new Date(from))
    .where('m.kickoff', '<', new Date(to))
    .where('m.status_short', 'not in', notScheduledCodes)
    .orderBy('m.kickoff')
    .orderBy('m.api_id')
    .limit(limit)
    .execute();
  return rows.map(toMatch);
}

/** Matches with a result that kicked off between two times, the newest first. */
export async function listFinishedBetween(db: Db, { from, to, limit }: Span): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('m.kickoff', '>=', new Date(from))
    .where('m.kickoff', '<', new Date(to))
    .where('m.status_short', 'in', resultCodes)
    .orderBy('m.kickoff', 'desc')
    .orderBy('m.api_id')
    .limit(limit)
    .execute();
  return rows.map(toMatch);
}
