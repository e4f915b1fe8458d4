import { expect, test } from 'vitest';
import { mainCompetition, rowOfTeam } from './team-place.ts';

const cup = { id: 1, type: 'cup' as const };
const league = { id: 2, type: 'league' as const };

test('TEAM-02: a team is shown in its league, without one in what it plays most', () => {
  expect(mainCompetition([cup, league])).toBe(league);
  expect(mainCompetition([cup, { id: 3, type: null }])).toBe(cup);
  expect(mainCompetition([])).toBeUndefined();
});

test('TEAM-02: of a team in two tables, the row of the last one', () => {
  const rows = [7, 8, 7].map((id, index) => ({ team: { id }, rank: index + 1 }));
  expect(rowOfTeam(rows, 7)?.rank).toBe(3);
  expect(rowOfTeam(rows, 9)).toBeUndefined();
});
