import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ObservedEvent } from '@safira/football/observed/observation';
import { saveDetailsChanged } from '../../src/matches/details-changed.ts';
import { findHead, listChanges } from '../../src/matches/changes.ts';
import { findMatch, listLiveMatches } from '../../src/matches/matches.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';

const { db } = await testDatabase();
const lease = await aLease(db);
let round = 0;

const observe = (overrides: Parameters<typeof anObservation>[0]) =>
  saveObservations(db, {
    observations: [anObservation({ status: '2H', elapsed: 60, ...overrides })],
    observedAt: new Date(Date.parse('2026-11-21T18:00:00Z') + 15_000 * round++),
    lease,
  });
const lastPatch = async () =>
  (await listChanges(db, { after: (await findHead(db)) - 1, limit: 1 })).changes[0]!.change.patch;

const salah = { id: 306, name: 'Mohamed Salah' };
const aGoal = (elapsed: number, teamId: number): ObservedEvent => ({
  ...aGoalEvent(elapsed, teamId),
  player: salah,
});
const aRedCard = (teamId: number): ObservedEvent => ({
  ...aGoalEvent(50, teamId),
  type: 'Card',
  detail: 'Red Card',
  player: { id: 9, name: 'Another Player' },
});
const salahsGoal = (elapsed: number) => ({
  side: 'home',
  player: 'محمد صلاح',
  time: { elapsed, extra: null },
  isOwnGoal: false,
});

test('HOME-06: red cards and the last goal are part of the list and of every change', async () => {
  await observe({ id: 1, goals: [1, 0], events: [aGoal(52, 11), aRedCard(12)] });
  const expected = { redCards: { home: 0, away: 1 }, lastGoal: salahsGoal(52) };
  expect(await lastPatch()).toMatchObject(expected);
  // The next poll brings the minute alone.
  await observe({ id: 1, goals: [1, 0], elapsed: 61, events: [aGoal(52, 11), aRedCard(12)] });
  expect((await listLiveMatches(db))[0]).toMatchObject({ liveMinute: 61, ...expected });
  expect(await lastPatch()).toMatchObject(expected);
  await saveDetailsChanged(db, [1], lease);
  expect(await lastPatch()).toMatchObject(expected);
});

test('HOME-06: a goal whose event has not come yet leaves the earlier scorer out, until the event is there', async () => {
  await observe({ id: 2, goals: [1, 0], events: [aGoal(10, 21)] });
  await observe({ id: 2, goals: [2, 0], events: [aGoal(10, 21)] });
  expect((await lastPatch()).lastGoal).toBeNull();
  await observe({ id: 2, goals: [2, 0], events: [aGoal(10, 21), aGoal(60, 21)] });
  expect((await lastPatch()).lastGoal).toEqual(salahsGoal(60));
});

test('HOME-06: an event that comes before its goal is shown when the score follows', async () => {
  await observe({ id: 3, goals: [0, 0], events: [aGoal(60, 31)] });
  expect((await lastPatch()).lastGoal).toBeNull();
  await observe({ id: 3, goals: [1, 0], events: [aGoal(60, 31)] });
  expect((await lastPatch()).lastGoal).toEqual(salahsGoal(60));
});

test('HOME-06: a finished match keeps its red cards and shows no last goal', async () => {
  await observe({ id: 4, goals: [1, 0], events: [aGoal(60, 41), aRedCard(41)] });
  await observe({ id: 4, goals: [1, 0], status: 'FT', elapsed: 90 });
  expect(await findMatch(db, 4)).toMatchObject({ redCards: { home: 1, away: 0 }, lastGoal: null });
});

test('HOME-06: a change logged by the previous version, without them, is still readable', async () => {
  await observe({ id: 5, goals: [1, 0], events: [aGoal(60, 51), aRedCard(51)] });
  const seq = await findHead(db);
  await sql`
    update match_changes set patch = (patch::jsonb - 'redCards' - 'lastGoal')::json where seq = ${seq}`.execute(
    db,
  );
  expect(await lastPatch()).toMatchObject({ redCards: null, lastGoal: null });
});
