import { expect, test } from 'vitest';
import { randomOf } from '../../random.ts';
import type { Fixture } from '../model.ts';
import { aSeason } from './a-season.ts';
import { openSeason } from './desk.ts';
import { friendlyFate, withCupFate } from './fates.ts';
import { makeSeason } from './season-calendar.ts';

const fixtures = makeSeason(aSeason(1, 2025));
const season = openSeason(aSeason(1, 2025));
const cupTie = fixtures.find(({ competition }) => competition.id === 81)!;
const secondLeg = fixtures.find(({ firstLeg }) => firstLeg !== null)!;
const final = fixtures.find(({ competition, round }) => competition.id === 81 && round === 'Final')!;

/** How many of 100,000 such matches are not played. */
function walkovers(like: Fixture): number {
  const drawn = Array.from({ length: 100_000 }, (_, id) => withCupFate(season, { ...like, id }));
  return drawn.filter(({ fate }) => fate.kind === 'walkover').length;
}

test('HOUSE: one cup tie in 4,000 is a walkover, but no leg and no final', () => {
  expect(walkovers(cupTie)).toBeGreaterThan(12);
  expect(walkovers(cupTie)).toBeLessThan(40);
  expect([walkovers(secondLeg), walkovers(final)]).toEqual([0, 0]);
});

test('HOUSE: one friendly in 1,500 is cancelled, before its kick-off', () => {
  const fates = Array.from({ length: 60_000 }, (_, i) => friendlyFate(randomOf('friendly', i), 1e12));
  const cancelled = fates.filter((fate) => fate.kind === 'cancelled');
  expect(cancelled.length).toBeGreaterThan(25);
  expect(cancelled.length).toBeLessThan(58);
  for (const { knownAt } of cancelled) expect(knownAt).toBeLessThan(1e12);
});
