import type { Lease } from '@safira/store/coordination/leases';
import { notePreviewChanges } from '@safira/store/news/match-previews';
import { type AutomaticTools, consumeLog } from '../automatic/consume-log.ts';
import { planPreviews } from './plan.ts';
import { writeDuePreviews } from './write-due.ts';

/** How often the matches of the next day are looked at. */
const PLAN_MS = 60_000;

/** OURS-21: writes previews of the most important matches of each day, and corrects them when a match is moved. */
export function consumeForPreviews(tools: AutomaticTools, signal: AbortSignal, lease: Lease): Promise<void> {
  const { db, log, leagues } = tools;
  let plannedAt = -Infinity;
  return consumeLog(
    tools,
    {
      kind: 'previews',
      take: ({ ids, seq, now }) => notePreviewChanges(db, ids, { seq, now }),
      plan: async (now) => {
        if (now - plannedAt < PLAN_MS) return;
        await planPreviews({ db, now, leagues, lease });
        plannedAt = now;
      },
      write: (now) => writeDuePreviews({ db, log, now, lease }, signal),
    },
    signal,
  );
}
