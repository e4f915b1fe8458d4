import type { Clock } from '@safira/football/time/clock';
import type { Lease } from '@safira/store/coordination/leases';
import { findCorrectionsMark, takeFacts } from '@safira/store/corrections/take-facts';
import type { Db } from '@safira/store/db';
import { listChanges } from '@safira/store/matches/changes';
import type { Fault } from '../faults.ts';
import { headOf } from '../messages.ts';
import { correctionsLogged } from '../metrics.ts';
import type { Progress } from '../progress.ts';

export type CorrectionsTools = {
  db: Db;
  clock: Clock;
  fault: Fault;
  /** The followed competitions. */
  leagues: readonly number[];
  waitForChanges: (ms: number, signal: AbortSignal) => Promise<void>;
  progress?: Progress;
};

const ROUND_MS = 60_000;
const TICK_MS = 5_000;
const BATCH = 500;
/** So long after the kick-off a changed result is a correction; later it is history that was fetched again. */
export const SEEN_MS = 7 * 24 * 3_600_000;

/** OURS-22: reads the change log from a cursor of its own and logs the facts that readers saw and that were wrong. */
export async function consumeForCorrections(
  tools: CorrectionsTools,
  signal: AbortSignal,
  lease: Lease,
): Promise<void> {
  const { db, clock, leagues } = tools;
  let mark = await findCorrectionsMark(db);
  while (!signal.aborted) {
    tools.progress?.note('corrections', ROUND_MS);
    const run = await listChanges(db, { after: mark, limit: BATCH });
    const head = headOf(run);
    if (head > mark) {
      const now = clock.now();
      // An unreadable change is skipped: the next one of its match is compared with the state before both.
      const { changes } = run;
      const logged = await takeFacts(db, {
        changes,
        from: mark,
        to: head,
        now,
        leagues,
        since: now - SEEN_MS,
        lease,
      });
      tools.fault('corrections-taken');
      correctionsLogged.inc(logged);
      mark = head;
    }
    if (run.changes.length + run.unreadable.length < BATCH) await tools.waitForChanges(TICK_MS, signal);
  }
}
