import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { loserOf, sideBehind } from './side-behind.ts';

type Goals = [number | null, number | null];

function ended(goals: Goals, winner: 'home' | 'away' | null = null, status = 'FT') {
  const { teams, ...match } = aMatch({ goals, status });
  const withWinner = {
    home: { ...teams.home, winner: winner && winner === 'home' },
    away: { ...teams.away, winner: winner && winner === 'away' },
  };
  return { ...match, teams: withWinner };
}

test.each<[string, Goals, 'home' | 'away' | null, string | undefined]>([
  ['0-1', [0, 1], null, 'home'],
  ['1-0', [1, 0], null, 'away'],
  ['1-1', [1, 1], null, undefined],
  ['1-1 and a shoot-out won at home', [1, 1], 'home', 'away'],
  ['1-1 and a shoot-out won away', [1, 1], 'away', 'home'],
  ['home goals that are unknown', [null, 1], 'away', undefined],
  ['away goals that are unknown', [0, null], 'away', undefined],
])('HOME-06: with %s the side behind is found', (_, goals, winner, side) => {
  expect(sideBehind(ended(goals, winner))).toBe(side);
});

test('HOME-06: a match that is still being played has no loser, a finished one has', () => {
  expect(loserOf(ended([0, 1], null, '2H'))).toBeUndefined();
  expect(loserOf(ended([0, 1]))).toBe('home');
});
