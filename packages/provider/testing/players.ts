import type { WireFixturePlayers } from '../src/wire/fixture-players.ts';
import type { WirePlayer } from '../src/wire/players.ts';

type Row = WireFixturePlayers['players'][number]['statistics'][number];
type Season = WirePlayer['statistics'][number];

/** Typed from section 2.15: most zeros are null, the rating and the accurate passes are text. */
const numbers = {
  shots: { total: 2, on: 1 },
  goals: { total: null, conceded: 0, assists: null, saves: null },
  passes: { total: 27, key: null, accuracy: '20' },
  tackles: { total: 2, blocks: 1, interceptions: 1 },
  duels: { total: 12, won: 8 },
  dribbles: { attempts: null, success: null, past: null },
  fouls: { drawn: 2, committed: 4 },
  penalty: { won: null, commited: 1, scored: 0, missed: 0, saved: null },
};

export function aRow(row: Partial<Row> = {}): Row {
  return {
    games: { minutes: 90, number: 15, position: 'D', rating: '7.5', captain: false, substitute: false },
    offsides: null,
    ...numbers,
    cards: { yellow: 0, red: 0 },
    ...row,
  };
}

/** One side of `fixtures/players` with one player in it. */
export function aSide(row: Partial<Row> = {}, player = {}) {
  return {
    team: { id: 2932, name: 'Al-Hilal Saudi FC', logo: null },
    players: [{ player: { id: 39, name: 'Stefan Savić', photo: null, ...player }, statistics: [aRow(row)] }],
  } satisfies WireFixturePlayers;
}

export function aSeason(season: Partial<Season> = {}): Season {
  return {
    ...numbers,
    team: { id: 490, name: 'Cagliari', logo: null },
    league: { id: 135, name: 'Serie A', country: 'Italy', logo: null, flag: null, season: 2025 },
    games: {
      appearences: 11,
      lineups: 11,
      minutes: 898,
      position: 'Defender',
      rating: '6.89',
      captain: false,
    },
    substitutes: { in: 0, out: 4, bench: null },
    passes: { total: 407, key: 2, accuracy: 84 },
    cards: { yellow: 4, yellowred: 1, red: null },
    ...season,
  };
}

/** One item of `players`. */
export function aPlayer(player: Partial<WirePlayer['player']> = {}, statistics = [aSeason()]) {
  return {
    player: {
      id: 2484,
      name: 'Y. Mina',
      firstname: 'Yerry Fernando',
      lastname: 'Mina González',
      age: 31,
      birth: { date: '1994-09-23', place: 'Guachené', country: 'Colombia' },
      nationality: 'Colombia',
      height: '195',
      weight: '94',
      photo: null,
      injured: false,
      ...player,
    },
    statistics,
  } satisfies WirePlayer;
}
