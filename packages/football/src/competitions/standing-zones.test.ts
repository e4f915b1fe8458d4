import { expect, test } from 'vitest';
import { zoneByRank } from './standing-zones.ts';

test.each([
  [1, 'champions-league'],
  [2, 'champions-league'],
  [3, 'confederation-cup'],
  [4, null],
  [17, null],
  [18, 'relegation'],
  [21, 'relegation'],
  [22, null],
])('COMP-03: place %i of Egypt is %s', (rank, zone) => {
  expect(zoneByRank({ competitionId: 233, rank, teams: 22 })).toBe(zone);
});

test('COMP-03: in a part of Egypt’s league, and in other leagues, the rank does not decide the zone', () => {
  expect(zoneByRank({ competitionId: 233, rank: 1, teams: 14 })).toBeUndefined();
  expect(zoneByRank({ competitionId: 39, rank: 1, teams: 20 })).toBeUndefined();
});

test('COMP-03: a league of eighteen teams is whole', () => {
  expect(zoneByRank({ competitionId: 233, rank: 1, teams: 18 })).toBe('champions-league');
});
