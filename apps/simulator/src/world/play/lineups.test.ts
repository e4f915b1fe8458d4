import { expect, test } from 'vitest';
import { aCompetition, aFixture, aSquad, aTeam, fixtures, play } from '../../../test/a-match.ts';
import { drawLineup } from './lineups.ts';

const lineups = [...fixtures(200)].flatMap((fixture) => Object.values(play(fixture).lineups));

test('DLG-07: the grid fits the formation, the keeper at 1:1, the right side of each line first', () => {
  for (const { formation, starters } of lineups) {
    const lines = formation.split('-').map(Number);
    const expected = lines.flatMap((size, row) =>
      Array.from({ length: size }, (_, column) => `${row + 2}:${size - column}`),
    );
    expect(starters.map(({ grid }) => grid)).toEqual(['1:1', ...expected]);
  }
  expect(new Set(lineups.map(({ formation }) => formation)).size).toBeGreaterThan(5);
});

test('DLG-07: one goalkeeper plays, defenders are behind forwards, no player is listed twice', () => {
  for (const { starters, substitutes, captain } of lineups) {
    expect(starters.map(({ player }) => player.role).filter((role) => role === 'G')).toHaveLength(1);
    expect(starters[0]!.player.role).toBe('G');
    expect(starters[1]!.player.role).toBe('D');
    expect(starters.at(-1)!.player.role).toBe('F');
    const named = [...starters.map(({ player }) => player.id), ...substitutes.map(({ id }) => id)];
    expect(new Set(named).size).toBe(20);
    expect(substitutes.some(({ role }) => role === 'G')).toBe(true);
    expect(starters.map(({ player }) => player)).toContain(captain);
  }
});

test('DLG-07: in international matches the bench has twelve players', () => {
  const competition = { ...aCompetition(2), country: { name: 'World', code: null, flag: null } };
  const { substitutes } = drawLineup(1, aFixture({ competition }), aSquad(aTeam(11)));
  expect(substitutes).toHaveLength(12);
});

test('DLG-07: a squad short of forwards still has eleven starters, including its goalkeeper', () => {
  const squad = aSquad(aTeam(11));
  const players = squad.players.filter(({ role }) => role !== 'F');
  const { starters } = drawLineup(1, aFixture(), { ...squad, players });
  expect(new Set(starters.map(({ player }) => player.id)).size).toBe(11);
  expect(starters.filter(({ player }) => player.role === 'G')).toHaveLength(1);
});
