import { expect, test } from 'vitest';
import { plans } from '../tables/competitions.ts';
import { demoFixtureId, fixtureId, readFixtureId } from './ids.ts';

test.each([
  [2000, 0, 0],
  [2025, 6, 321],
  [2099, 63, 511],
])(
  'HOUSE: the id of a fixture encodes season %i, competition %i and number %i',
  (year, competitionIndex, n) => {
    const id = fixtureId(year, competitionIndex, n);
    expect(String(id)).toMatch(/^\d{7,8}$/);
    expect(readFixtureId(id)).toEqual({ kind: 'season', year, competitionIndex, n });
  },
);

test('HOUSE: the id of a friendly encodes its day', () => {
  const day = Date.UTC(2026, 10, 16) / 86_400_000;
  const id = demoFixtureId(day, 71);
  expect(String(id)).toMatch(/^\d{8}$/);
  expect(readFixtureId(id)).toEqual({ kind: 'demo', day, n: 71 });
});

test.each([0, 999_999, 5_000_000, 1.5, 2_147_483_647])('HOUSE: no fixture has the id %d', (id) => {
  expect(readFixtureId(id)).toBeUndefined();
});

test('HOUSE: a number out of range is refused instead of colliding with another id', () => {
  expect(() => fixtureId(2025, 0, 512)).toThrow(RangeError);
  expect(() => demoFixtureId(20_000, 128)).toThrow(RangeError);
});

test('HOUSE: every competition has its own index', () => {
  expect(new Set(plans.map(({ index }) => index)).size).toBe(plans.length);
  expect(plans.map(({ competition }) => competition.id).toSorted((a, b) => a - b)).toEqual([
    2, 3, 5, 7, 10, 12, 17, 36, 39, 61, 71, 78, 81, 98, 135, 137, 140, 186, 188, 200, 202, 233, 253, 292, 301,
    305, 307, 406, 531, 536, 539, 667, 826,
  ]);
});
