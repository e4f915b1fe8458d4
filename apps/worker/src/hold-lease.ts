import type { Db } from '@safira/store/db';
import {
  findStandby,
  type Lease,
  type LeaseReport,
  releaseLease,
  renewLease,
  takeLease,
} from '@safira/store/coordination/leases';
import { withinMs } from '@safira/store/redis';
import { leaseHeld } from './metrics.ts';
import { sleep } from './sleep.ts';

/** In real time, whatever the football world's clock does. */
export type LeaseTimes = {
  ttlMs: number;
  renewMs: number;
  /** After a renewal that failed. */
  retryMs: number;
  /** How often a worker without the lease requests it. */
  requestMs: number;
};

/** Another worker takes over within 30 s. */
export const LEASE_TIMES: LeaseTimes = { ttlMs: 20_000, renewMs: 5_000, retryMs: 1_000, requestMs: 4_000 };

export type Duty = {
  name: string;
  /** Runs while the lease is held; must end soon after `signal` is aborted. */
  work: (lease: Lease, signal: AbortSignal) => Promise<void>;
  report?: () => LeaseReport;
  /** Whether it has not been possible for a while. Then a worker that stands by gets the lease. */
  isFailing?: () => boolean;
};

export type Holding = {
  db: Db;
  holder: string;
  times?: LeaseTimes;
};

/** `refused`: another worker holds it. `handed-over`: given up, because the duty fails here and may not elsewhere. */
export type Held = 'refused' | 'ended' | 'handed-over';

/** Does the duty while the lease is held and renewed. */
export async function holdLease(
  { db, holder, times = LEASE_TIMES }: Holding,
  duty: Duty,
  stop: AbortSignal,
): Promise<Held> {
  const requestedAt = performance.now();
  const lease = await takeLease(db, { name: duty.name, holder, ttlMs: times.ttlMs });
  if (!lease) return 'refused';
  leaseHeld.set({ lease: duty.name }, 1);
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal]);
  const renewing = keepRenewing({ db, lease, duty, times, requestedAt, signal }).finally(() => lost.abort());
  try {
    await duty.work(lease, signal);
  } finally {
    lost.abort();
    leaseHeld.set({ lease: duty.name }, 0);
    await renewing;
    await withinMs(times.renewMs, releaseLease(db, lease)).catch(() => {});
  }
  return renewing;
}

type Renewing = {
  db: Db;
  lease: Lease;
  duty: Duty;
  times: LeaseTimes;
  requestedAt: number;
  signal: AbortSignal;
};

/**
 * Resolves when the lease must no longer be used: another worker holds it, it is handed over, or an interval before it
 * expires. The lifetime is counted from the sending of the last renewal that succeeded: PostgreSQL began to count later.
 */
async function keepRenewing({ db, lease, duty, times, requestedAt, signal }: Renewing): Promise<Held> {
  const { ttlMs, renewMs, retryMs } = times;
  let endsAt = requestedAt + ttlMs - renewMs;
  let pauseMs = renewMs;
  while (!signal.aborted) {
    await sleep(Math.min(pauseMs, endsAt - performance.now()), signal);
    const sentAt = performance.now();
    if (signal.aborted || sentAt >= endsAt) return 'ended';
    const report = duty.report?.();
    const renewal = renewLease(db, lease, { ttlMs, ...(report && { report }) });
    // A statement that hangs must not delay the end, and the next attempt uses another connection.
    const isHeld = await withinMs(Math.min(renewMs, endsAt - sentAt), renewal).catch(() => undefined);
    if (isHeld === false) return 'ended';
    if (isHeld) endsAt = sentAt + ttlMs - renewMs;
    pauseMs = isHeld ? renewMs : retryMs;
    if (isHeld && duty.isFailing?.() && (await hasStandby(db, { lease, times }))) return 'handed-over';
  }
  return 'ended';
}

async function hasStandby(db: Db, { lease, times }: { lease: Lease; times: LeaseTimes }): Promise<boolean> {
  const standby = await withinMs(times.retryMs, findStandby(db, lease.name)).catch(() => undefined);
  return standby !== undefined && standby !== lease.holder;
}
