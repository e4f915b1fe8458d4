import type { CompetitionMatches } from '@safira/contract/matches/matches';
import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { inOrderOf, liveFirst } from './live-first.ts';

const section = (id: number, ...matches: (readonly [id: number, status: string])[]): CompetitionMatches => ({
  competition: {
    id,
    name: `competition ${id}`,
    originalName: `competition ${id}`,
    logo: null,
    country: 'World',
    countryName: 'العالم',
  },
  matches: matches.map(([matchId, status]) => aMatch({ id: matchId, status, leagueId: id })),
});

const shape = (sections: readonly CompetitionMatches[]) =>
  sections.map(({ competition, matches }) => [competition.id, ...matches.map(({ apiId }) => apiId)]);

test('OURS-28: within a competition live matches come first, the others keep their order', () => {
  const list = [section(39, [1, 'FT'], [2, '2H'], [3, 'NS'], [4, 'HT'])];
  expect(shape(liveFirst(list))).toEqual([[39, 2, 4, 1, 3]]);
});

test('OURS-28: a competition with a live match comes first within its rank, not before a higher rank', () => {
  const list = [
    section(2, [1, 'NS']),
    section(39, [2, 'FT']),
    section(307, [3, '1H']),
    section(9001, [4, 'NS'], [5, 'NS']),
    section(9002, [6, '2H']),
  ];
  expect(shape(liveFirst(list))).toEqual([
    [2, 1],
    [307, 3],
    [39, 2],
    [9002, 6],
    [9001, 4, 5],
  ]);
});

test('OURS-28: a list on screen keeps its order when matches begin and end', () => {
  const before = [section(307, [3, '1H'], [1, 'NS']), section(39, [2, 'FT'])];
  const after = [section(39, [2, 'FT']), section(307, [1, '1H'], [3, 'FT'])];
  expect(shape(inOrderOf(before, after))).toEqual([
    [307, 3, 1],
    [39, 2],
  ]);
});

test('OURS-28: a new match, competition or kick-off takes the place that the new list gives it', () => {
  const before = [section(307, [3, '1H'], [1, 'NS']), section(39, [2, 'FT'])];
  const after = [
    section(2, [9, 'NS']),
    section(307, [3, '1H'], [8, 'NS'], [1, 'NS']),
    section(39, [2, 'FT']),
  ];
  expect(shape(inOrderOf(before, after))).toEqual([
    [2, 9],
    [307, 3, 8, 1],
    [39, 2],
  ]);
  const [first, second] = before[0]!.matches;
  const moved = { ...before[0]!, matches: [second!, { ...first!, date: '2026-11-21T21:00:00.000Z' }] };
  expect(shape(inOrderOf(before, [moved]))).toEqual([[307, 1, 3]]);
});
