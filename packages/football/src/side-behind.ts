import type { Match } from '@safira/contract/matches';
import { statusGroup } from './status.ts';

type Sides = Pick<Match, 'goals' | 'teams'>;

/** Who has scored less; after penalties the score is level, so the provider's word counts. */
export function sideBehind({ goals: { home, away }, teams }: Sides): 'home' | 'away' | undefined {
  if (home === null || away === null) return undefined;
  if (home !== away) return home < away ? 'home' : 'away';
  if (teams.home.winner) return 'away';
  return teams.away.winner ? 'home' : undefined;
}

/** Nobody has lost yet while it is being played. */
export function loserOf(match: Sides & Pick<Match, 'status'>): 'home' | 'away' | undefined {
  return statusGroup(match.status.short) === 'result' ? sideBehind(match) : undefined;
}
