import type { Match } from '../src/matches/matches.ts';
import { aMatch } from './matches.ts';

type Overrides = {
  id?: number;
  round?: string;
  date?: string;
  status?: string;
  /** Home first. */
  goals?: [number, number];
  extraTime?: [number, number];
  penalties?: [number, number];
};

const goalsOf = (pair: [number, number] | undefined) => ({
  home: pair?.[0] ?? null,
  away: pair?.[1] ?? null,
});

/** A match of a cup between two teams by their ids; with a score it is over, and has the provider's winner. */
export function aKnockoutMatch([home, away]: [number, number], overrides: Overrides = {}): Match {
  const { goals, penalties, extraTime, round = 'Final', id = home * 1000 + away } = overrides;
  const { status = goals ? 'FT' : 'NS', date = '2026-11-21T18:00:00.000Z' } = overrides;
  const match = aMatch({ id, status, date, goals: goals ?? [null, null] });
  const decided = penalties ?? goals ?? [0, 0];
  const isOver = ['FT', 'AET', 'PEN', 'AWD', 'WO'].includes(status) && decided[0] !== decided[1];
  const team = (teamId: number, isWinner: boolean) => ({
    ...match.teams.home,
    id: teamId,
    _id: `team-${teamId}`,
    name: `فريق ${teamId}`,
    originalName: `Team ${teamId}`,
    winner: isOver ? isWinner : null,
  });
  return {
    ...match,
    league: { ...match.league, round },
    teams: { home: team(home, decided[0] > decided[1]), away: team(away, decided[1] > decided[0]) },
    score: { ...match.score, extratime: goalsOf(extraTime), penalty: goalsOf(penalties) },
  };
}
