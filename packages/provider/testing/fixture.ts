import type { WireFixture } from '../src/wire/fixtures.ts';

type Overrides = {
  id?: number;
  fixture?: Partial<WireFixture['fixture']>;
  league?: Partial<WireFixture['league']>;
  teams?: Partial<WireFixture['teams']>;
  goals?: WireFixture['goals'];
  score?: Partial<WireFixture['score']>;
  events?: WireFixture['events'];
  statistics?: WireFixture['statistics'];
  lineups?: WireFixture['lineups'];
  players?: WireFixture['players'];
};

const none = { home: null, away: null };

/** An item as the provider sends it, showing only what a test is about. */
export function anItem({ id = 1378040, fixture, league, teams, goals, score, ...embedded }: Overrides = {}) {
  return {
    fixture: {
      id,
      referee: null,
      timezone: 'UTC',
      date: '2026-11-21T17:00:00+00:00',
      timestamp: 1795280400,
      periods: { first: 1795280400, second: null },
      venue: { id: null, name: 'Kingdom Arena', city: 'Riyadh' },
      status: { long: 'First Half', short: '1H', elapsed: 20, extra: null },
      ...fixture,
    },
    league: {
      id: 307,
      name: 'Pro League',
      country: 'Saudi-Arabia',
      logo: 'https://media.api-sports.io/football/leagues/307.png',
      flag: null,
      season: 2026,
      round: 'Regular Season - 10',
      standings: true,
      ...league,
    },
    teams: {
      home: { id: 2932, name: 'Al-Hilal Saudi FC', logo: null, winner: null },
      away: { id: 2939, name: 'Al-Nassr', logo: null, winner: null },
      ...teams,
    },
    goals: goals ?? { home: 1, away: 0 },
    score: { halftime: { home: 1, away: 0 }, fulltime: none, extratime: none, penalty: none, ...score },
    ...embedded,
  } satisfies WireFixture;
}

type Time = { elapsed: number | null; extra?: number | null };

export function anEvent(
  { elapsed, extra = null }: Time,
  rest: { detail?: string; team?: number | null } = {},
) {
  const noPlayer = { id: null, name: null };
  const { detail = 'Normal Goal', team = 2932 } = rest;
  return {
    time: { elapsed, extra },
    team: { id: team },
    player: noPlayer,
    assist: noPlayer,
    type: 'Goal',
    detail,
    comments: null,
  };
}
