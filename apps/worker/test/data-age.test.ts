import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { makeClock } from '@safira/football/time/clock';
import { findLeaseReport } from '@safira/store/coordination/leases';
import { openRedis } from '@safira/store/redis';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { testRedisUrl } from '@safira/testkit/redis';
import { startSimulator } from '@safira/testkit/simulator';
import { keepLease } from '../src/keep-lease.ts';
import { liveDuty } from '../src/live-loop.ts';
import { dataAsOf } from '../src/metrics.ts';
import { startPublisher } from './a-publisher.ts';
import { startPushNode } from './push-node.ts';
import { workerTools } from './worker-tools.ts';

const { db } = await testDatabase();
const { db: quiet } = await testDatabase();
/** A Saturday afternoon with league rounds on, years from the real time, which must not matter. One poll a second. */
const clock = makeClock({ speed: 15, start: Date.parse('2024-11-30T15:20:00Z') });
const { baseUrl, control } = await startSimulator({ clock, isQuiet: true });
const node = await startPushNode();
const redis = openRedis(await testRedisUrl());
const tools = workerTools({ db, baseUrl, clock, leagues: [39] });
const publisher = { db, redis, clock };
const stop = new AbortController();
/** The holder of the lease reports this often. */
const REPORT_MS = 5_000;
const PATIENCE = { timeout: 60_000, interval: 500 };
const began = Date.now();
const following = keepLease(tools, liveDuty(tools), stop.signal);
const { stop: stopPublisher } = startPublisher({ ...publisher, url: node.url });

afterAll(async () => {
  stop.abort();
  await Promise.all([following, stopPublisher()]);
  redis.disconnect();
  node.close();
});

const outage = (kind: string | null) => control('outage', { kind });

/** The age in the heartbeat that a publisher sends when it starts; NaN while the age is unknown. */
async function asOfNow(): Promise<number> {
  const own = await startPushNode();
  const { stop: stopOwn } = startPublisher({ ...publisher, url: own.url });
  const firstHeartbeat = () => own.received.find(({ message }) => message.changes.length === 0);
  try {
    await expect.poll(firstHeartbeat, PATIENCE).toBeDefined();
    return Date.parse(firstHeartbeat()!.message.asOf ?? '');
  } finally {
    await stopOwn();
    own.close();
  }
}

test('OURS-09: the data time stands still while the provider is unavailable, and advances after the outage', async () => {
  await expect.poll(asOfNow, PATIENCE).toBeGreaterThan(began);

  await outage('http-503');
  const outageAt = Date.now();
  const reportedState = async () => (await findLeaseReport(db, 'live'))?.provider.state;
  await expect.poll(reportedState, PATIENCE).toBe('down');
  const frozen = await asOfNow();
  expect(frozen).toBeLessThanOrEqual(outageAt);
  await wait(REPORT_MS + 1_500);
  expect(await asOfNow()).toBe(frozen);

  await outage(null);
  await expect.poll(asOfNow, PATIENCE).toBeGreaterThan(outageAt + REPORT_MS);
});

test('OURS-09: the data time is sent every 15 s, also while changes are pushed all the time', async () => {
  // The first ones may come before the age is known.
  const heartbeats = () =>
    node.received.filter(({ message }) => message.changes.length === 0 && message.asOf !== undefined);
  await expect.poll(() => heartbeats().length, PATIENCE).toBeGreaterThan(1);
  expect(node.received.length - heartbeats().length).toBeGreaterThan(5);
});

test('OURS-09: a live loop that pauses because no match is on reports the data as current', async () => {
  const friendlies = [10]; // of which there are none
  const duty = liveDuty({ ...tools, db: quiet, leagues: friendlies });
  const lease = await aLease(quiet);
  const end = new AbortController();
  const working = duty.work(lease, end.signal);
  const asOf = () => Date.parse(duty.report!().asOf ?? '');
  await expect.poll(asOf, PATIENCE).toBeGreaterThan(0);
  await wait(2_000); // the next poll comes after 20 s
  expect(Date.now() - asOf()).toBeLessThan(500);
  const reported = asOf() / 1_000;
  expect((await dataAsOf.get()).values[0]!.value, 'the metric').toBeGreaterThanOrEqual(reported);
  end.abort();
  await working;
});
