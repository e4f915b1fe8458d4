import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClock } from '@safira/football/clock';
import { makeLog } from '@safira/operations/log';
import { makeProvider } from '@safira/provider/client';
import { findLeaseReport, takeLease } from '@safira/store/coordination/leases';
import { openRedis } from '@safira/store/redis';
import { testDatabase } from '@safira/testkit/database';
import { redisUrl } from '@safira/testkit/engines';
import { buildSimulator } from '../../simulator/src/app.ts';
import { keepLease } from '../src/keep-lease.ts';
import { liveDuty } from '../src/live-loop.ts';
import { publishChanges } from '../src/publisher.ts';
import { startPushNode } from './push-node.ts';

const { db } = await testDatabase();
const { db: quiet } = await testDatabase();
/** A Saturday afternoon with league rounds on, years from the real time, which must not matter. One poll a second. */
const clock = makeClock({ speed: 15, start: Date.parse('2024-11-30T15:20:00Z') });
const simulator = buildSimulator({
  seed: 1,
  mode: 'calendar',
  isQuiet: true,
  clock,
  allowance: { second: null },
});
const baseUrl = await simulator.listen({ host: '127.0.0.1', port: 0 });
const node = await startPushNode();
const redis = openRedis(redisUrl(4));
const provider = makeProvider({ baseUrl, key: 'test', clock, perSecond: 1_000 });
const log = makeLog('worker', 'silent');
const stop = new AbortController();
const tools = { db, redis, clock, log, fault: () => {} };
/** The holder of the lease reports this often. */
const REPORT_MS = 5_000;
const PATIENCE = { timeout: 20_000, interval: 500 };
const began = Date.now();
let running: Promise<unknown>;

function publish(url: string, signal: AbortSignal): Promise<void> {
  const waitForChanges = (ms: number) => wait(Math.min(Math.max(ms, 0), 50));
  return publishChanges(
    { ...tools, pushUrls: [url], publishSecret: 'unused', edgeUrl: url, waitForChanges },
    signal,
  );
}

beforeAll(() => {
  running = Promise.all([
    keepLease({ db, holder: 'test', log }, liveDuty({ ...tools, provider, leagues: [39] }), stop.signal),
    publish(node.url, stop.signal),
  ]);
});
afterAll(async () => {
  stop.abort();
  await running;
  redis.disconnect();
  node.close();
  await simulator.close();
});

const outage = (kind: string | null) =>
  simulator.inject({ method: 'POST', url: '/control/outage', payload: { kind } });

/** The age in the heartbeat that a publisher sends when it starts; NaN while the age is unknown. */
async function asOfNow(): Promise<number> {
  const own = await startPushNode();
  const enough = new AbortController();
  const publishing = publish(own.url, enough.signal);
  const firstHeartbeat = () => own.received.find(({ message }) => message.changes.length === 0);
  try {
    await expect.poll(firstHeartbeat, PATIENCE).toBeDefined();
    return Date.parse(firstHeartbeat()!.message.asOf ?? '');
  } finally {
    enough.abort();
    await publishing;
    own.close();
  }
}

test(
  'OURS-09: the data time stands still while the provider is unavailable, and advances after the outage',
  { timeout: 90_000 },
  async () => {
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
  },
);

test(
  'OURS-09: the data time is sent every 15 s, also while changes are pushed all the time',
  { timeout: 60_000 },
  async () => {
    const heartbeats = () => node.received.filter(({ message }) => message.changes.length === 0);
    await expect.poll(() => heartbeats().length, { timeout: 50_000 }).toBeGreaterThan(2);
    expect(heartbeats()[1]?.message.asOf).toBeDefined();
    expect(node.received.length - heartbeats().length).toBeGreaterThan(5);
  },
);

test('OURS-09: a live loop that pauses because no match is on reports the data as current', async () => {
  const friendlies = [10]; // of which there are none
  const duty = liveDuty({ ...tools, db: quiet, provider, leagues: friendlies });
  const lease = (await takeLease(quiet, { name: 'live', holder: 'test', ttlMs: 60_000 }))!;
  const end = new AbortController();
  const working = duty.work(lease, end.signal);
  const asOf = () => Date.parse(duty.report!().asOf ?? '');
  await expect.poll(asOf, PATIENCE).toBeGreaterThan(0);
  await wait(2_000); // the next poll comes after 20 s
  expect(Date.now() - asOf()).toBeLessThan(500);
  end.abort();
  await working;
});
