import { getHealth, type Health } from '@safira/contract/system/health';
import type { Db } from '@safira/store/db';
import { findLeaseReport } from '@safira/store/coordination/leases';
import { findHead } from '@safira/store/matches/changes';
import { type Redis, withinMs } from '@safira/store/redis';
import { type Api, serve } from '../../serve.ts';

const PATIENCE_MS = 1_000;
/** Older than this, live scores are no longer live. */
const STALE_SECONDS = 120;

export function healthRoutes(api: Api, tools: { db: Db; redis: Redis; simulated: boolean }): void {
  serve(api, getHealth, async () => ({ data: await checkHealth(tools) }));
}

export async function checkHealth({
  db,
  redis,
  simulated,
}: {
  db: Db;
  redis: Redis;
  simulated: boolean;
}): Promise<Health> {
  const [database, redisPart, report] = await Promise.all([
    timed(() => findHead(db)),
    timed(() => redis.ping()),
    withinMs(PATIENCE_MS, findLeaseReport(db, 'live')).catch(() => undefined),
  ]);
  const newest = report?.newest ?? null;
  const ageSeconds = newest === null ? null : Math.max(0, (Date.now() - Date.parse(newest)) / 1_000);
  const isFresh = ageSeconds !== null && ageSeconds < STALE_SECONDS;
  const provider = report?.provider ?? { state: 'unknown' as const, remaining: null };
  const isHealthy = redisPart.state === 'ok' && isFresh && provider.state === 'ok';
  return {
    state: database.state === 'down' ? 'down' : isHealthy ? 'ok' : 'degraded',
    database: { state: database.state, ms: database.ms },
    redis: { state: redisPart.state, ms: redisPart.ms },
    provider,
    data: { newest, ageSeconds, seq: database.value ?? null },
    simulated,
  };
}

async function timed<T>(check: () => Promise<T>) {
  const started = performance.now();
  try {
    const value = await withinMs(PATIENCE_MS, check());
    return { state: 'ok' as const, ms: Math.round(performance.now() - started), value };
  } catch {
    return { state: 'down' as const, ms: null, value: undefined };
  }
}
