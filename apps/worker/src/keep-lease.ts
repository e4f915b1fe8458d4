import type { Logger } from '@safira/operations/log';
import type { Db } from '@safira/store/db';
import { type Lease, type LeaseReport, releaseLease, renewLease, takeLease } from '@safira/store/leases';
import { leaseHeld } from './metrics.ts';
import { sleep } from './sleep.ts';

/** Real time whatever the clock of the football world does. Another worker takes over within 30 s. */
const TTL_MS = 20_000;
const RENEW_MS = 5_000;
const RETRY_MS = 4_000;

export type Duty = {
  name: string;
  /** Runs while the lease is held; must end soon after `signal` is aborted. */
  work: (lease: Lease, signal: AbortSignal) => Promise<void>;
  report?: () => LeaseReport;
};

/** Holds a lease whenever it can and does the duty while it holds it, until stopped. */
export async function keepLease(
  { db, holder, log }: { db: Db; holder: string; log: Logger },
  duty: Duty,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const lease = await takeLease(db, { name: duty.name, holder, ttlMs: TTL_MS }).catch((error: unknown) => {
      log.warn({ err: error, lease: duty.name }, 'could not ask for the lease');
      return undefined;
    });
    if (!lease) {
      await sleep(RETRY_MS, stop);
      continue;
    }
    leaseHeld.set({ lease: duty.name }, 1);
    log.info({ lease: duty.name, term: lease.term }, 'lease taken');
    const lost = new AbortController();
    const signal = AbortSignal.any([stop, lost.signal]);
    const renewing = renewUntilLost({ db, lease, duty, signal }).then(() => lost.abort());
    try {
      await duty.work(lease, signal);
    } catch (error) {
      log.error({ err: error, lease: duty.name }, 'duty failed');
      await sleep(RETRY_MS, stop);
    }
    lost.abort();
    await renewing;
    await releaseLease(db, lease).catch(() => {});
    leaseHeld.set({ lease: duty.name }, 0);
    log.info({ lease: duty.name, term: lease.term }, 'lease let go');
  }
}

/** Ends when the lease has passed to another, or could not be renewed for as long as it lasts. */
async function renewUntilLost({
  db,
  lease,
  duty,
  signal,
}: {
  db: Db;
  lease: Lease;
  duty: Duty;
  signal: AbortSignal;
}) {
  let renewedAt = performance.now();
  while (!signal.aborted) {
    await sleep(RENEW_MS, signal);
    if (signal.aborted) return;
    const report = duty.report?.();
    const isHeld = await renewLease(db, lease, { ttlMs: TTL_MS, ...(report && { report }) }).catch(
      () => undefined,
    );
    if (isHeld === false) return;
    if (isHeld) renewedAt = performance.now();
    else if (performance.now() - renewedAt > TTL_MS) return;
  }
}
