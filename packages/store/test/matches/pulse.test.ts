import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDb } from '../../src/db.ts';
import { saveDetailsChanged } from '../../src/matches/details-changed.ts';
import { findHead, listChanges } from '../../src/matches/changes.ts';
import { findMatch, listLiveMatches } from '../../src/matches/matches.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { writtenBy } from '@safira/testkit/written-rows';

const { url, db } = await testDatabase();
const lease = await aLease(db);
let round = 0;

type Overrides = Parameters<typeof anObservation>[0];
const observe = (overrides: Overrides, store = db) =>
  saveObservations(store, {
    observations: [anObservation({ status: '1H', ...overrides })],
    observedAt: new Date(Date.parse('2026-11-21T18:00:00Z') + 15_000 * round++),
    lease,
  });
const pulseOf = async (id: number) => (await findMatch(db, id))!.pulse;
const lastPatch = async () =>
  (await listChanges(db, { after: (await findHead(db)) - 1, limit: 1 })).changes[0]!.change.patch;

test('OURS-04: the pulse grows with the statistics, and is part of the list and of every change', async () => {
  await observe({ id: 1, elapsed: 1 });
  expect(await pulseOf(1)).toBeNull();
  await observe({ id: 1, elapsed: 3, shots: [2, 1] });
  await observe({ id: 1, elapsed: 7, shots: [2, 4] });
  expect(await pulseOf(1)).toEqual([1, -3]);
  await observe({ id: 1, elapsed: 8, goals: [1, 0] });
  const [listed] = await listLiveMatches(db);
  expect(listed?.pulse).toEqual([1, -3]);
  expect((await lastPatch()).pulse).toEqual([1, -3]);
  await saveDetailsChanged(db, [1], lease);
  expect((await lastPatch()).pulse).toEqual([1, -3]);
});

test('OURS-04: for a match first observed late, the bars before are stored as unknown', async () => {
  await observe({ id: 2, elapsed: 18, shots: [5, 0] });
  await observe({ id: 2, elapsed: 19, shots: [7, 0] });
  expect(await pulseOf(2)).toEqual([null, null, null, 2]);
});

test('OURS-04: a finished match keeps its pulse, whatever is corrected afterwards', async () => {
  await observe({ id: 3, elapsed: 4, shots: [3, 0] });
  await observe({ id: 3, status: 'FT', elapsed: 90, shots: [9, 9] });
  expect(await pulseOf(3)).toEqual([3]);
  expect((await findMatch(db, 3))!.statistics[0]!.statistics[0]!.value).toBe(9);
});

test('OURS-04: a match that was never observed live has no pulse', async () => {
  await observe({ id: 4, status: 'FT', elapsed: 90, shots: [9, 9] });
  expect(await pulseOf(4)).toBeNull();
});

test('OURS-04: unchanged statistics write nothing', async () => {
  const one = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
  await observe({ id: 5, elapsed: 4, shots: [3, 0] });
  expect(await writtenBy(one, () => observe({ id: 5, elapsed: 4, shots: [3, 0] }, one))).toBe(0);
  await one.destroy();
});

test('OURS-04: a change logged by the previous version, without a pulse, is still readable', async () => {
  await observe({ id: 6, elapsed: 4, shots: [3, 0] });
  await sql`
    update match_changes set patch = (patch::jsonb - 'pulse')::json where seq = ${await findHead(db)}`.execute(
    db,
  );
  expect((await lastPatch()).pulse).toBeNull();
});
