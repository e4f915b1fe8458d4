import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDb } from '@safira/store/db';
import { findLeaseReport, takeLease } from '@safira/store/coordination/leases';
import { openRedis } from '@safira/store/redis';
import { testDatabase } from '@safira/testkit/database';
import { nowhere } from '@safira/testkit/ports';
import { testRedisUrl } from '@safira/testkit/redis';
import { startRelay } from '@safira/testkit/relay';
import { startSimulator } from '@safira/testkit/simulator';
import { makeEdges } from '../src/edges.ts';
import { type Duty, holdLease } from '../src/hold-lease.ts';
import { keepLease } from '../src/keep-lease.ts';
import { liveDuty } from '../src/live-loop.ts';
import { consumers } from '../src/registry.ts';
import { startPushNode } from './push-node.ts';
import { silentLog, workerTools } from './worker-tools.ts';

const { db, url } = await testDatabase();
const clock = { now: () => Date.parse('2026-11-28T15:40:00Z'), speed: 15 };
const { baseUrl } = await startSimulator({ clock, isQuiet: true });
const simulatorPort = Number(new URL(baseUrl).port);
/** A tenth of the usual ones. */
const times = { ttlMs: 2_000, renewMs: 500, retryMs: 100, requestMs: 400 };
const FAILING_MS = 1_500;
const PATIENCE = { timeout: 20_000, interval: 20 };

async function relayTo(port: number) {
  const relay = await startRelay(port);
  onTestFinished(relay.close);
  return relay;
}

/** A database connection of a worker on another host: the network in between can be cut. */
async function databaseBehindRelay() {
  const relay = await relayTo(Number(new URL(url).port));
  const address = new URL(url);
  address.port = String(relay.port);
  const own = openDb(address.href);
  onTestFinished(async () => {
    relay.close();
    await own.destroy();
  });
  return { relay, db: own };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

const holderOf = (name: string) =>
  db
    .selectFrom('leases')
    .select(['holder', 'term'])
    .where('name', '=', name)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();

/** Whose lease outlives any pause of a busy machine. */
const lasting = { ...times, ttlMs: 30_000 };

function keep(holder: string, duty: Duty, kept = times) {
  const stop = new AbortController();
  const running = keepLease({ db, holder, times: kept, log: silentLog }, duty, stop.signal);
  onTestFinished(async () => {
    stop.abort();
    await running;
  });
}

test.each([0, 1, 2])(
  'HOME-14: a holder is cut from PostgreSQL %i renewals later, it stops before another one begins',
  async (renewals) => {
    const name = `cut ${renewals}`;
    const far = await databaseBehindRelay();
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    let endedAt = Infinity;
    let beganAt = Infinity;
    const first = Promise.withResolvers<void>();
    const cutOff: Duty = {
      name,
      work: async (_lease, signal) => {
        first.resolve();
        await aborted(signal);
        endedAt = performance.now();
      },
    };
    const next: Duty = { name, work: async () => void (beganAt = performance.now()) };
    const holding = holdLease({ db: far.db, holder: 'one', times }, cutOff, stop.signal);
    await first.promise;
    await wait(renewals * times.renewMs + times.renewMs / 2);
    far.relay.cut();
    const cutAt = performance.now();
    let refusedAt = cutAt;
    for (;;) {
      const requestedAt = performance.now();
      if ((await holdLease({ db, holder: 'two', times }, next, stop.signal)) !== 'refused') break;
      refusedAt = requestedAt;
      await wait(10);
    }
    console.warn(
      `ended ${Math.round(endedAt - cutAt)} ms after the cut, the next began ${Math.round(beganAt - endedAt)} ms later`,
    );
    expect(endedAt).toBeLessThanOrEqual(beganAt);
    expect(refusedAt - cutAt).toBeLessThan(times.ttlMs + 500);
    far.relay.heal();
    await holding;
  },
);

test('HOME-14: the holder of the live loop is cut from the provider, a worker that reaches it takes over, and back', async () => {
  const [one, two] = [await relayTo(simulatorPort), await relayTo(simulatorPort)];
  const dutyBehind = ({ port }: { port: number }) => {
    const tools = workerTools({ db, baseUrl: `http://127.0.0.1:${port}`, clock, leagues: [39] });
    return liveDuty({ ...tools, failingMs: FAILING_MS });
  };
  const polledSince = async (time: number) =>
    Date.parse((await findLeaseReport(db, 'live'))?.asOf ?? '') > time;
  keep('one', dutyBehind(one));
  await expect.poll(async () => (await holderOf('live'))?.holder, PATIENCE).toBe('one');
  keep('two', dutyBehind(two));
  await expect.poll(() => polledSince(0), PATIENCE).toBe(true);

  one.cut();
  const cutAt = Date.now();
  await expect.poll(async () => (await holderOf('live'))?.holder, PATIENCE).toBe('two');
  await expect.poll(() => polledSince(cutAt), PATIENCE).toBe(true);

  one.heal();
  two.cut();
  const cutAgainAt = Date.now();
  await expect.poll(async () => (await holderOf('live'))?.holder, PATIENCE).toBe('one');
  await expect.poll(() => polledSince(cutAgainAt), PATIENCE).toBe(true);
});

test('HOME-14: without another worker the holder keeps its lease, however long its duty fails', async () => {
  const duty: Duty = { name: 'alone', work: (_lease, signal) => aborted(signal), isFailing: () => true };
  keep('only', duty, lasting);
  await expect.poll(async () => (await holderOf('alone'))?.holder, PATIENCE).toBe('only');
  await wait(2 * times.ttlMs);
  expect(await holderOf('alone')).toMatchObject({ holder: 'only', term: 1 });
});

test('HOME-14: a worker that handed its lease over does not request it before a lifetime is over', async () => {
  const took: number[] = [];
  const gaveUp: number[] = [];
  keep('one', {
    name: 'handed',
    isFailing: () => true,
    work: async (_lease, signal) => {
      took.push(performance.now());
      await aborted(signal);
      gaveUp.push(performance.now());
    },
  });
  await expect.poll(async () => (await holderOf('handed'))?.holder, PATIENCE).toBe('one');
  const stop = new AbortController();
  // It stands by, takes the lease, and gives it up at once.
  const running = keepLease(
    { db, holder: 'two', times, log: silentLog },
    {
      name: 'handed',
      isFailing: () => false,
      work: async () => stop.abort(),
    },
    stop.signal,
  );
  await running;
  await expect.poll(() => took.length, PATIENCE).toBe(2);
  expect(took[1]! - gaveUp[0]!).toBeGreaterThanOrEqual(times.ttlMs);
});

test('HOME-14: the publisher reaches no edge node, a worker that reaches one takes over', async () => {
  const redis = openRedis(await testRedisUrl());
  const healthy = await startPushNode();
  onTestFinished(() => {
    healthy.close();
    redis.disconnect();
  });
  const { name, consume, isFailing } = consumers.find((one) => one.name === 'publisher')!;
  const dutyTo = (nodeUrl: string): Duty => {
    const nodes = [{ pushUrl: nodeUrl, url: nodeUrl }];
    // Half a minute in 1.5 s.
    const edges = makeEdges({ nodes, secret: 'unused', log: silentLog, now: () => performance.now() * 20 });
    const waitForChanges = (ms: number, signal: AbortSignal) =>
      wait(Math.min(ms, 100), undefined, { signal }).catch(() => {});
    const tools = { db, redis, clock, log: silentLog, fault: () => {}, edges, waitForChanges };
    return {
      name,
      work: (lease, signal) => consume(tools as unknown as Parameters<typeof consume>[0], signal, lease), // a publisher needs no more
      isFailing: () => isFailing!(tools),
    };
  };
  keep('one', dutyTo(await nowhere()));
  await expect.poll(async () => (await holderOf('publisher'))?.holder, PATIENCE).toBe('one');
  keep('two', dutyTo(healthy.url));
  await expect.poll(() => healthy.received.length, PATIENCE).toBeGreaterThan(0);
  expect(await holderOf('publisher')).toMatchObject({ holder: 'two' });
});

test('HOME-14: a restarted standby is no other worker: the lease is not handed to its own holder', async () => {
  await takeLease(db, { name: 'standby self', holder: 'same', ttlMs: 60_000 });
  const duty: Duty = { name: 'self', work: (_lease, signal) => aborted(signal), isFailing: () => true };
  keep('same', duty, lasting);
  await expect.poll(async () => (await holderOf('self'))?.holder, PATIENCE).toBe('same');
  await wait(times.ttlMs);
  expect(await holderOf('self')).toMatchObject({ holder: 'same', term: 1 });
});
