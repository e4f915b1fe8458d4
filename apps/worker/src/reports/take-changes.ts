import { isLiveCode } from '@safira/football/matches/status';
import type { Db } from '@safira/store/db';
import { findListedMatch } from '@safira/store/matches/matches';
import { type ChangedMatch, listReportable, noteChanges, type Noted } from '@safira/store/news/match-reports';
import { findPlaces } from '@safira/store/news/record-around';

const MINUTE_MS = 60_000;
/** By then the provider has been read again, and the table counts the match. */
const SETTLED_MS = 12 * MINUTE_MS;
/** Older results are history that was fetched late: no news. */
const NEWS_MS = 3 * 24 * 60 * MINUTE_MS;

/** A match that was awarded has no course to report. */
const PLAYED = ['FT', 'AET', 'PEN'];

type Taken = { ids: readonly number[]; seq: number; now: number; leagues: readonly number[] };

/** OURS-21: notes the places at kick-off, and makes the reports of matches that ended or were corrected due. */
export async function takeChanges(db: Db, { ids, seq, now, leagues }: Taken): Promise<void> {
  const matches = await listReportable(db, ids, { leagues, since: now - NEWS_MS });
  const noted: Noted[] = [];
  for (const match of matches) {
    const isPlayed = PLAYED.includes(match.status);
    const isNew = !match.isNoted && isLiveCode(match.status);
    if (!isPlayed && !isNew) continue;
    noted.push({
      matchId: match.id,
      placesBefore: isNew ? await placesOf(db, match.id) : null,
      dueAt: isPlayed ? dueAt(match, now) : null,
    });
  }
  await noteChanges(db, noted, seq);
}

async function placesOf(db: Db, id: number) {
  const match = await findListedMatch(db, id);
  return match ? findPlaces(db, match) : null;
}

const dueAt = ({ endedAt }: ChangedMatch, now: number): Date =>
  new Date(endedAt === null ? now + SETTLED_MS : Math.max(endedAt.getTime() + SETTLED_MS, now));
