import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeClock } from '@safira/football/time/clock';
import { makeLog } from '@safira/operations/log';
import { servePrivate } from '@safira/operations/private-server';
import { takeLease } from '@safira/store/coordination/leases';
import { openRedis } from '@safira/store/redis';
import { testDatabase } from '@safira/testkit/database';
import { nowhere } from '@safira/testkit/ports';
import { testRedisUrl } from '@safira/testkit/redis';
import { readConfig } from '../src/config.ts';
import { makeEdges } from '../src/edges.ts';
import { keepLease } from '../src/keep-lease.ts';
import { makeProgress } from '../src/progress.ts';
import { publishChanges } from '../src/publisher.ts';
import { runWorker } from '../src/worker.ts';

const { db, url } = await testDatabase();
const log = makeLog('worker', 'silent');
const REDIS = await testRedisUrl();
const NOWHERE = await nowhere();

test('HOUSE: a publisher that hangs turns /healthz to 503, and the body names it', async () => {
  let time = 0;
  const progress = makeProgress(() => time);
  const server = await servePrivate({
    host: '127.0.0.1',
    port: 0,
    isReady: () => true,
    isAlive: progress.isAlive,
  });
  const redis = openRedis(REDIS);
  const stop = new AbortController();
  // It ignores the end of its lease too.
  const hang = Promise.withResolvers<void>();
  const waitForChanges = vi.fn<() => Promise<void>>(() => hang.promise);
  const tools = { db, redis, log, progress, clock: makeClock(), fault: () => {}, waitForChanges };
  const running = keepLease(
    { db, holder: 'test', log, progress },
    {
      name: 'publisher',
      work: (_lease, signal) =>
        publishChanges({ ...tools, edges: makeEdges({ nodes: [], secret: 'unused', log }) }, signal),
    },
    stop.signal,
  );
  onTestFinished(async () => {
    stop.abort();
    hang.resolve();
    await running;
    redis.disconnect();
    server.close();
  });
  const healthz = async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`);
    return [answer.status, await answer.text()];
  };
  await vi.waitFor(() => expect(waitForChanges).toHaveBeenCalled());
  expect(await healthz()).toEqual([200, 'alive']);
  time = 61_000;
  expect(await healthz()).toEqual([503, 'no progress: publisher']);
});

test.each([
  ['that holds the leases', false],
  ['whose leases another worker holds', true],
])('HOUSE: every loop of a worker %s notes its progress', async (_, isTaken) => {
  for (const name of ['live', 'publisher'])
    if (isTaken) await takeLease(db, { name, holder: 'another', ttlMs: 60_000 });
  const note = vi.fn<(loop: string, withinMs: number) => void>();
  const stop = new AbortController();
  const config = readConfig({
    DATABASE_URL: url,
    REDIS_URL: REDIS,
    FOOTBALL_API_URL: NOWHERE,
    PUSH_URLS: NOWHERE,
    EDGE_URLS: NOWHERE,
    PUBLISH_SECRET: 'unused-in-this-test',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: new URL(NOWHERE).port,
    MAIL_FROM: 'no-reply@safira.test',
  });
  const progress = { note, end: () => {}, isAlive: () => true as const };
  const running = runWorker(config, log, { stop: stop.signal, progress });
  onTestFinished(async () => {
    stop.abort();
    await running;
  });
  const noted = (loop: string) => note.mock.calls.filter(([name]) => name === loop).length;
  // A worker without the lease tries to take it every four seconds.
  await vi.waitFor(
    () => {
      expect(noted('live')).toBeGreaterThan(1);
      expect(noted('publisher')).toBeGreaterThan(1);
      expect(noted('queue')).toBeGreaterThan(0);
      expect(noted('mail')).toBeGreaterThan(1);
    },
    { timeout: 15_000, interval: 100 },
  );
});
