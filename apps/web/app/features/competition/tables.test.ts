import type { StandingRow } from '@safira/contract/competitions/standings';
import { expect, test } from 'vitest';
import { legendOf, lookOf, officialRows, rowsIn, tablesOf } from './tables.ts';
import { aRow, record } from '@safira/contract/testing/standings';

const of = (group: string, ...ids: number[]): StandingRow[] =>
  ids.map((id, index) => aRow(id, { rank: index + 1, group }));

test('COMP-02: groups are sorted by name, and tables of another kind follow them', () => {
  const rows = [
    ...of('Group B', 3, 4),
    ...of('Ranking of second-placed teams', 2, 4),
    ...of('Group A', 1, 2),
  ];
  const { tables, groups } = tablesOf(rows);
  expect(tables.map(({ name }) => name)).toEqual(['Group A', 'Group B', 'Ranking of second-placed teams']);
  expect(groups).toBe(2);
});

test('COMP-02: after a split the parts come before the table of the whole league', () => {
  const rows = [
    ...of('Premier League', 1, 2, 3, 4),
    ...of('Championship Group', 1, 2),
    ...of('Relegation Group', 3, 4),
  ];
  expect(tablesOf(rows)).toMatchObject({
    groups: 0,
    tables: [{ name: 'Championship Group' }, { name: 'Relegation Group' }, { name: 'Premier League' }],
  });
});

test('OURS-09: without the live matches teams have their stored rank and numbers, places their zones', () => {
  const official = {
    points: 18,
    goalsDiff: 3,
    all: record([6, 0, 4]),
    home: record([0, 0, 0]),
    away: record([0, 0, 0]),
  };
  const climber = aRow(2, {
    rank: 1,
    rankBefore: 2,
    points: 21,
    zone: 'champions-league',
    isLive: true,
    official,
  });
  const rows = officialRows([climber, aRow(1, { rank: 2, rankBefore: 1, points: 20 })]);
  expect(
    rows.map(({ team, rank, rankBefore, points, zone, isLive }) => [
      team.id,
      rank,
      rankBefore,
      points,
      zone,
      isLive,
    ]),
  ).toEqual([
    [1, 1, 1, 20, 'champions-league', false],
    [2, 2, 2, 18, null, false],
  ]);
  expect(rows[1]!.all.played).toBe(10);
});

test('COMP-02: at home teams are ranked by their home matches alone, without zones', () => {
  const first = aRow(1, { rank: 1, zone: 'champions-league', home: record([1, 0, 2], [3, 5]) });
  const second = aRow(2, { rank: 2, home: record([2, 1, 0], [6, 2]) });
  const rows = rowsIn([first, second], 'home');
  expect(
    rows.map(({ team, rank, points, goalsDiff, zone }) => [team.id, rank, points, goalsDiff, zone]),
  ).toEqual([
    [2, 1, 7, 4, null],
    [1, 2, 3, -2, null],
  ]);
  expect(rows[0]!.shown.played).toBe(3);
});

test('COMP-02: teams with equal numbers at home keep the order of the table', () => {
  const rows = rowsIn([aRow(8, { rank: 1 }), aRow(5, { rank: 2 })], 'away');
  expect(rows.map(({ team }) => team.id)).toEqual([8, 5]);
});

test('COMP-02: the legend has each zone once, with its ranks in all tables, from the top down', () => {
  const cup = { zone: 'champions-league', zoneName: 'دوري أبطال آسيا' };
  const down = { zone: 'relegation', zoneName: 'الهبوط' };
  const rows = [aRow(1, { rank: 18, ...down }), aRow(2, { rank: 2, ...cup }), aRow(3, { rank: 1, ...cup })];
  expect(legendOf([...rows, aRow(4, { rank: 2, ...cup }), aRow(5, { rank: 9 })])).toEqual([
    { zone: 'champions-league', name: 'دوري أبطال آسيا', ranks: [1, 2] },
    { zone: 'relegation', name: 'الهبوط', ranks: [18] },
  ]);
});

test('COMP-03: a zone that has no colour of its own is grey, a place without one has none', () => {
  expect(lookOf('europa-league')).toBe('2');
  expect(lookOf('other')).toBe('4');
  expect(lookOf(null)).toBeUndefined();
});
