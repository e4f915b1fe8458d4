import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { takeMessage } from '@safira/football/live/live-list';
import type { MatchObservation } from '@safira/football/observed/observation';
import { type BusMessage, listenToBus, publishToBus } from '@safira/store/coordination/bus';
import { findHead, findPublishedSeq } from '@safira/store/matches/changes';
import { openRedis } from '@safira/store/redis';
import { saveObservations } from '@safira/store/matches/save-observations';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { testRedisUrl } from '@safira/testkit/redis';
import { changesQuarantined } from '../src/metrics.ts';
import { startPublisher } from './a-publisher.ts';
import { startPushNode } from './push-node.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T18:30:00Z');
const TODAY = '2026-11-21T18:00:00.000Z';
const LAST_SPRING = '2026-04-18T18:00:00.000Z';
const PATIENCE = { timeout: 15_000, interval: 20 };

const { db } = await testDatabase();
const lease = await aLease(db);
const node = await startPushNode();
const redis = openRedis(await testRedisUrl());
const busRedis = openRedis(await testRedisUrl());
const bus: BusMessage[] = [];
listenToBus(busRedis, (message) => 'head' in message && bus.push(message));
let publisher: ReturnType<typeof startPublisher> | undefined;

beforeAll(() =>
  vi.waitFor(async () => {
    await publishToBus(redis, { prev: 0, head: 0, changed: [], live: [] });
    expect(bus).not.toEqual([]); // it is subscribed
  }),
);
afterEach(() => publisher?.stop());
afterAll(() => {
  redis.disconnect();
  busRedis.disconnect();
  node.close();
});

const publish = () => {
  publisher = startPublisher({ db, redis, clock: { now: () => NOW, speed: 1 }, url: node.url });
};

const save = (...observations: MatchObservation[]) =>
  saveObservations(db, { observations, observedAt: new Date(), lease });
const match = (id: number, kickoff: string, home: number) =>
  save(anObservation({ id, kickoff, status: 'FT', goals: [home, 0] }));
const published = async () => (await findPublishedSeq(db)) === (await findHead(db));
const channel = (name: string) =>
  node.received.filter((one) => one.channel === name).map(({ message }) => message);
const messages = () => channel('matches');
const heartbeats = () => messages().filter(({ changes }) => changes.length === 0);

/** Which changes a client at `seq` applied, where it had to read the snapshot again, and its number at the end. */
function follow(seq: number, stream = messages()) {
  const applied: number[] = [];
  const read: number[] = [];
  let current = seq;
  for (const message of stream) {
    const step = takeMessage(current, message);
    if (step.kind === 'gap') read.push(step.min);
    else applied.push(...step.changes.map(({ matchId }) => matchId));
    current = step.kind === 'gap' ? step.min : step.seq;
  }
  return { applied, read, current };
}

/** As nchan writes it. */
const bytesOf = (stream: readonly unknown[]) =>
  stream.reduce<number>(
    (sum, message) =>
      sum + Buffer.byteLength(`id: 1794699544:1\nevent: change\ndata: ${JSON.stringify(message)}\n\n`),
    0,
  );

test('HOUSE: a first fill of 4,900 matches sends less than 2 KB to an open home page', async () => {
  const [LEAGUES, MATCHES] = [19, 258];
  const start = await findHead(db);
  publish();
  for (let league = 0; league < LEAGUES; league++) {
    // From August to May, at the same hours in every league: some days of them are around today.
    const season = Array.from({ length: MATCHES }, (_, n) =>
      anObservation({
        id: 10_000 + league * 1_000 + n,
        league,
        kickoff: new Date(
          Date.parse('2026-08-10T18:00:00Z') + Math.floor((n * 280) / MATCHES) * DAY_MS,
        ).toISOString(),
      }),
    );
    await save(...season);
  }
  await expect.poll(published, PATIENCE).toBe(true);
  const head = await findHead(db);
  expect(head - start).toBeGreaterThanOrEqual(4_900);
  await expect.poll(() => messages().at(-1)?.seq, { timeout: 20_000 }).toBe(head);
  console.warn(`first fill: ${messages().length} messages, ${bytesOf(messages())} bytes`);
  expect(bytesOf(messages())).toBeLessThan(2_048);
  // The matches around today are part of it: a page opened before the fill reads them.
  const { rows } = await sql<{ last: number }>`
      select max(seq) as last from match_changes
      where kickoffs[1] between ${new Date(NOW - 2 * DAY_MS)} and ${new Date(NOW + 8 * DAY_MS)}`.execute(db);
  const { applied, read, current } = follow(start);
  expect([applied, current]).toEqual([[], head]);
  expect(read.at(-1)).toBeGreaterThanOrEqual(rows[0]!.last);
  expect(node.received.filter((one) => one.channel !== 'matches')).toEqual([]);
  // Each API process receives a notice of every one of them.
  expect(new Set(bus.flatMap(({ changed }) => changed.map(({ matchId }) => matchId))).size).toBe(4_902);
});

test('HOME-14: changes that are not pushed leave no gap, a client applies the next goal without reading again', async () => {
  await match(1, TODAY, 0);
  publish();
  await expect.poll(published, PATIENCE).toBe(true);
  await expect.poll(() => heartbeats().at(-1)?.seq, PATIENCE).toBe(await findHead(db));
  const start = await findHead(db);
  node.received.length = 0;
  for (const goals of [0, 1, 2]) {
    await match(2, LAST_SPRING, goals);
    await expect.poll(published, PATIENCE).toBe(true);
  }
  expect(messages()).toEqual([]);
  await match(1, TODAY, 1);
  await expect.poll(() => messages().length, PATIENCE).toBe(1);
  expect(follow(start)).toEqual({ applied: [1], read: [], current: await findHead(db) });
});

test('HOME-14: a publisher takes over after changes that are not pushed, clients lose nothing', async () => {
  const start = await findHead(db);
  publish();
  await expect.poll(published, PATIENCE).toBe(true);
  await match(2, LAST_SPRING, 3);
  await expect.poll(published, PATIENCE).toBe(true);
  await publisher?.stop();
  node.received.length = 0;
  await match(1, TODAY, 2);
  publish();
  const head = await findHead(db);
  await expect.poll(() => messages().at(-1)?.seq, PATIENCE).toBe(head);
  expect(follow(start)).toEqual({ applied: [], read: [head], current: head });
  expect(follow(head - 1)).toEqual({ applied: [1], read: [], current: head });
});

test('HOUSE: an entry of an unknown kind is quarantined and announced as a gap, and the next goal is pushed', async () => {
  publish();
  await expect.poll(published, PATIENCE).toBe(true);
  const start = await findHead(db);
  const counted = (await changesQuarantined.get()).values[0]!.value;
  await publisher?.stop();
  node.received.length = 0;
  bus.length = 0;

  await match(1, TODAY, 3);
  const bad = await findHead(db);
  await sql`update match_changes set kinds = '{offside-line}' where seq = ${bad}`.execute(db);
  await match(3, TODAY, 0);
  await match(3, TODAY, 1);
  publish();
  const head = await findHead(db);
  await expect.poll(() => messages().at(-1)?.seq, PATIENCE).toBe(head);
  await expect.poll(published, PATIENCE).toBe(true);

  const { rows } = await sql<{ item_id: string; reason: string; item: object }>`
    select item_id, reason, item from quarantine where source = 'match_changes'`.execute(db);
  expect(rows).toMatchObject([{ item_id: String(bad), item: { seq: bad, kinds: ['offside-line'] } }]);
  expect(rows[0]!.reason).toContain('kinds');
  expect((await changesQuarantined.get()).values[0]!.value - counted).toBe(1);
  // A client that was behind it reads again, on both channels; one that read since then continues.
  expect(follow(start)).toMatchObject({ read: [head], current: head });
  expect(follow(bad)).toMatchObject({ applied: [3, 3], read: [] });
  // It has a connection of its own.
  await expect.poll(() => channel('match/1').length, PATIENCE).toBeGreaterThan(0);
  expect(follow(start, channel('match/1'))).toMatchObject({ read: [bad] });
  const notices = bus.flatMap(({ changed }) => changed);
  expect(Map.groupBy(notices, ({ matchId }) => matchId)).toEqual(
    new Map([
      [1, [expect.objectContaining({ kickoffs: [TODAY] })]],
      [3, [expect.anything(), expect.anything()]],
    ]),
  );
});
