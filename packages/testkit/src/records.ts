import type {
  ObservedAppearance,
  ObservedCoverage,
  ObservedPerson,
  ObservedSeason,
  ObservedStandingRow,
  ObservedTeamProfile,
  PlayerNumbers,
} from '@safira/football/observed/records';

// Builders of the provider's records other than matches, with defaults, so that a test states only what it is about.

const everything: ObservedCoverage = {
  events: true,
  lineups: true,
  statistics: true,
  playerStatistics: true,
  standings: true,
  players: true,
  topScorers: true,
  injuries: true,
  predictions: true,
};

type SeasonOverrides = Partial<Omit<ObservedSeason, 'coverage'>> & { coverage?: Partial<ObservedCoverage> };

export function aSeason({ coverage, ...overrides }: SeasonOverrides = {}): ObservedSeason {
  return {
    competitionId: 307,
    season: 2026,
    name: 'Pro League',
    country: 'Saudi-Arabia',
    type: 'league',
    logo: null,
    start: '2026-08-20',
    end: '2027-05-20',
    isCurrent: true,
    coverage: { ...everything, ...coverage },
    ...overrides,
  };
}

export function aTeamProfile(overrides: Partial<ObservedTeamProfile> = {}): ObservedTeamProfile {
  return {
    id: 2932,
    name: 'Al-Hilal Saudi FC',
    code: 'HIL',
    country: 'Saudi-Arabia',
    founded: 1957,
    isNational: false,
    logo: null,
    ground: {
      id: 21,
      name: 'Kingdom Arena',
      city: 'Riyadh',
      address: 'King Fahd Road',
      capacity: 26090,
      surface: 'grass',
      image: null,
    },
    ...overrides,
  };
}

export function aPerson(overrides: Partial<ObservedPerson> = {}): ObservedPerson {
  return {
    id: 306,
    name: 'M. Salah',
    firstname: 'Mohamed',
    lastname: 'Salah',
    birth: { date: '1992-06-15', place: 'Nagrig', country: 'Egypt' },
    nationality: 'Egypt',
    height: 175,
    weight: 72,
    photo: null,
    ...overrides,
  };
}

const none = { played: 0, win: 0, draw: 0, lose: 0, for: 0, against: 0 };

export function aStandingRow(
  rank: number,
  overrides: Partial<ObservedStandingRow> = {},
): ObservedStandingRow {
  return {
    rank,
    team: { id: 500 + rank, name: `Team ${rank}`, logo: null },
    points: 30 - rank,
    goalsDiff: 0,
    form: 'WDL',
    status: 'same',
    description: null,
    all: none,
    home: none,
    away: none,
    ...overrides,
  };
}

/** Statistics of a player that are zero except for the given ones. */
export function numbersWith({ goals = 0, assists = 0, yellow = 0, red = 0 } = {}): PlayerNumbers {
  return {
    offsides: 0,
    shots: { total: 0, on: 0 },
    goals: { total: goals, conceded: 0, assists, saves: 0 },
    passes: { total: 0, key: 0, accuracy: null },
    tackles: { total: 0, blocks: 0, interceptions: 0 },
    duels: { total: 0, won: 0 },
    dribbles: { attempts: 0, success: 0, past: 0 },
    fouls: { drawn: 0, committed: 0 },
    cards: { yellow, yellowred: 0, red },
    penalty: { won: 0, committed: 0, scored: 0, missed: 0, saved: 0 },
  };
}

type AppearanceOverrides = Partial<Omit<ObservedAppearance, 'player' | 'numbers'>> &
  Parameters<typeof numbersWith>[0];

export function anAppearance(playerId: number, overrides: AppearanceOverrides = {}): ObservedAppearance {
  const { goals, assists, yellow, red, ...rest } = overrides;
  return {
    teamId: 11,
    player: { id: playerId, name: `Player Number${playerId}`, photo: null },
    minutes: 90,
    rating: 7.3,
    number: 9,
    position: 'attacker',
    isCaptain: false,
    isSubstitute: false,
    numbers: numbersWith({
      ...(goals === undefined ? {} : { goals }),
      ...(assists === undefined ? {} : { assists }),
      ...(yellow === undefined ? {} : { yellow }),
      ...(red === undefined ? {} : { red }),
    }),
    ...rest,
  };
}
