import { getStatus, type ServiceState, type Status } from '@safira/contract/system/status';
import { findLeaseReport, type LeaseReport, listHeldLeases } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { type Redis, withinMs } from '@safira/store/redis';
import { type Api, serve } from '../../serve.ts';

const PATIENCE_MS = 1_000;
const MINUTE_MS = 60_000;
/** The alerts DataStale and DataStopped (ops/monitoring/rules/freshness.yml) fire at the same ages. */
const SLOW_MS = MINUTE_MS;
const STOPPED_MS = 5 * MINUTE_MS;

export type StatusTools = { db: Db; redis: Redis; now?: () => number };

/** OURS-43. An answer that is `brief` is never served stale: an old one would say that all is well. */
export function statusRoutes(api: Api, tools: StatusTools): void {
  serve(api, getStatus, {
    key: () => '',
    answer: async () => ({ data: await checkStatus(tools), dependsOn: {} }),
  });
}

export async function checkStatus({ db, redis, now = Date.now }: StatusTools): Promise<Status> {
  const [stored, isRedisUp] = await Promise.all([
    withinMs(PATIENCE_MS, Promise.all([findLeaseReport(db, 'live'), listHeldLeases(db)])).catch(
      () => undefined,
    ),
    withinMs(PATIENCE_MS, redis.ping()).then(
      () => true,
      () => false,
    ),
  ]);
  const checkedAt = new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS).toISOString();
  // Without the database nothing new is stored, and nothing is known about what the workers do.
  if (!stored) return { checkedAt, services: withoutDatabase, minutesOld: null, isSourceAway: false };
  const [report, held] = stored;
  const ageMs = report?.asOf === undefined ? undefined : Math.max(0, now() - Date.parse(report.asOf));
  const isFollowed = held.includes('live');
  return {
    checkedAt,
    services: {
      results: resultsState(ageMs),
      push: held.includes('publisher') ? 'works' : 'stopped',
      pages: 'works',
      // The holder of the lease `live` reports about the provider, and all workers run the jobs of the queue.
      updates: isRedisUp && isFollowed ? updatesState(report) : 'stopped',
      accounts: 'works',
    },
    minutesOld: ageMs === undefined ? null : Math.floor(ageMs / MINUTE_MS),
    isSourceAway: isFollowed && report?.provider.state === 'down',
  };
}

const withoutDatabase = {
  results: 'stopped',
  push: 'stopped',
  pages: 'slow',
  updates: 'stopped',
  accounts: 'stopped',
} as const;

function resultsState(ageMs = Infinity): ServiceState {
  if (ageMs < SLOW_MS) return 'works';
  return ageMs < STOPPED_MS ? 'slow' : 'stopped';
}

function updatesState(report: LeaseReport | undefined): ServiceState {
  const state = report?.provider.state;
  if (state === 'limited') return 'slow';
  return state === 'ok' || state === 'unknown' ? 'works' : 'stopped';
}
