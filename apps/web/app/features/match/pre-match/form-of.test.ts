import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { formInMatches } from './form-of.ts';

const HOME = aMatch().teams.home.id;
const AWAY = aMatch().teams.away.id;

const played = (day: number, goals: [number, number], status = 'FT') =>
  aMatch({ id: day, status, goals, date: `2026-11-0${day}T18:00:00.000Z` });

test('OURS-30: the results of a side from its matches, oldest first, whatever their order', () => {
  const matches = [played(3, [2, 0]), played(1, [0, 1]), played(2, [1, 1])];
  expect(formInMatches(matches, HOME)).toBe('LDW');
  expect(formInMatches(matches, AWAY)).toBe('WDL');
});

test('OURS-30: a match being played is no result yet', () => {
  expect(formInMatches([played(1, [1, 0]), played(2, [0, 3], '2H')], HOME)).toBe('W');
});

test('OURS-30: a match decided by a shoot-out is a draw', () => {
  const match = played(1, [1, 1], 'PEN');
  match.teams.home.winner = true;
  expect(formInMatches([match], HOME)).toBe('D');
});
