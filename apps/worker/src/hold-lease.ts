import type { Db } from '@safira/store/db';
import {
  type Lease,
  type LeaseReport,
  releaseLease,
  renewLease,
  takeLease,
} from '@safira/store/coordination/leases';
import { leaseHeld } from './metrics.ts';
import { sleep } from './sleep.ts';

/** In real time, whatever the football world's clock does. Another worker takes over within 30 s. */
const TTL_MS = 20_000;
const RENEW_MS = 5_000;

export type Duty = {
  name: string;
  /** Runs while the lease is held; must end soon after `signal` is aborted. */
  work: (lease: Lease, signal: AbortSignal) => Promise<void>;
  report?: () => LeaseReport;
};

/** Does the duty while the lease is held and renewed. Returns false at once while another worker holds it. */
export async function holdLease(
  { db, holder }: { db: Db; holder: string },
  duty: Duty,
  stop: AbortSignal,
): Promise<boolean> {
  const lease = await takeLease(db, { name: duty.name, holder, ttlMs: TTL_MS });
  if (!lease) return false;
  leaseHeld.set({ lease: duty.name }, 1);
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal]);
  const renewing = renewUntilLost({ db, lease, duty, signal }).then(() => lost.abort());
  try {
    await duty.work(lease, signal);
  } finally {
    lost.abort();
    await renewing;
    await releaseLease(db, lease).catch(() => {});
    leaseHeld.set({ lease: duty.name }, 0);
  }
  return true;
}

/** Resolves when another worker holds the lease, or when it could not be renewed for its whole lifetime. */
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
