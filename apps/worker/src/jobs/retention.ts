import { pruneHighlights } from '@safira/store/highlights';
import { deletePublishedChanges } from '@safira/store/match-changes';
import { saveDetailsChanged } from '@safira/store/match-details-changed';
import { pruneSynced } from '@safira/store/last-synced';
import { weighNames } from '@safira/store/name-words';
import { pruneCalls } from '@safira/store/provider-calls';
import { pruneQuarantine } from '@safira/store/quarantine';
import { pruneSyncRequests } from '@safira/store/sync-requests';
import type { JobTools, Task } from './job.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is kept, and for how long. Football itself is kept for ever. */
const KEEP_CHANGES_MS = HOUR_MS;
const KEEP_QUARANTINE_MS = 30 * DAY_MS;
const KEEP_CALLS_DAYS = 400;
const KEEP_ASKED_MS = 30 * DAY_MS;
/** Since the site last confirmed a film, by its terms. */
const KEEP_HIGHLIGHTS_MS = 30 * DAY_MS;

export async function dueRetention({ db, clock, log }: JobTools): Promise<Task[]> {
  return [
    async (lease) => {
      const lost = await pruneHighlights(db, { before: clock.now() - KEEP_HIGHLIGHTS_MS });
      await saveDetailsChanged(db, lost, lease);
      log.info(
        {
          changes: await deletePublishedChanges(db, { olderThanMs: KEEP_CHANGES_MS }),
          quarantine: await pruneQuarantine(db, { olderThanMs: KEEP_QUARANTINE_MS }),
          callDays: await pruneCalls(db, { now: clock.now(), keepDays: KEEP_CALLS_DAYS }),
          wanted: await pruneSyncRequests(db),
          highlightsOf: lost.length,
          asked: await pruneSynced(db, { before: clock.now() - KEEP_ASKED_MS }),
        },
        'old rows deleted',
      );
    },
  ];
}

/** OURS-07: who has played more since is found before others. */
export async function dueWeights({ db, log }: JobTools): Promise<Task[]> {
  return [async () => log.info({ words: await weighNames(db) }, 'names weighed')];
}
