import type { Clock } from '@safira/football/clock';
import type { Logger } from '@safira/operations/log';
import type { Lease } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { listChanges } from '@safira/store/matches/changes';
import { findReportsMark } from '@safira/store/news/match-reports';
import type { Fault } from '../faults.ts';
import { headOf } from '../messages.ts';
import type { Progress } from '../progress.ts';
import { takeChanges } from './take-changes.ts';
import { writeDueReports } from './write-due.ts';

export type ReportsTools = {
  db: Db;
  clock: Clock;
  log: Logger;
  fault: Fault;
  /** The followed competitions. */
  leagues: readonly number[];
  waitForChanges: (ms: number, signal: AbortSignal) => Promise<void>;
  progress?: Progress;
};

const ROUND_MS = 60_000;
/** How long a report that has become due waits at most. */
const TICK_MS = 5_000;
const BATCH = 500;

/**
 * OURS-21: reads the change log from a cursor of its own and writes the reports of matches that have settled. Each step is
 * one transaction, so that a worker that is killed anywhere leaves either nothing or the whole step behind.
 */
export async function consumeForReports(
  tools: ReportsTools,
  signal: AbortSignal,
  lease: Lease,
): Promise<void> {
  const { db, clock, log, leagues, fault } = tools;
  let mark = await findReportsMark(db);
  while (!signal.aborted) {
    tools.progress?.note('reports', ROUND_MS);
    const run = await listChanges(db, { after: mark, limit: BATCH });
    const changed = [
      ...run.changes.map(({ change }) => change.matchId),
      ...run.unreadable.map(({ matchId }) => matchId),
    ];
    if (changed.length > 0) {
      mark = headOf(run);
      await takeChanges(db, { ids: [...new Set(changed)], seq: mark, now: clock.now(), leagues });
      fault('reports-noted');
    }
    const looked = await writeDueReports({ db, log, now: clock.now(), lease }, signal);
    if (changed.length < BATCH && looked === 0) await tools.waitForChanges(TICK_MS, signal);
  }
}
