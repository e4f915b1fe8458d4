import { afterAll, expect, test } from 'vitest';
import type { TeamStatistics } from '@safira/contract/matches/matches';
import { PULSE_MINUTES } from '@safira/football/matches/pulse';
import { openDb } from '@safira/store/db';
import { findMatch, listLiveMatches } from '@safira/store/matches/matches';
import { openRedis } from '@safira/store/redis';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { testRedisUrl } from '@safira/testkit/redis';
import { startSimulator } from '@safira/testkit/simulator';
import { initialPollState, pollLive } from '../src/live-loop.ts';
import { startPublisher } from './a-publisher.ts';
import { startPushNode } from './push-node.ts';
import { workerTools } from './worker-tools.ts';

const { db, url } = await testDatabase();
const MINUTE_MS = 60_000;
let now = Date.parse('2026-11-28T03:00:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl, control } = await startSimulator({ clock });
const node = await startPushNode();
const redis = openRedis(await testRedisUrl());
let publisher: ReturnType<typeof startPublisher> | undefined;
afterAll(async () => {
  await publisher?.stop();
  redis.disconnect();
  node.close();
});

/** A worker that has just started, with no poll state and a new lease term. Polls every 30 s for this many minutes. */
async function aWorkerFor(minutes: number): Promise<void> {
  const own = openDb(url);
  const tools = workerTools({ db: own, baseUrl, clock, leagues: [307] });
  const lease = await aLease(own);
  const memory = initialPollState();
  for (const end = now + minutes * MINUTE_MS; now < end; now += MINUTE_MS / 2)
    await pollLive(tools, { lease, memory });
  await own.destroy();
}

const derby = async () => (await control<{ fixture: number }>('derby')).fixture;

/** Counted independently of the code under test: a shot on goal is in both numbers of shots. */
function points(statistics: readonly TeamStatistics[], team: number): number {
  const rows = statistics.find((side) => side.team.id === team)!.statistics;
  const valueOf = (type: string) => Number(rows.find((row) => row.type === type)!.value);
  return valueOf('Shots on Goal') + valueOf('Total Shots') + valueOf('Corner Kicks');
}

async function shown(id: number) {
  const { pulse, statistics, teams, status } = (await findMatch(db, id))!;
  const home = points(statistics, teams.home.id);
  const away = points(statistics, teams.away.id);
  return { bars: pulse!, home, away, elapsed: status.elapsed! };
}
const sum = (bars: readonly (number | null)[]) => bars.reduce<number>((total, bar) => total + (bar ?? 0), 0);

let match: number;

test('OURS-04: a match polled for some minutes gets a bar for every five, and they add up to its statistics', async () => {
  match = await derby();
  await aWorkerFor(24);
  const { bars, home, away, elapsed } = await shown(match);
  expect(bars).toHaveLength(Math.ceil(elapsed / PULSE_MINUTES));
  expect(home + away).toBeGreaterThan(4);
  expect(sum(bars)).toBe(home - away);
  expect(bars.some((bar) => bar! > 0) && bars.some((bar) => bar! < 0)).toBe(true);
});

test('OURS-04: a worker that restarts after minutes without polls loses nothing', async () => {
  const before = await shown(match);
  now += 11 * MINUTE_MS;
  await aWorkerFor(5);
  const { bars, home, away, elapsed } = await shown(match);
  expect(home + away).toBeGreaterThan(before.home + before.away);
  expect(bars).toHaveLength(Math.ceil(elapsed / PULSE_MINUTES));
  expect(bars.slice(0, before.bars.length - 1)).toEqual(before.bars.slice(0, -1));
  expect(sum(bars)).toBe(home - away);
});

test('OURS-04: a match first polled in its second half has no bars for the minutes before', async () => {
  const late = await derby();
  now += 70 * MINUTE_MS;
  await aWorkerFor(8);
  const { bars, elapsed } = await shown(late);
  expect(elapsed).toBeGreaterThan(50);
  const first = bars.findIndex((bar) => bar !== null);
  expect(first).toBeGreaterThanOrEqual(10);
  expect(bars.slice(first)).not.toContain(null);
});

test('OURS-04: push messages contain the pulse, and it stays stored after the end of the match', async () => {
  publisher = startPublisher({ db, redis, clock, url: node.url });
  await aWorkerFor(60);
  expect(await listLiveMatches(db)).toEqual([]);
  const { bars } = await shown(match);
  expect(bars.length).toBeGreaterThanOrEqual(18);
  const ofMatch = () =>
    node.received
      .filter(({ channel }) => channel === 'matches')
      .flatMap(({ message }) => message.changes.filter(({ matchId }) => matchId === match));
  await expect.poll(() => ofMatch().at(-1)?.patch.status.short, { timeout: 10_000 }).toBe('FT');
  expect(ofMatch().at(-1)!.patch.pulse).toEqual(bars);
  const lengths = ofMatch().map(({ patch }) => patch.pulse?.length ?? 0);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBeGreaterThan(5);
});
