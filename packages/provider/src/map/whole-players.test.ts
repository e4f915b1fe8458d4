import { expect, test } from 'vitest';
import { aPlayer, aRow, aSeason, aSide } from '../../testing/players.ts';
import { mappedOf } from '../../testing/provider.ts';
import { toAppearances } from './appearances.ts';
import { toPlayerSeason } from './player-season.ts';

// Small leagues lack most fields and large ones have them all: what is sent is stored, none of it as null or zero.

/** Every counter with a value of its own. */
const sent = {
  shots: { total: 1, on: 2 },
  goals: { total: 3, conceded: 4, assists: 5, saves: 6 },
  passes: { total: 100, key: 8, accuracy: '9%' },
  tackles: { total: 10, blocks: 11, interceptions: 12 },
  duels: { total: 13, won: 14 },
  dribbles: { attempts: 15, success: 16, past: 17 },
  fouls: { drawn: 18, committed: 19 },
  penalty: { won: 20, commited: 21, scored: 22, missed: 23, saved: 24 },
};
const stored = {
  ...sent,
  passes: { total: 100, key: 8, accuracy: 9 },
  penalty: { won: 20, committed: 21, scored: 22, missed: 23, saved: 24 },
};
const missing = {
  shots: {},
  goals: {},
  passes: {},
  tackles: {},
  duels: {},
  dribbles: {},
  fouls: {},
  penalty: {},
};
const zeros = {
  offsides: 0,
  shots: { total: 0, on: 0 },
  goals: { total: 0, conceded: 0, assists: 0, saves: 0 },
  passes: { total: 0, key: 0, accuracy: null },
  tackles: { total: 0, blocks: 0, interceptions: 0 },
  duels: { total: 0, won: 0 },
  dribbles: { attempts: 0, success: 0, past: 0 },
  fouls: { drawn: 0, committed: 0 },
  penalty: { won: 0, committed: 0, scored: 0, missed: 0, saved: 0 },
};

test('DLG-09: a row with every field becomes an appearance with every field', () => {
  const games = { minutes: 71, number: 9, position: 'F', rating: '8.2', captain: true, substitute: true };
  const side = aSide({ ...sent, games, offsides: 7, cards: { yellow: 1, red: 1 } }, { photo: '/39.png' });
  expect(mappedOf(toAppearances(side))).toEqual([
    {
      teamId: 2932,
      player: { id: 39, name: 'Stefan Savić', photo: '/39.png' },
      minutes: 71,
      rating: 8.2,
      number: 9,
      position: 'attacker',
      isCaptain: true,
      isSubstitute: true,
      numbers: { ...stored, offsides: 7, cards: { yellow: 1, yellowred: 0, red: 1 } },
    },
  ]);
});

test('DLG-09: quirk 11: a row with empty blocks has zeros, and no number, position or captain', () => {
  const { team, players } = aSide();
  const row = { ...aRow(), ...missing, games: {}, cards: {} };
  const [only] = mappedOf(toAppearances({ team, players: [{ ...players[0]!, statistics: [row] }] }));
  expect(only).toMatchObject({
    minutes: null,
    number: null,
    position: null,
    isCaptain: false,
    isSubstitute: false,
  });
  expect(only!.numbers).toEqual({ ...zeros, cards: { yellow: 0, yellowred: 0, red: 0 } });
});

test('PLAYER-01: a season with every field keeps every field, and the player their photo and injury', () => {
  const season = aSeason({
    ...sent,
    games: { appearences: 31, lineups: 32, minutes: 33, position: 'Midfielder', rating: 7, captain: true },
    substitutes: { in: 34, out: 35, bench: 36 },
    cards: { yellow: 37, yellowred: 38, red: 39 },
  });
  const { player, seasons } = mappedOf(toPlayerSeason(aPlayer({ photo: '/1.png', injured: true }, [season])));
  expect(player).toMatchObject({ photo: '/1.png', isInjured: true });
  expect(seasons).toEqual([
    {
      teamId: 490,
      competitionId: 135,
      season: 2025,
      appearances: 31,
      lineups: 32,
      minutes: 33,
      position: 'midfielder',
      rating: 7,
      isCaptain: true,
      substitutes: { in: 34, out: 35, bench: 36 },
      numbers: { ...stored, offsides: 0, cards: { yellow: 37, yellowred: 38, red: 39 } },
    },
  ]);
});

test('PLAYER-01: quirk 11: a season with empty blocks has zeros, and a player without details has nulls', () => {
  const season = { ...aSeason(), ...missing, games: {}, substitutes: {}, cards: {} };
  const player = { id: 2484, name: 'Y. Mina' };
  const mapped = mappedOf(toPlayerSeason({ player, statistics: [season] }));
  expect(mapped.seasons[0]).toMatchObject({
    appearances: 0,
    lineups: 0,
    minutes: 0,
    isCaptain: false,
    substitutes: { in: 0, out: 0, bench: 0 },
    numbers: { ...zeros, cards: { yellow: 0, yellowred: 0, red: 0 } },
  });
  expect(mapped.player).toEqual({
    ...player,
    firstname: null,
    lastname: null,
    birth: { date: null, place: null, country: null },
    nationality: null,
    height: null,
    weight: null,
    photo: null,
    isInjured: false,
  });
});
