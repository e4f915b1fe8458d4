import type { Bracket, Tie } from '@safira/contract/competitions/bracket';
import type { MatchChange } from '@safira/contract/matches/live';
import { call } from '../../lib/api.ts';
import { type BracketAnswer, bracketPath } from '../../lib/bracket.ts';
import { useChanges } from './use-changes.ts';

type Loaded = { competitionId: number; bracket: Bracket; isCurrent: boolean };

/** OURS-11: the bracket of a competition with the goals and minutes of the matches that are being played. */
export function useBracket({ competitionId, bracket: loaded, isCurrent }: Loaded) {
  const { data, age } = useChanges({
    loaded,
    isCurrent,
    competition: { id: competitionId, season: loaded.season },
    matchIds: (bracket) => bracket.matchIds,
    read: (query) => call<BracketAnswer>(bracketPath(competitionId, loaded.season, query)),
    moves: ['new', 'goal', 'goal-cancelled', 'phase', 'kickoff'],
    adds: ['new', 'kickoff', 'phase'],
    patch: patchBracket,
    isOpen: (bracket) => bracket.matchIds.length > 0,
  });
  return { live: data, age };
}

/** The minute; a goal also changes sums and may decide a tie, so the bracket is read again. */
function patchBracket(bracket: Bracket, changes: readonly MatchChange[]): Bracket {
  const patches = new Map(changes.map(({ matchId, patch }) => [matchId, patch]));
  const patchTie = (tie: Tie): Tie => {
    if (!tie.legs.some(({ matchId }) => patches.has(matchId))) return tie;
    return {
      ...tie,
      legs: tie.legs.map((leg) => ({ ...leg, status: patches.get(leg.matchId)?.status ?? leg.status })),
    };
  };
  return {
    ...bracket,
    rounds: bracket.rounds.map((round) => ({ ...round, ties: round.ties.map(patchTie) })),
    thirdPlace: bracket.thirdPlace && patchTie(bracket.thirdPlace),
  };
}
