import type { ObservedEvent } from '@safira/football/observed/observation';
import { expect, test } from 'vitest';
import { aRow, aSide } from '../../testing/players.ts';
import { mappedOf } from '../../testing/provider.ts';
import { appearancesOf, toAppearances } from './appearances.ts';

type Row = Parameters<typeof aRow>[0];
const games = aRow().games;
const appearance = (row?: Row) => mappedOf(toAppearances(aSide(row)))[0]!;

test('DLG-09: quirk 11: a row becomes an appearance, and missing counters are zero', () => {
  expect(appearance()).toEqual({
    teamId: 2932,
    player: { id: 39, name: 'Stefan Savić', photo: null },
    minutes: 90,
    rating: 7.5,
    number: 15,
    position: 'defender',
    isCaptain: false,
    isSubstitute: false,
    numbers: {
      offsides: 0,
      shots: { total: 2, on: 1 },
      goals: { total: 0, conceded: 0, assists: 0, saves: 0 },
      passes: { total: 27, key: 0, accuracy: 74 },
      tackles: { total: 2, blocks: 1, interceptions: 1 },
      duels: { total: 12, won: 8 },
      dribbles: { attempts: 0, success: 0, past: 0 },
      fouls: { drawn: 2, committed: 4 },
      cards: { yellow: 0, yellowred: 0, red: 0 },
      penalty: { won: 0, committed: 1, scored: 0, missed: 0, saved: 0 },
    },
  });
});

test('DLG-09: quirk 11: the minutes of an unused substitute are null, not zero', () => {
  expect(appearance({ games: { ...games, minutes: null, substitute: true } }).minutes).toBeNull();
});

test.each([
  ['7.1', 7.1],
  ['8', 8],
  [7.35, 7.35],
  [null, null],
  ['', null],
  ['–', null],
  ['0', null],
  ['11', null],
])('DLG-09: quirk 9: a rating sent as %j is %j', (sent, rating) => {
  expect(appearance({ games: { ...games, rating: sent } }).rating).toBe(rating);
});

test.each([
  [50, '44%', 44],
  [27, '20', 74],
  [27, 20, 74],
  [12, '83', 83],
  [27, '0', 0],
  [27, null, null],
  [27, '', null],
  [null, '20', null],
  [0, '0', null],
  [40, '140', null],
  [40, '140%', null],
  [40, 'many', null],
])('DLG-09: quirk 10: of %j passes, accuracy %j is %j per cent', (total, accuracy, percent) => {
  expect(appearance({ passes: { total, key: null, accuracy } }).numbers.passes.accuracy).toBe(percent);
});

function card(detail: string, id = 39): ObservedEvent {
  return {
    type: 'Card',
    detail,
    comments: null,
    time: { elapsed: 70, extra: null },
    team: { id: 2932 },
    player: { id, name: null },
    assist: { id: null, name: null },
  };
}
const once = { yellow: 1, yellowred: 1, red: 0 };

test.each([
  ['two yellows', { yellow: 2, red: 0 }, [], once],
  ['two yellows and a red', { yellow: 2, red: 1 }, [], once],
  ['one of each, and two yellows in the events', { yellow: 1, red: 1 }, ['Yellow Card', 'Yellow Card'], once],
  ['a red, and the older words in the events', { yellow: 0, red: 1 }, ['Second Yellow card'], once],
  [
    'a yellow and a straight red',
    { yellow: 1, red: 1 },
    ['Yellow Card', 'Red Card'],
    { yellow: 1, yellowred: 0, red: 1 },
  ],
  ['no counters', { yellow: null, red: null }, [], { yellow: 0, yellowred: 0, red: 0 }],
])('DLG-09: quirk 22: the cards of a row, %s', (_, cards, details, expected) => {
  const events = [...details.map((detail) => card(detail)), card('Yellow Card', 40), card('Yellow Card', 40)];
  expect(appearancesOf(aSide({ cards }), events)[0]!.numbers.cards).toEqual(expected);
});

test('DLG-09: quirk 8: a row without an id or without figures is left out, the others stay', () => {
  const side = aSide();
  const [row] = side.players;
  const players = [
    { ...row!, player: { ...row!.player, id: 0 } },
    { ...row!, statistics: [] },
    { player: { id: 7, name: null, photo: null }, statistics: row!.statistics },
  ];
  expect(mappedOf(toAppearances({ ...side, players })).map(({ player }) => player)).toEqual([
    { id: 7, name: '', photo: null },
  ]);
});

test('HOME-14: a side with text instead of a number is refused under its team id', () => {
  expect(toAppearances(aSide({ offsides: 'two' as unknown as number }))).toEqual({
    ok: false,
    id: 2932,
    reason: expect.stringContaining('offsides'),
  });
});
