import type { Player, PlayerStatistics } from '../src/players/players.ts';

type Overrides = {
  season?: number;
  seasonName?: string;
  leagueId?: number;
  team?: string;
  appearances?: number;
  goals?: number;
};

/** A season with one team in one competition. */
export function aPlayerSeason(overrides: Overrides = {}): PlayerStatistics {
  const { season = 2026, leagueId = 307, team = 'الهلال', appearances = 10, goals = 9 } = overrides;
  const { seasonName = `${season}/${(season + 1) % 100}` } = overrides;
  return {
    league: {
      id: leagueId,
      name: 'دوري روشن السعودي',
      originalName: 'Pro League',
      logo: null,
      country: 'Saudi-Arabia',
      season,
      seasonName,
    },
    team: {
      id: 2932,
      _id: 'al-hilal-2932',
      name: team,
      originalName: 'Al-Hilal Saudi FC',
      logo: null,
      colours: { shirt: '#1B4FBF', number: '#FFFFFF' },
    },
    games: {
      appearences: appearances,
      lineups: 10,
      minutes: 2_514,
      position: 'attacker',
      number: 29,
      rating: 8.14,
      captain: true,
    },
    goals: { total: goals, assists: 5, conceded: 0, saves: 0 },
    shots: { total: 34, on: 20 },
    passes: { total: 412, key: 26, accuracy: 84 },
    tackles: { total: 6, blocks: 2, interceptions: 11 },
    duels: { total: 118, won: 63 },
    dribbles: { attempts: 61, success: 39, past: 0 },
    fouls: { drawn: 21, committed: 9 },
    cards: { yellow: 1, yellowred: 0, red: 0 },
    substitutes: { in: 0, out: 4, bench: 0 },
    penalty: { won: 2, commited: 0, scored: 2, missed: 1, saved: 0 },
  };
}

export function aFoundPlayer(
  person: Partial<Player['player']> = {},
  statistics: PlayerStatistics[] = [aPlayerSeason()],
): Player {
  return {
    player: {
      id: 3221,
      name: 'سالم الدوسري',
      originalName: 'Salem Al-Dawsari',
      firstname: 'Salem',
      lastname: 'Al-Dawsari',
      fullName: 'سالم محمد الدوسري',
      photo: null,
      age: 35,
      nationality: 'Saudi Arabia',
      nationalityName: 'السعودية',
      height: 171,
      weight: null,
      birth: { date: '1991-08-19', place: 'جدة', country: 'Saudi Arabia', countryName: 'السعودية' },
      injured: false,
      ...person,
    },
    statistics,
  };
}
