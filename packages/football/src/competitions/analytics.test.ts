import { expect, test } from 'vitest';
import { countResults, countSides, frequentScores, goalsByQuarter } from './analytics.ts';

const score = (home: number | null, away: number | null, matches = 1) => ({
  goals: { home, away },
  winner: null,
  matches,
});

test('API-05: results are split, and each score is weighted by its matches', () => {
  expect(countResults([score(2, 0, 3), score(1, 1, 2), score(0, 1), score(2, 3)])).toEqual({
    matches: 7,
    homeWins: 3,
    draws: 2,
    awayWins: 2,
    goals: 16,
    goalsPerMatch: 2.29,
    homeAdvantage: 14.29,
    cleanSheets: 4,
  });
});

test('API-05: without matches averages are null; a score without a result is not counted', () => {
  expect(countResults([score(null, null)])).toMatchObject({
    matches: 0,
    goalsPerMatch: null,
    homeAdvantage: null,
  });
});

test('API-05: a walkover without a score is a win and no clean sheet', () => {
  const walkover = { goals: { home: null, away: null }, winner: 'home' as const, matches: 1 };
  expect(countResults([walkover])).toMatchObject({ homeWins: 1, goals: 0, cleanSheets: 0 });
});

test('API-05: a quarter-hour ends with its added time, the last with extra time', () => {
  const minutes = [1, 15, 16, 45, 46, 90, 118].map((elapsed) => ({ elapsed, goals: 1 }));
  expect(goalsByQuarter(minutes)).toEqual([
    { from: 1, to: 15, goals: 2 },
    { from: 16, to: 30, goals: 1 },
    { from: 31, to: 45, goals: 1 },
    { from: 46, to: 60, goals: 1 },
    { from: 61, to: 75, goals: 0 },
    { from: 76, to: 90, goals: 2 },
  ]);
});

test('API-05: a side’s figures at home, away and together', () => {
  const counted = countSides([
    { side: 'home', for: 2, against: 0, outcome: 'W' },
    { side: 'away', for: 0, against: 0, outcome: 'D' },
    { side: 'away', for: 0, against: 4, outcome: 'L' },
    { side: 'away', for: null, against: null, outcome: 'W' },
  ]);
  expect(counted).toEqual({
    fixtures: {
      played: { home: 1, away: 3, total: 4 },
      wins: { home: 1, away: 1, total: 2 },
      draws: { home: 0, away: 1, total: 1 },
      loses: { home: 0, away: 1, total: 1 },
    },
    goals: { for: { home: 2, away: 0, total: 2 }, against: { home: 0, away: 4, total: 4 } },
    cleanSheets: { home: 1, away: 1, total: 2 },
    failedToScore: { home: 0, away: 2, total: 2 },
  });
});

test('API-05: three home wins and a draw, the home advantage is 75', () => {
  expect(countResults([score(1, 0, 3), score(0, 0)]).homeAdvantage).toBe(75);
});

test('OURS-13: equal scores are added up, the most frequent first, of equals the one with fewer goals', () => {
  const scores = [score(2, 1, 2), score(0, 0, 3), score(1, 1, 3), score(2, 1, 2), score(null, null, 9)];
  expect(frequentScores(scores, 2)).toEqual([
    { home: 2, away: 1, matches: 4 },
    { home: 0, away: 0, matches: 3 },
  ]);
});
