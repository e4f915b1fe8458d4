import { afterAll, describe, expect, test } from 'vitest';
import { openDb } from '../../src/db.ts';
import { type Lease, LeaseLost } from '../../src/coordination/leases.ts';
import { findHead, listChanges } from '../../src/matches/changes.ts';
import { findMatch, listMatchesBetween } from '../../src/matches/matches.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { writtenBy } from '@safira/testkit/written-rows';

const { db } = await testDatabase();
const lease = await aLease(db);
// A database with one connection: others report what they wrote up to ten seconds later.
const single = openDb((await testDatabase()).url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());

const at = (minute: number) => new Date(Date.parse('2026-11-21T18:00:00Z') + minute * 60_000);
const save = (minute: number, ...observations: ReturnType<typeof anObservation>[]) =>
  saveObservations(db, { observations, observedAt: at(minute), lease });

test('HOME-14: a goal is stored together with its numbered change', async () => {
  await save(1, anObservation({ id: 1, status: '1H', elapsed: 1, goals: [0, 0] }));
  const head = await findHead(db);
  expect(
    await save(2, anObservation({ id: 1, status: '1H', elapsed: 2, goals: [1, 0], events: [aGoalEvent(2)] })),
  ).toEqual([1]);

  expect(await findMatch(db, 1)).toMatchObject({
    goals: { home: 1, away: 0 },
    isLive: true,
    liveMinute: 2,
    events: [{ type: 'Goal' }],
  });
  const { changes } = await listChanges(db, { after: head, limit: 10 });
  expect(changes[0]).toMatchObject({
    prevSeq: head,
    change: {
      matchId: 1,
      kinds: ['goal', 'minute', 'events'],
      patch: { goals: { home: 1, away: 0 } },
      events: [{ type: 'Goal' }],
    },
  });
});

test('HOME-14: 1,000 polls of an unchanged day write zero rows', async () => {
  const day = Array.from({ length: 40 }, (_, i) =>
    anObservation({ id: 100 + i, status: i < 3 ? '2H' : 'NS', goals: [0, 0], events: [aGoalEvent(3)] }),
  );
  const own = await aLease(single);
  const poll = (minute: number) =>
    saveObservations(single, { observations: day, observedAt: at(minute), lease: own });
  expect(await writtenBy(single, () => poll(10))).toBeGreaterThan(40);
  const pollOn = async () => {
    for (let minute = 11; minute < 1_011; minute++) await poll(minute);
  };
  expect(await writtenBy(single, pollOn)).toBe(0);
});

test('HOME-14: a response without events neither deletes them nor writes', async () => {
  await save(1, anObservation({ id: 2, status: '1H', goals: [1, 0], events: [aGoalEvent(2)] }));
  expect(await save(2, anObservation({ id: 2, status: '1H', goals: [1, 0] }))).toEqual([]);
  expect((await findMatch(db, 2))?.events).toHaveLength(1);
});

test('DLG-06: an event that the provider withdraws is deleted', async () => {
  await save(
    1,
    anObservation({ id: 3, status: '1H', goals: [1, 0], events: [aGoalEvent(2), aGoalEvent(5)] }),
  );
  await save(2, anObservation({ id: 3, status: '1H', goals: [1, 0], events: [aGoalEvent(5)] }));
  expect((await findMatch(db, 3))?.events.map(({ time }) => time.elapsed)).toEqual([5]);
});

test('HOME-14: an older observation never replaces a newer one', async () => {
  await save(20, anObservation({ id: 4, status: '2H', elapsed: 60, goals: [2, 0] }));
  expect(await save(19, anObservation({ id: 4, status: '2H', elapsed: 58, goals: [1, 0] }))).toEqual([]);
  expect((await findMatch(db, 4))?.goals).toEqual({ home: 2, away: 0 });
});

test('HOME-14: a goal cancelled by VAR is a newer observation and is stored', async () => {
  await save(20, anObservation({ id: 5, status: '2H', elapsed: 60, goals: [2, 0] }));
  await save(21, anObservation({ id: 5, status: '2H', elapsed: 61, goals: [1, 0] }));
  expect((await findMatch(db, 5))?.goals).toEqual({ home: 1, away: 0 });
});

test('HOME-14: a writer with an outdated lease term cannot write', async () => {
  const old: Lease = { ...lease, term: lease.term - 1 };
  const write = saveObservations(db, {
    observations: [anObservation({ id: 6, status: '1H', goals: [3, 3] })],
    observedAt: at(99),
    lease: old,
  });
  await expect(write).rejects.toThrow(LeaseLost);
  expect(await findMatch(db, 6)).toBeUndefined();
});

test('HOME-14: a writer does not change the matches that `skip` excludes', async () => {
  await save(1, anObservation({ id: 7, status: '1H', goals: [0, 0] }));
  const changed = await saveObservations(db, {
    observations: [anObservation({ id: 7, status: 'NS' })],
    observedAt: at(2),
    lease,
    skip: (stored) => stored.status.short === '1H',
  });
  expect(changed).toEqual([]);
});

describe('HOME-19: a day', () => {
  test('HOME-19: contains the matches from its first instant to the first of the next day, in order', async () => {
    await save(
      1,
      anObservation({ id: 31, kickoff: '2027-01-01T20:59:59Z' }),
      anObservation({ id: 33, kickoff: '2027-01-02T20:59:59Z' }),
      anObservation({ id: 32, kickoff: '2027-01-01T21:00:00Z' }),
      anObservation({ id: 34, kickoff: '2027-01-02T21:00:00Z' }),
    );
    const range = { from: Date.parse('2027-01-01T21:00:00Z'), to: Date.parse('2027-01-02T21:00:00Z') };
    expect((await listMatchesBetween(db, { ...range, limit: 200 })).map(({ apiId }) => apiId)).toEqual([
      32, 33,
    ]);
    expect(await listMatchesBetween(db, { ...range, limit: 1 })).toHaveLength(1);
  });
});

test('TEAM-03: the slug of a team stays when its name changes', async () => {
  await save(1, anObservation({ id: 8, homeName: 'Bayern Munich' }));
  await save(2, anObservation({ id: 8, homeName: 'FC Bayern München' }));
  const match = await findMatch(db, 8);
  expect(match?.teams.home).toMatchObject({ _id: 'bayern-munich-81', originalName: 'FC Bayern München' });
});

test('DLG-13: `prevSeq` of a change skips changes that are only the clock', async () => {
  const play = (elapsed: number, goals: [number, number]) =>
    save(100 + elapsed, anObservation({ id: 77, status: '1H', elapsed, goals }));
  await play(1, [0, 0]);
  const start = await findHead(db);
  await play(2, [1, 0]);
  await play(3, [1, 0]);
  await play(4, [2, 0]);
  const { changes } = await listChanges(db, { after: start, limit: 10 });
  const [goal, tick, next] = changes;
  expect(tick?.change.kinds).toEqual(['minute']);
  expect([goal?.prevSeq, tick?.prevSeq, next?.prevSeq]).toEqual([start, goal?.change.seq, goal?.change.seq]);
});

test('HOME-14: minutes that pass as clients count them are logged as such, a phase begins to be counted anew', async () => {
  const play = (minute: number, played: Parameters<typeof anObservation>[0]) =>
    saveObservations(db, {
      observations: [anObservation({ id: 78, ...played })],
      observedAt: at(minute),
      lease,
      countsMinutes: true,
    });
  await play(200, { status: '1H', elapsed: 1 });
  const start = await findHead(db);
  await play(201.1, { status: '1H', elapsed: 2 });
  await play(204, { status: '1H', elapsed: 3 });
  await play(260, { status: '2H', elapsed: 46 });
  const { changes } = await listChanges(db, { after: start, limit: 10 });
  expect(changes.map(({ change }) => change.kinds)).toEqual([['counted-minute'], ['minute'], ['phase']]);
  const from = [199, 201, 214].map((minute) => at(minute).toISOString());
  expect(changes.map(({ change }) => change.patch.status.countedFrom)).toEqual(from);
  expect((await findMatch(db, 78))?.status).toEqual({
    short: '2H',
    long: '2H',
    elapsed: 46,
    extra: null,
    countedFrom: from[2],
  });
  await play(310, { status: 'FT', elapsed: 90 });
  expect((await findMatch(db, 78))?.status).not.toHaveProperty('countedFrom');
});
