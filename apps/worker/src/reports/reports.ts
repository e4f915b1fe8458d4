import type { Lease } from '@safira/store/coordination/leases';
import { type AutomaticTools, consumeLog } from '../automatic/consume-log.ts';
import { takeChanges } from './take-changes.ts';
import { writeDueReports } from './write-due.ts';

/** OURS-21: writes the reports of matches that have settled. */
export function consumeForReports(tools: AutomaticTools, signal: AbortSignal, lease: Lease): Promise<void> {
  const { db, log, leagues } = tools;
  return consumeLog(
    tools,
    {
      kind: 'reports',
      take: (changed) => takeChanges(db, { ...changed, leagues }),
      write: (now) => writeDueReports({ db, log, now, lease }, signal),
    },
    signal,
  );
}
