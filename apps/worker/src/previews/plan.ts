import { dateIn, dayRange } from '@safira/football/time/days';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import { choosePreviews } from '@safira/reports/preview/choose-matches';
import type { Lease } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { listDayMatches, savePlanned } from '@safira/store/news/match-previews';
import { EARLIEST_MS, LATEST_MS } from './window.ts';

/** OURS-21: so that the news are not flooded. The day is that of Mecca. */
const MOST_A_DAY = 8;

type Plan = { db: Db; now: number; leagues: readonly number[]; lease: Lease };

/**
 * OURS-21: makes the previews of the most important matches of a day due. All matches of the day compete, also those that
 * kick off later: an early one takes no place from them. One with too little to say leaves its place to another.
 */
export async function planPreviews({ db, now, leagues, lease }: Plan): Promise<void> {
  const days = new Set([now + LATEST_MS, now + EARLIEST_MS].map((at) => dateIn(DEFAULT_ZONE, at)));
  for (const day of days) {
    const matches = await listDayMatches(db, { ...dayRange(DEFAULT_ZONE, day), leagues });
    const taken = matches.filter(({ isPlanned, isRefused }) => isPlanned && !isRefused).length;
    const open = matches.filter(
      ({ isPlanned, isScheduled, kickoff }) => !isPlanned && isScheduled && kickoff - now >= LATEST_MS,
    );
    const chosen = choosePreviews(open, Math.max(0, MOST_A_DAY - taken));
    const due = chosen.filter(({ kickoff }) => kickoff - now <= EARLIEST_MS);
    await savePlanned(
      db,
      due.map(({ id }) => id),
      { now, lease },
    );
  }
}
