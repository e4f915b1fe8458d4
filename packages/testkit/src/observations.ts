import type { MatchObservation, ObservedEvent } from '@safira/football/observed/observation';

type Overrides = {
  id?: number;
  kickoff?: string;
  status?: string;
  elapsed?: number | null;
  goals?: [number | null, number | null];
  events?: ObservedEvent[];
  /** Shots of each side, home first. */
  shots?: [number, number];
  league?: number;
  homeName?: string;
  winner?: 'home' | 'away' | null;
};

const none = { home: null, away: null };

/** An observation of a match with defaults, so that a test states only what it is about. */
export function anObservation(overrides: Overrides = {}): MatchObservation {
  const {
    id = 1,
    status = 'NS',
    elapsed = null,
    goals = [null, null],
    league = 307,
    winner = null,
  } = overrides;
  const homeId = id * 10 + 1;
  const awayId = id * 10 + 2;
  return {
    competition: { id: league, name: `League ${league}`, country: 'Saudi-Arabia', logo: null, season: 2026 },
    home: { id: homeId, name: overrides.homeName ?? `Home ${id}`, logo: null, country: 'Saudi-Arabia' },
    away: { id: awayId, name: `Away ${id}`, logo: null, country: 'Saudi-Arabia' },
    venue: { name: 'Kingdom Arena', city: 'Riyadh', country: 'Saudi-Arabia' },
    match: {
      id,
      competitionId: league,
      season: 2026,
      round: 'Regular Season - 10',
      kickoff: new Date(overrides.kickoff ?? '2026-11-21T18:00:00Z'),
      status: { short: status, long: status, elapsed, extra: null },
      homeId,
      awayId,
      goals: { home: goals[0], away: goals[1] },
      score: { halftime: none, fulltime: none, extratime: none, penalty: none },
      winner,
      referee: null,
      ...(overrides.events ? { events: overrides.events } : {}),
      ...(overrides.shots && {
        statistics: overrides.shots.map((value, side) => ({
          team: { id: side === 0 ? homeId : awayId },
          statistics: [{ type: 'Total Shots', value }],
        })),
      }),
    },
  };
}

export function aGoalEvent(elapsed: number, teamId = 11): ObservedEvent {
  return {
    type: 'Goal',
    detail: 'Normal Goal',
    comments: null,
    time: { elapsed, extra: null },
    team: { id: teamId },
    player: { id: null, name: null },
    assist: { id: null, name: null },
  };
}
