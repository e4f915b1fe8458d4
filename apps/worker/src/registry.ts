import { jobs } from './jobs/table.ts';
import type { Lease } from '@safira/store/coordination/leases';
import { consumeForCorrections, type CorrectionsTools } from './corrections/corrections.ts';
import type { AutomaticTools } from './automatic/consume-log.ts';
import { consumeForPreviews } from './previews/previews.ts';
import { publishChanges, type PublisherTools } from './publisher.ts';
import { consumeForReports } from './reports/reports.ts';

// All that the worker runs besides the live loop. A job of either kind runs in one worker at a time, under a lease.

/** Cost provider calls, or work that is rationed like them. PostgreSQL knows what is due. */
export const syncJobs = jobs;

/** Reads the change log from a cursor of its own in `publisher_marks`; the log is kept until all have read it. */
export type Consumer = {
  /** Also the name of its lease. */
  name: string;
  /** Runs until aborted; after a crash it continues at the stored cursor. */
  consume: (
    tools: PublisherTools & AutomaticTools & CorrectionsTools,
    signal: AbortSignal,
    lease: Lease,
  ) => Promise<void>;
  /** Whether it has not been possible here for a while, and may be in another worker. */
  isFailing?: (tools: PublisherTools) => boolean;
};

export const consumers: readonly Consumer[] = [
  {
    name: 'publisher',
    consume: publishChanges,
    isFailing: ({ edges }) => edges.areUnreachable(),
  },
  { name: 'reports', consume: consumeForReports },
  { name: 'corrections', consume: consumeForCorrections },
  { name: 'previews', consume: consumeForPreviews },
];
