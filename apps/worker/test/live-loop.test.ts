import { beforeEach, expect, test } from 'vitest';
import { findLineups } from '@safira/store/matches/lineups';
import { findHead } from '@safira/store/matches/changes';
import { findMatch, listLiveMatches } from '@safira/store/matches/matches';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { startSimulator } from '@safira/testkit/simulator';
import { initialPollState, pollLive } from '../src/live-loop.ts';
import { runJobOf, workerTools } from './worker-tools.ts';

const { db } = await testDatabase();
/** A Saturday afternoon with league rounds on. */
let now = Date.parse('2026-11-28T15:40:00Z');
const leagues = [39, 140, 135, 61, 78, 307, 233];
const clock = { now: () => now, speed: 1 };
const { baseUrl, calls, control } = await startSimulator({ clock, isQuiet: true });
const lease = await aLease(db);
let tools: ReturnType<typeof workerTools>;

beforeEach(() => {
  tools = workerTools({ db, baseUrl, clock, leagues });
});

const poll = (memory = initialPollState()) => pollLive(tools, { lease, memory });
const storedMatches = async () => (await db.selectFrom('matches').select('api_id').execute()).length;

test('HOME-14: a goal of the simulated league is stored by the next poll, and an unchanged poll logs nothing', async () => {
  await poll();
  const [match] = await listLiveMatches(db);
  await control('goal', { fixture: match!.apiId, side: 'away' });
  await poll();
  expect((await findMatch(db, match!.apiId))?.goals).toEqual({ home: 0, away: 1 });
  const head = await findHead(db);
  await poll();
  expect(await findHead(db)).toBe(head);
});

test('HOME-14: the lease ends while the provider answers, the poll stores nothing and makes no other call', async () => {
  const ending = new AbortController();
  const before = await calls();
  const { provider } = tools;
  const liveFixtures: typeof provider.liveFixtures = async (query) => {
    const answer = await provider.liveFixtures(query);
    ending.abort();
    return answer;
  };
  tools = { ...tools, provider: { ...provider, liveFixtures } };
  const [match] = await listLiveMatches(db);
  await control('goal', { fixture: match!.apiId, side: 'home' });
  const head = await findHead(db);
  const polling = pollLive(tools, { lease, memory: initialPollState(), signal: ending.signal });
  await expect(polling).rejects.toMatchObject({ name: 'AbortError' });
  expect(await findHead(db)).toBe(head);
  expect((await calls()).today.used - before.today.used).toBe(1);
  await control('cancel-goal', { fixture: match!.apiId });
});

test('HOME-14: a goal is cancelled by VAR, the stored score goes down', async () => {
  const [match] = await listLiveMatches(db);
  await control('cancel-goal', { fixture: match!.apiId });
  await poll();
  expect((await findMatch(db, match!.apiId))?.goals).toEqual({ home: 0, away: 0 });
});

test('HOME-14: an invalid item is quarantined with its reason, the others are stored', async () => {
  await db.deleteFrom('matches').execute();
  await control('fault', { kind: 'bad-item', times: 1 });
  await poll();
  expect(await db.selectFrom('quarantine').select('reason').execute()).toHaveLength(1);
  expect(await storedMatches()).toBeGreaterThan(0);
});

test('HOME-14: a match that leaves the live list is fetched by its id and stored as finished', async () => {
  await poll();
  const live = await listLiveMatches(db);
  now += 3 * 3_600_000;
  await poll();
  const statuses = await Promise.all(
    live.map(async ({ apiId }) => (await findMatch(db, apiId))?.status.short),
  );
  expect(new Set(statuses)).toEqual(new Set(['FT']));
});

test.each([
  [1, true],
  [15, false],
])(
  'HOME-14: a world whose clock runs %i times as fast, clients count its minutes: %s',
  async (speed, isCounted) => {
    await db.deleteFrom('matches').execute();
    now = Date.parse('2026-11-28T15:40:00Z');
    tools = { ...tools, clock: { ...clock, speed } };
    await poll();
    const playing = (await listLiveMatches(db)).filter(({ status }) => status.short === '1H');
    expect(playing.length).toBeGreaterThan(0);
    expect(playing.every(({ status }) => (status.countedFrom !== undefined) === isCounted)).toBe(true);
  },
);

test('HOME-14: an error inside an HTTP 200 of the provider is a failed poll, not an empty list', async () => {
  const before = await listLiveMatches(db);
  await control('fault', { kind: 'quota-spent', times: 1 });
  await expect(poll()).rejects.toMatchObject({ kind: 'quota-spent' });
  expect(await listLiveMatches(db)).toEqual(before);
});

test('HOME-19: the job of the days stores the matches of its days and skips those the live loop follows', async () => {
  await control('reset');
  await poll();
  const followed = await listLiveMatches(db);
  const seq = await findHead(db);
  now += 60_000; // the provider would now report another minute of each
  expect(await runJobOf(tools, 'days around today')).toMatchObject({ due: 3, done: 3, failed: 0 });
  expect(await storedMatches()).toBeGreaterThan(40);
  expect((await listLiveMatches(db)).map(({ liveMinute }) => liveMinute)).toEqual(
    followed.map(({ liveMinute }) => liveMinute),
  );
  expect(await findHead(db)).toBeGreaterThan(seq);
});

test('HOME-14: a poll returns how many matches are followed, 0 with none live or about to begin', async () => {
  await control('reset');
  await db.deleteFrom('matches').execute();
  now = Date.parse('2026-07-01T03:00:00Z');
  expect(await poll()).toBe(0);
  now = Date.parse('2026-11-28T15:40:00Z');
  expect(await poll()).toBeGreaterThan(5);
});

test('HOME-14: quirk 20: a match that should have ended long ago is fetched every five minutes, not at every poll', async () => {
  await control('reset');
  await db.deleteFrom('matches').execute();
  now = Date.parse('2026-11-28T15:40:00Z');
  await poll();
  const [match] = await listLiveMatches(db);
  await control('stick', { fixture: match!.apiId });
  now = Date.parse(match!.date) + 150 * 60_000;
  const memory = initialPollState();
  await poll(memory);
  const first = now;
  for (now += 60_000; now < first + 300_000; now += 60_000) {
    await poll(memory);
    expect(memory.fetchedAt.get(match!.apiId)).toBe(first);
  }
  await poll(memory);
  expect(memory.fetchedAt.get(match!.apiId)).toBe(first + 300_000);
  expect((await findMatch(db, match!.apiId))?.status.short).toBe('2H');
});

test('DLG-09: every fourth poll fetches line-ups, statistics and players', async () => {
  await control('reset');
  await db.deleteFrom('matches').execute();
  now = Date.parse('2026-11-28T15:40:00Z');
  const memory = initialPollState();
  const appearances = async () => (await db.selectFrom('appearances').select('match_id').execute()).length;
  await poll(memory);
  await poll(memory); // matches of the first poll are known now
  const [match] = await listLiveMatches(db);
  const first = await appearances();
  await db.deleteFrom('appearances').execute();
  await poll(memory);
  await poll(memory);
  expect(await appearances()).toBe(0);
  await poll(memory);
  expect(await appearances()).toBe(first);
  expect(first).toBeGreaterThan(100);
  expect((await findMatch(db, match!.apiId))!.statistics).toHaveLength(2);
  expect(await findLineups(db, match!.apiId)).toHaveLength(2);
});
