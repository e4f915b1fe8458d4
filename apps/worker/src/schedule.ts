import type { SyncJobName } from '@safira/store/queues';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What runs when, in the time of the football world. Beside it two loops run without a queue, each under its lease:
 * the live loop (every 15 s) and the publisher (at each change, else once a second).
 */
export const schedule: { job: SyncJobName; data: object; everyMs: number }[] = [
  { job: 'sync-days', data: { from: -1, to: 1 }, everyMs: 30 * MINUTE_MS },
  { job: 'sync-days', data: { from: 2, to: 8 }, everyMs: 6 * HOUR_MS },
  { job: 'sync-seasons', data: {}, everyMs: 24 * HOUR_MS },
  { job: 'prune-changes', data: {}, everyMs: HOUR_MS },
];
