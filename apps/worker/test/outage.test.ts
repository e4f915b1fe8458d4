import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { findMatch, listLiveMatches } from '@safira/store/matches/matches';
import { countCalls } from '@safira/store/sync/provider-calls';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { startSimulator } from '@safira/testkit/simulator';
import { jobs } from '../src/jobs/table.ts';
import { makeLedger } from '../src/ledger.ts';
import { initialPollState, pollLive } from '../src/live-loop.ts';
import { runJobOf, workerTools } from './worker-tools.ts';

const { db } = await testDatabase();
let now = Date.parse('2026-11-28T15:40:00Z');
/** The clock stands still; its speed shortens the circuit breaker's pause of 8 s. */
const SPEED = 15;
const REST_MS = 8_000 / SPEED;
const DAY_LIMIT = 25;
const leagues = [39, 140];
const clock = { now: () => now, speed: SPEED };
const { baseUrl, calls, control } = await startSimulator({
  clock,
  isQuiet: true,
  allowance: { day: DAY_LIMIT },
});
const lease = await aLease(db);

beforeEach(async () => {
  await db.deleteFrom('provider_calls').execute();
  await control('reset');
});

function aWorker({ limit = 7_500 }: { limit?: number } = {}) {
  const take = makeLedger({ db, clock, limit, leagues });
  const memory = initialPollState();
  const tools = workerTools({ db, baseUrl, clock, leagues, take });
  return {
    provider: tools.provider,
    poll: () => pollLive(tools, { lease, memory }),
    doJob: (name: string) => runJobOf(tools, name),
    async doJobs() {
      // Pictures cost no calls.
      for (const { name } of jobs) if (name !== 'pictures') await runJobOf(tools, name);
    },
  };
}
/** A job that always has due tasks. */
const DAYS = 'days around today';
const stored = async () => (await sql`select * from matches order by api_id`.execute(db)).rows;

test('HOME-14: the provider is unavailable, after three failed polls requests stop, and stored data stays', async () => {
  const { poll, provider, doJob } = aWorker();
  expect(await poll()).toBeGreaterThan(0);
  const [match] = await listLiveMatches(db);
  const before = await stored();
  const { lastSuccessAt } = provider.state();

  await control('outage', { kind: 'http-503' });
  now += 60_000;
  await control('goal', { fixture: match!.apiId, side: 'home' });
  for (let failure = 0; failure < 3; failure++)
    await expect(poll()).rejects.toMatchObject({ kind: 'unavailable', message: 'HTTP 503' });
  const { met } = await calls();
  await expect(poll()).rejects.toMatchObject({ message: 'resting after repeated failures' });
  expect(await doJob(DAYS)).toMatchObject({ due: 3, done: 0, halted: { kind: 'unavailable' } });
  expect((await calls()).met).toEqual(met);
  expect(await stored()).toEqual(before);
  expect(provider.state()).toMatchObject({ state: 'down', lastSuccessAt });

  await control('outage', { kind: null });
  await wait(REST_MS + 20);
  expect(await poll()).toBeGreaterThan(0);
  expect((await findMatch(db, match!.apiId))?.goals).toEqual({ home: 1, away: 0 });
  expect(provider.state()).toMatchObject({ state: 'ok', lastSuccessAt: now });
});

test('HOME-14: the provider answers 429, after three refused requests the worker stops calling it', async () => {
  const { poll, doJob } = aWorker();
  await control('faults', { 'http-429': 1 });
  for (let failure = 0; failure < 3; failure++)
    await expect(poll()).rejects.toMatchObject({ kind: 'rate-limited' });
  const { met } = await calls();
  expect(met).toEqual({ 'http-429': 9 }); // each is tried three times
  await expect(poll()).rejects.toMatchObject({ kind: 'unavailable' });
  await doJob(DAYS);
  expect((await calls()).met).toEqual(met);

  await control('faults', {});
  await wait(REST_MS + 20);
  expect(await poll()).toBeGreaterThan(0);
});

test('HOME-14: jobs and live loop never exceed the daily limit, and the last calls are for live matches', async () => {
  const { poll, doJobs } = aWorker({ limit: DAY_LIMIT });
  await doJobs();
  await doJobs();
  const left = DAY_LIMIT - (await countCalls(db, now));
  expect(left).toBeGreaterThanOrEqual(DAY_LIMIT / 10);
  expect(left).toBeLessThan(DAY_LIMIT);

  let polls = 0;
  const pollOn = async (): Promise<never> => {
    for (;;) {
      await poll();
      polls++;
    }
  };
  await expect(pollOn()).rejects.toMatchObject({ kind: 'quota-spent' });
  expect(polls).toBeGreaterThan(0);
  await expect(aWorker({ limit: DAY_LIMIT }).poll()).rejects.toMatchObject({ kind: 'quota-spent' });
  const { met, today } = await calls();
  expect(met).toEqual({}); // the simulator would have refused one call more
  expect(today.used).toBe(DAY_LIMIT);

  now += 24 * 3_600_000;
  await poll();
  expect((await calls()).today.used).toBeGreaterThan(0);
});
