import { z } from 'zod';

/** The queue of work that is done once and retried, by whichever worker is free. */
export const SYNC_QUEUE = 'sync';

/** Payloads by job name, checked where a worker takes them. */
export const syncJobs = {
  /** All followed matches of a span of days around today. */
  'sync-days': z.object({ from: z.int(), to: z.int() }),
  /** The whole season of every followed competition, for the days further away. */
  'sync-seasons': z.object({}),
  /** Drops told and old entries of the change log. */
  'prune-changes': z.object({}),
} as const;

export type SyncJobName = keyof typeof syncJobs;
