import type { Logger } from '@safira/operations/log';
import { standBy } from '@safira/store/coordination/leases';
import { type Duty, type Held, type Holding, holdLease, LEASE_TIMES } from './hold-lease.ts';
import { leaseHeld } from './metrics.ts';
import type { Progress } from './progress.ts';
import { sleep } from './sleep.ts';

/** More than it takes to be refused a lease, or to release one, while PostgreSQL is unavailable. */
const TURN_MS = 60_000;

type Tools = Holding & {
  log: Logger;
  /** The duty, or the wait for its lease, must note progress here in time. */
  progress?: Progress;
};

/**
 * Tries to hold a lease and does the duty while it is held, until stopped. A worker that has handed a lease over does not
 * request it again before another one has had it for a lifetime.
 */
export async function keepLease(
  { log, progress, ...holding }: Tools,
  duty: Duty,
  stop: AbortSignal,
): Promise<void> {
  const { db, holder, times = LEASE_TIMES } = holding;
  const logged: Duty = {
    ...duty,
    work: async (lease, signal) => {
      log.info({ lease: duty.name, term: lease.term }, 'lease taken');
      await duty.work(lease, signal);
      log.info({ lease: duty.name, term: lease.term }, 'lease released');
    },
  };
  // Otherwise the metrics of a worker that stands by would not say that this lease exists.
  leaseHeld.set({ lease: duty.name }, 0);
  while (!stop.aborted) {
    progress?.note(duty.name, TURN_MS);
    const held = await holdLease(holding, logged, stop).catch((error: unknown): Held => {
      log.error({ err: error, lease: duty.name }, 'duty failed, or the lease could not be requested');
      return 'refused';
    });
    if (held === 'handed-over') {
      log.warn({ lease: duty.name }, 'lease handed over: its duty fails here');
      await sleep(times.ttlMs, stop);
    } else if (held === 'refused') {
      const standing = { name: duty.name, holder, ttlMs: 2 * times.requestMs + times.retryMs };
      if (duty.isFailing) await standBy(db, standing).catch(() => {});
      await sleep(times.requestMs, stop);
    }
  }
}
