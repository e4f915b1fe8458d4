import type { Match } from '@safira/contract/matches/matches';
import { statusGroup } from './status.ts';

type Sides = Pick<Match, 'goals' | 'teams'>;

/** The side with fewer goals; after penalties the score is level, so the provider's winner decides. */
export function sideBehind({ goals: { home, away }, teams }: Sides): 'home' | 'away' | undefined {
  if (home === null || away === null) return undefined;
  if (home !== away) return home < away ? 'home' : 'away';
  if (teams.home.winner) return 'away';
  return teams.away.winner ? 'home' : undefined;
}

/** A match that is still being played has no loser. */
export function loserOf(match: Sides & Pick<Match, 'status'>): 'home' | 'away' | undefined {
  return statusGroup(match.status.short) === 'result' ? sideBehind(match) : undefined;
}
