import { afterAll, expect, test } from 'vitest';
import { openDb } from '../../src/db.ts';
import { saveInjuries } from '../../src/players/injuries.ts';
import { findPrediction, savePrediction } from '../../src/matches/predictions.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());

const season = { competitionId: 307, season: 2026 };
const anInjury = (playerId: number, matchId: number | null, reason = 'Knee Injury') => ({
  ...season,
  player: { id: playerId, name: 'Mohamed Salah', photo: null },
  teamId: 40,
  matchId,
  type: 'Missing Fixture',
  reason,
});

test('HOUSE: unchanged injuries write zero rows, including those without a match', async () => {
  const observed = [anInjury(1, 10), anInjury(1, null), anInjury(2, null)];
  await saveInjuries(single, season, observed);
  expect(await writtenBy(single, () => saveInjuries(single, season, observed))).toBe(0);
});

test('API-01: a player who is fit again is removed from that season’s list only; a new reason replaces the old', async () => {
  const before = { ...season, season: 2025 };
  await saveInjuries(db, before, [{ ...anInjury(1, 9), season: 2025 }]);
  await saveInjuries(db, season, [anInjury(1, 10), anInjury(2, null)]);
  await saveInjuries(db, season, [anInjury(2, null, 'Ankle Injury')]);
  const listed = () =>
    db.selectFrom('injuries').select(['season', 'player_id', 'reason']).orderBy('season').execute();
  expect(await listed()).toEqual([
    { season: 2025, player_id: 1, reason: 'Knee Injury' },
    { season: 2026, player_id: 2, reason: 'Ankle Injury' },
  ]);
  await saveInjuries(db, season, []);
  expect(await listed()).toHaveLength(1);
});

test('DLG-04: a prediction is stored with its match; an unchanged one writes zero rows', async () => {
  const lease = await aLease(db);
  const observedAt = new Date('2026-11-21T18:00:00Z');
  await saveObservations(db, { observations: [anObservation({ id: 1 })], observedAt, lease });
  const observed = {
    matchId: 1,
    winnerId: 11,
    percent: { home: 50, draw: 25, away: 25 },
    advice: 'Winner : Home 1',
  };
  await savePrediction(single, observed);
  expect(await findPrediction(db, 1)).toEqual(observed);
  expect(await writtenBy(single, () => savePrediction(single, observed))).toBe(0);
  expect(await writtenBy(single, () => savePrediction(single, { ...observed, winnerId: null }))).toBe(1);
  expect(await findPrediction(db, 2)).toBeUndefined();
});
