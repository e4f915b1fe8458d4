import type { Bracket, Tie } from '@safira/contract/competitions/bracket';
import type { MatchChange } from '@safira/contract/matches/live';
import { countMinute } from '@safira/football/live/counted-minute';
import { call } from '../../lib/api.ts';
import { type BracketAnswer, bracketPath } from '../../lib/bracket.ts';
import { mapChanged } from './count-minutes.ts';
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
    count: countBracket,
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
  return mapTies(bracket, patchTie);
}

function countBracket(bracket: Bracket, now: number): Bracket {
  return mapTies(bracket, (tie) => {
    const legs = mapChanged(tie.legs, (leg) => {
      const status = countMinute(leg.status, now);
      return status === leg.status ? leg : { ...leg, status };
    });
    return legs === tie.legs ? tie : { ...tie, legs };
  });
}

/** The same bracket if every tie stays the same. */
function mapTies(bracket: Bracket, change: (tie: Tie) => Tie): Bracket {
  const rounds = mapChanged(bracket.rounds, (round) => {
    const ties = mapChanged(round.ties, change);
    return ties === round.ties ? round : { ...round, ties };
  });
  const thirdPlace = bracket.thirdPlace && change(bracket.thirdPlace);
  const isSame = rounds === bracket.rounds && thirdPlace === bracket.thirdPlace;
  return isSame ? bracket : { ...bracket, rounds, thirdPlace };
}
