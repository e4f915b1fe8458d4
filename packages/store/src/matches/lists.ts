import type { Match } from '@safira/contract/matches/matches';
import { liveCodes, resultCodes, settledCodes } from '@safira/football/status';
import type { Db } from '../db.ts';
import { selectMatches, toMatch } from './rows.ts';

/** Unknown codes count as scheduled, so the list names what is not scheduled. */
const notScheduled = [...liveCodes, ...settledCodes, 'SUSP', 'PST', 'ABD'];

type Span = { from: number; to: number; limit: number };

/** Scheduled matches between two times, the next first. */
export async function listScheduledBetween(db: Db, { from, to, limit }: Span): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('m.kickoff', '>=', new Date(from))
    .where('m.kickoff', '<', new Date(to))
    .where('m.status_short', 'not in', notScheduled)
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
