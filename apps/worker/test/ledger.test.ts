import { beforeEach, expect, test } from 'vitest';
import { countCalls, saveReportedCalls } from '@safira/store/sync/provider-calls';
import { testDatabase } from '@safira/testkit/database';
import { startSimulator } from '@safira/testkit/simulator';
import { makeLedger, spendAs } from '../src/ledger.ts';
import { aProvider } from './worker-tools.ts';

const { db } = await testDatabase();
let now = Date.parse('2026-11-28T15:40:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl, calls, control } = await startSimulator({ clock, isQuiet: true });

beforeEach(async () => {
  await db.deleteFrom('provider_calls').execute();
  await control('reset');
});

/** A provider client as a worker that has just started has it. */
const freshProvider = (limit: number) =>
  aProvider({ baseUrl, clock, take: makeLedger({ db, clock, limit, leagues: [39] }) });
const day = { date: '2026-11-28' };
const live = { leagues: [39] };
const callsReceived = async () => (await calls()).today.used;

test('HOME-14: the limit is reached, no further call is made by this worker or another', async () => {
  const provider = freshProvider(10);
  for (let call = 0; call < 10; call++) await provider.liveFixtures(live);
  await expect(provider.liveFixtures(live)).rejects.toMatchObject({ kind: 'quota-spent' });
  await expect(freshProvider(10).liveFixtures(live)).rejects.toMatchObject({ kind: 'quota-spent' });
  expect(await callsReceived()).toBe(10);
  expect(await countCalls(db, now)).toBe(10);
});

test('HOME-14: the last tenth is reserved for live matches, and history leaves what today needs', async () => {
  const provider = freshProvider(1_000);
  await saveReportedCalls(db, { used: 899, now });
  // No match is stored, so the plan has a day without matches: only the days around today are sure to need calls.
  await expect(spendAs('history', () => provider.fixturesByDate(day))).rejects.toMatchObject({
    kind: 'quota-spent',
  });
  await spendAs('today', () => provider.fixturesByDate(day)).catch(() => 0);
  await saveReportedCalls(db, { used: 990, now });
  await expect(spendAs('today', () => provider.fixturesByDate(day))).rejects.toMatchObject({
    kind: 'quota-spent',
  });
  await provider.liveFixtures(live);
  expect(await callsReceived()).toBe(1);
});

test('HOME-14: each retry counts, and the next day has its own calls', async () => {
  await control('fault', { kind: 'http-500', times: 2 });
  const provider = freshProvider(3);
  await provider.liveFixtures(live);
  expect(await countCalls(db, now)).toBe(3);
  await expect(provider.liveFixtures(live)).rejects.toMatchObject({ kind: 'quota-spent' });
  now += 24 * 3_600_000;
  await provider.liveFixtures(live);
  expect(await countCalls(db, now)).toBe(1);
});
