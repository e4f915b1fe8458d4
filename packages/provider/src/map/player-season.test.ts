import { expect, test } from 'vitest';
import { aPlayer, aSeason } from '../../testing/players.ts';
import { mappedOf } from '../../testing/provider.ts';
import { toPlayerSeason } from './player-season.ts';

const person = (player: Parameters<typeof aPlayer>[0]) => mappedOf(toPlayerSeason(aPlayer(player))).player;
const { games, league } = aSeason();

test('PLAYER-01: an item becomes a person and their seasons, with the provider’s misspelt keys corrected', () => {
  const { player, seasons } = mappedOf(toPlayerSeason(aPlayer()));
  expect(player).toEqual({
    id: 2484,
    name: 'Y. Mina',
    firstname: 'Yerry Fernando',
    lastname: 'Mina González',
    birth: { date: '1994-09-23', place: 'Guachené', country: 'Colombia' },
    nationality: 'Colombia',
    height: 195,
    weight: 94,
    photo: null,
    isInjured: false,
  });
  expect(seasons).toMatchObject([
    {
      teamId: 490,
      competitionId: 135,
      season: 2025,
      appearances: 11,
      lineups: 11,
      minutes: 898,
      position: 'defender',
      rating: 6.89,
      isCaptain: false,
      substitutes: { in: 0, out: 4, bench: 0 },
      numbers: {
        offsides: 0,
        penalty: { committed: 1 },
        cards: { yellow: 4, yellowred: 1, red: 0 },
      },
    },
  ]);
});

test.each([
  [84, 84],
  ['84%', 84],
  ['84', 84],
  [null, null],
  [407, null],
])(
  'PLAYER-01: quirk 10: in a season, where it is a percentage and no count, accuracy %j is %j',
  (sent, percent) => {
    const item = aPlayer({}, [aSeason({ passes: { total: 407, key: 2, accuracy: sent } })]);
    expect(mappedOf(toPlayerSeason(item)).seasons[0]!.numbers.passes.accuracy).toBe(percent);
  },
);

test('PLAYER-01: quirk 11: a season without numbers has zeros', () => {
  const season = aSeason({ games: { ...games, appearences: null, minutes: null, rating: null } });
  expect(mappedOf(toPlayerSeason(aPlayer({}, [season]))).seasons).toMatchObject([
    { appearances: 0, minutes: 0, rating: null },
  ]);
});

test.each([
  ['187', '68', 187, 68],
  ['187 cm', '68 kg', 187, 68],
  [187, 68, 187, 68],
  [null, undefined, null, null],
  ['0', '0 kg', null, null],
  ['6 ft', '999', null, null],
])('PLAYER-01: quirk 8: %j and %j make %j cm and %j kg', (height, weight, cm, kg) => {
  expect(person({ height, weight })).toMatchObject({ height: cm, weight: kg });
});

test.each([
  ['1994-09-23', '1994-09-23'],
  ['0000-00-00', null],
  ['1994-02-30', null],
  ['2286-11-20', null],
  ['23/09/1994', null],
  [null, null],
])('PLAYER-01: quirk 19: born on %j is %j', (date, expected) => {
  expect(person({ birth: { date } }).birth.date).toBe(expected);
});

test('PLAYER-01: quirk 8: a season in no competition is left out, the person stays', () => {
  const friendlies = aSeason({ league: { ...league, id: null, season: null } });
  expect(mappedOf(toPlayerSeason(aPlayer({}, [friendlies, aSeason()]))).seasons).toHaveLength(1);
});

test('NAME-05: quirk 12: a name is decoded once', () => {
  expect(person({ name: 'M&apos;Bala Nzola', lastname: 'Nzola &amp;amp; Co' })).toMatchObject({
    name: "M'Bala Nzola",
    lastname: 'Nzola &amp; Co',
  });
});

test('HOME-14: a player with text instead of numbers is refused under its id', () => {
  const item = aPlayer({}, [aSeason({ shots: { total: 'many' as unknown as number, on: 0 } })]);
  expect(toPlayerSeason(item)).toEqual({
    ok: false,
    id: 2484,
    reason: expect.stringContaining('shots.total'),
  });
});
