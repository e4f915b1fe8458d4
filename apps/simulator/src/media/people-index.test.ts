import { expect, test } from 'vitest';
import { aSquad, aTeam } from '../../test/a-match.ts';
import type { Team } from '../world/model.ts';
import { makePeopleIndex } from './people-index.ts';

const clock = { now: () => Date.parse('2026-11-21T18:20:00Z'), speed: 1 };
const club = aTeam(11);
const nation = aTeam(12);

test('HOUSE: people are found by id, of earlier seasons too, in the shirt of their club', () => {
  const indexed: number[] = [];
  const [striker] = aSquad(club).players;
  const squad = (team: Team, year: number) => {
    indexed.push(year);
    const own = aSquad(team);
    if (year < 2026)
      return { ...own, players: own.players.map((one) => ({ ...one, id: one.id + year * 1e5 })) };
    return team === nation ? { ...own, players: [striker!, ...own.players] } : own;
  };
  const find = makePeopleIndex({ teams: [club, nation], squad }, clock);
  expect(find(striker!.id)).toMatchObject({ team: club, player: { number: striker!.number } });
  expect(indexed).toEqual([2026, 2026]);
  expect(find(aSquad(nation).coach!.id)).toEqual({ team: nation, player: null });
  expect(find(striker!.id + 2025 * 1e5)?.team).toBe(club);
  expect(find(5)).toBeUndefined();
  expect(indexed).toHaveLength(6);
});
