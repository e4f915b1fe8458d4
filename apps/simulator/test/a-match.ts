import { randomOf } from '../src/random.ts';
import { matchAt } from '../src/world/play/match-now.ts';
import { playMatch } from '../src/world/play/play-match.ts';
import type {
  Competition,
  Fixture,
  Intervention,
  MatchNow,
  Played,
  Player,
  Role,
  Squad,
  Team,
} from '../src/world/model.ts';

const SEED = 7;
const KICKOFF = Date.parse('2026-11-21T15:00:00Z');

/** The rates of section 6 of the provider's reference, league by league. */
export const LEAGUE_RATES = {
  39: { home: 1.52, away: 1.35, yellows: 4.0, reds: 0.13, fouls: 21, corners: 10.3 },
  140: { home: 1.45, away: 1.13, yellows: 4.7, reds: 0.24, fouls: 25, corners: 9.3 },
  135: { home: 1.32, away: 1.13, yellows: 4.1, reds: 0.18, fouls: 24, corners: 9.2 },
  61: { home: 1.55, away: 1.27, yellows: 3.7, reds: 0.24, fouls: 23, corners: 9.4 },
  78: { home: 1.72, away: 1.42, yellows: 4.0, reds: 0.15, fouls: 21, corners: 9.6 },
  2: { home: 1.75, away: 1.4, yellows: 4.0, reds: 0.15, fouls: 22, corners: 9.6 },
  3: { home: 1.55, away: 1.25, yellows: 4.2, reds: 0.15, fouls: 22, corners: 9.6 },
  307: { home: 1.62, away: 1.4, yellows: 4.0, reds: 0.2, fouls: 23, corners: 9.2 },
  233: { home: 1.2, away: 0.95, yellows: 4.1, reds: 0.2, fouls: 26, corners: 8.6 },
  406: { home: 1.3, away: 1.08, yellows: 3.9, reds: 0.2, fouls: 24, corners: 8.4 },
  17: { home: 1.6, away: 1.25, yellows: 3.6, reds: 0.16, fouls: 24, corners: 9.2 },
} as const;
export type LeagueId = keyof typeof LEAGUE_RATES;

const ROLES: Role[] = 'GGGDDDDDDDDMMMMMMMMFFFFFF'.split('') as Role[];

export function aTeam(id: number, strength = 0): Team {
  return {
    id,
    name: `Team ${id}`,
    code: null,
    country: 'England',
    founded: null,
    isNational: false,
    ground: null,
    colours: ['#ffffff', '#000000'],
    strength,
  };
}

export function aSquad(team: Team): Squad {
  const random = randomOf('squad', team.id);
  const person = (id: number) => ({
    id,
    name: `P. ${id}`,
    firstname: 'P',
    lastname: String(id),
    arabic: '',
    birth: { date: `${1988 + Math.floor(random() * 18)}-01-01`, place: null, country: 'England' },
    nationality: 'England',
    height: null,
    weight: null,
    isComposed: true,
  });
  const players = ROLES.map((role, index): Player => ({
    ...person(team.id * 100 + index),
    role,
    number: index + 1,
    quality: random(),
  }));
  return { team, players, coach: person(team.id * 100 + 99) };
}

export function aCompetition(id: LeagueId = 39): Competition {
  return {
    id,
    name: `League ${id}`,
    type: 'League',
    country: { name: 'England', code: 'GB-ENG', flag: null },
    rates: LEAGUE_RATES[id],
    coverage: {
      events: true,
      lineups: true,
      statistics: true,
      playerStatistics: true,
      standings: true,
      players: true,
      topScorers: true,
      injuries: true,
      predictions: true,
    },
  };
}

export function aFixture(overrides: Partial<Fixture> = {}): Fixture {
  return {
    id: 1,
    competition: aCompetition(),
    season: 2026,
    round: 'Regular Season - 1',
    group: null,
    kickoff: KICKOFF,
    knownFrom: 0,
    home: aTeam(11),
    away: aTeam(12),
    ground: null,
    isNeutral: false,
    decision: 'draw',
    firstLeg: null,
    fate: { kind: 'played' },
    ...overrides,
  };
}

const squads = new Map<number, Squad>();
function squadOf(team: Team): Squad {
  const known = squads.get(team.id);
  if (known) return known;
  const squad = aSquad(team);
  squads.set(team.id, squad);
  return squad;
}

export function play(fixture: Fixture, { isQuiet = false, seed = SEED } = {}): Played {
  const referee = { name: 'R. Whistle', country: 'England' };
  return playMatch(seed, fixture, {
    squads: { home: squadOf(fixture.home), away: squadOf(fixture.away) },
    isQuiet,
    referee,
  });
}

/** Matches of twenty clubs from weak to strong, each with its own id. */
export function* fixtures(count: number, overrides: Partial<Fixture> = {}): Generator<Fixture> {
  const teams = Array.from({ length: 20 }, (_, index) => aTeam(20 + index, (index - 9.5) / 9.5));
  for (let id = 1; id <= count; id++) {
    const home = id % 20;
    const away = (home + 1 + (Math.floor(id / 20) % 19)) % 20;
    yield aFixture({ id, home: teams[home]!, away: teams[away]!, ...overrides });
  }
}

const drawn = new WeakMap<Fixture, Played>();
function playOnce(fixture: Fixture): Played {
  const played = drawn.get(fixture) ?? play(fixture);
  drawn.set(fixture, played);
  return played;
}

export function at(fixture: Fixture, now: number, done: readonly Intervention[] = []): MatchNow {
  return matchAt(fixture, { now, interventions: () => done }, playOnce);
}
