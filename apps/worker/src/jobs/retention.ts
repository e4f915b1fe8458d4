import { deleteExpired } from '@safira/store/accounts/clean-up';
import { deleteExpiredBroadcasts } from '@safira/store/broadcasts/guides';
import { deletePastProbable } from '@safira/store/broadcasts/probable';
import { deleteSeenFacts } from '@safira/store/corrections/take-facts';
import { pruneHighlights } from '@safira/store/matches/highlights';
import { deletePublishedChanges } from '@safira/store/matches/changes';
import { saveDetailsChanged } from '@safira/store/matches/details-changed';
import { pruneSynced } from '@safira/store/sync/last-synced';
import { weighNames } from '@safira/store/names/words';
import { pruneCalls } from '@safira/store/sync/provider-calls';
import { pruneQuarantine } from '@safira/store/sync/quarantine';
import { pruneSyncRequests } from '@safira/store/sync/requests';
import { SEEN_MS } from '../corrections/corrections.ts';
import type { JobTools, Task } from './job.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long rows are kept. Football data itself is kept for ever. */
const KEEP_CHANGES_MS = HOUR_MS;
const KEEP_QUARANTINE_MS = 30 * DAY_MS;
const KEEP_CALLS_DAYS = 400;
const KEEP_SYNC_TIMES_MS = 30 * DAY_MS;
/** Since the kick-off: guides are read for matches of the last hours only. */
const KEEP_PROBABLE_MS = 2 * DAY_MS;
/** Since the site last confirmed a video; its terms of use set the limit. */
const KEEP_HIGHLIGHTS_MS = 30 * DAY_MS;

export async function dueRetention({ db, clock, log }: JobTools): Promise<Task[]> {
  return [
    async (lease) => {
      const prunedMatches = await pruneHighlights(db, { before: clock.now() - KEEP_HIGHLIGHTS_MS });
      const withoutGuide = await deleteExpiredBroadcasts(db, clock.now());
      await saveDetailsChanged(db, [...new Set([...prunedMatches, ...withoutGuide])], lease);
      log.info(
        {
          changes: await deletePublishedChanges(db, { olderThanMs: KEEP_CHANGES_MS }),
          quarantine: await pruneQuarantine(db, { olderThanMs: KEEP_QUARANTINE_MS }),
          callDays: await pruneCalls(db, { now: clock.now(), keepDays: KEEP_CALLS_DAYS }),
          syncRequests: await pruneSyncRequests(db),
          highlightsOf: prunedMatches.length,
          broadcastsOf: withoutGuide.length,
          probableBroadcasts: await deletePastProbable(db, new Date(clock.now() - KEEP_PROBABLE_MS)),
          seenFacts: await deleteSeenFacts(db, { before: clock.now() - SEEN_MS }),
          syncTimes: await pruneSynced(db, { before: clock.now() - KEEP_SYNC_TIMES_MS }),
          accounts: await deleteExpired(db),
        },
        'old rows deleted',
      );
    },
  ];
}

/** OURS-07: players who have played more since the last run move up in the search results. */
export async function dueWeights({ db, log }: JobTools): Promise<Task[]> {
  return [async () => log.info({ words: await weighNames(db) }, 'names weighed')];
}
