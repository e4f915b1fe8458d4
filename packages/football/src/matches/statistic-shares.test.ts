import type { MatchDetails } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { statisticRows } from './statistic-shares.ts';

type Values = Record<string, string | number | null>;

const HOME = 2932;
const AWAY = 2939;

const side = (id: number, values: Values): MatchDetails['statistics'][number] => ({
  team: { id },
  statistics: Object.entries(values).map(([type, value]) => ({ type, value })),
});
const rowsOf = (...statistics: MatchDetails['statistics']) =>
  statisticRows({ ...aMatchWithDetails(), statistics });
const rowOf = (type: string, home: string | number, away: string | number) =>
  rowsOf(side(HOME, { [type]: home }), side(AWAY, { [type]: away }))[0];

test('DLG-08: one team alone makes no row', () => {
  expect(rowsOf(side(HOME, { Fouls: 3, 'Total Shots': 9 }))).toEqual([]);
  const rows = rowsOf(
    side(HOME, { Fouls: 3, 'Total Shots': 9 }),
    side(AWAY, { Fouls: 5, 'Total Shots': null }),
  );
  expect(rows.map(({ type }) => type)).toEqual(['Fouls']);
});

test('DLG-08: a third team, or one that does not play, makes no row', () => {
  expect(rowsOf(side(HOME, { Fouls: 3 }), side(7, { Fouls: 5 }))).toEqual([]);
  expect(rowsOf(side(HOME, { Fouls: 3 }), side(AWAY, { Fouls: 5 }), side(7, { Fouls: 1 }))).toEqual([]);
});

test.each([
  ['Total Shots', 13, 8, 13 / 21],
  ['Ball Possession', '56%', '44%', 0.56],
  ['expected_goals', '1.84', '1.12', 1.84 / 2.96],
  ['Corner Kicks', 0, 4, 0],
  ['Red Cards', 0, 0, 0.5],
])("DLG-08: %s of %s and %s: home's share is %d", (type, home, away, share) => {
  expect(rowOf(type, home, away)).toMatchObject({ type, home, away, share: expect.closeTo(share, 10) });
});

test('DLG-08: a value that is no number makes no row', () => {
  expect(rowOf('Ball Possession', 'N/A', '44%')).toBeUndefined();
});

test('DLG-08: rows are in the order of the page in any input order, expected goals after the shots', () => {
  const values = {
    'Red Cards': 0,
    'Ball Possession': '50%',
    expected_goals: '1.50',
    goals_prevented: 0,
    Fouls: 10,
    'Shots outsidebox': 4,
    'Total Shots': 11,
  };
  const rows = rowsOf(side(AWAY, values), side(HOME, values));
  expect(rows.map(({ type, group }) => [type, group])).toEqual([
    ['Total Shots', 'shooting'],
    ['Shots outsidebox', 'shooting'],
    ['expected_goals', 'shooting'],
    ['Ball Possession', 'passing'],
    ['Fouls', 'rest'],
    ['Red Cards', 'rest'],
  ]);
});

test.each([
  ['Total Shots', 13, 8, 'home'],
  ['Total Shots', 9, 10, 'away'],
  ['Ball Possession', '9%', '91%', 'away'],
  ['Total Shots', 8, 8, undefined],
  ['Fouls', 7, 12, undefined],
  ['Offsides', 2, 1, undefined],
  ['Yellow Cards', 1, 2, undefined],
  ['Red Cards', 0, 1, undefined],
])('DLG-08: %s of %s and %s: ahead is %s', (type, home, away, leader) => {
  expect(rowOf(type, home, away)?.leader).toBe(leader);
});

test('DLG-08: all sixteen statistics and the expected goals are shown, in the order of the page', () => {
  const types = [
    [
      'Total Shots',
      'Shots on Goal',
      'Shots off Goal',
      'Blocked Shots',
      'Shots insidebox',
      'Shots outsidebox',
    ],
    ['expected_goals', 'Ball Possession', 'Total passes', 'Passes accurate', 'Passes %', 'Corner Kicks'],
    ['Offsides', 'Goalkeeper Saves', 'Fouls', 'Yellow Cards', 'Red Cards'],
  ].flat();
  const values = Object.fromEntries(types.toReversed().map((type) => [type, 1]));
  expect(rowsOf(side(HOME, values), side(AWAY, values)).map(({ type }) => type)).toEqual(types);
});

test('DLG-08: the away team comes first in the answer, its values are still those of the away team', () => {
  const rows = rowsOf(side(AWAY, { Fouls: 3 }), side(HOME, { Fouls: 5 }));
  expect(rows).toMatchObject([{ home: 5, away: 3 }]);
});

test('DLG-08: a third team without a value does not matter, with a value it leaves no row', () => {
  const both = [side(HOME, { Fouls: 3 }), side(AWAY, { Fouls: 5 })];
  expect(rowsOf(...both, side(7, { Fouls: null }))).toHaveLength(1);
});
