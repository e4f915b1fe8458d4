import { expect, test } from 'vitest';
import { playerLeague } from './player-league.ts';

test.each([
  [[2, 39, 39, 10], 39],
  [[2, 39], 2],
  [[39, 2, 2, 39], 39],
  [[10, 2, 39, 39, 2], 2],
])('DLG-15: of %j, newest first, the most frequent is %i; of equals, the newest', (played, expected) => {
  expect(playerLeague({ played, country: 'Egypt' })).toBe(expected);
});

test.each([
  ['England', 39],
  ['Spain', 140],
  ['Italy', 135],
  ['France', 61],
  ['Germany', 78],
  ['Saudi-Arabia', 307],
  ['Saudi Arabia', 307],
  ['Oman', 406],
  ['Egypt', 233],
  ['Morocco', 200],
  ['South Korea', 292],
  ['Canada', 253],
  ['Portugal', 39],
  [null, 39],
])('DLG-15: a team of %s that has not played has the league %i', (country, expected) => {
  expect(playerLeague({ played: [], country })).toBe(expected);
});
