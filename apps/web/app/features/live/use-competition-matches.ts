import type { MatchChange } from '@safira/contract/matches/live';
import { patchMatch } from '@safira/football/live/live-list';
import { isPushedKickoff } from '@safira/football/live/pushed';
import { call } from '../../lib/api.ts';
import {
  type CompetitionMatchesAnswer,
  competitionMatchesPath,
  type MatchesPage,
} from '../../lib/competition-matches.ts';
import { countMatch, mapChanged } from './count-minutes.ts';
import { useChanges } from './use-changes.ts';

type Found = CompetitionMatchesAnswer['data'];
type Loaded = { competitionId: number; found: Found; listed: MatchesPage; isCurrent: boolean };

/** COMP-04: a page of the matches of a competition with their scores of now, and with matches that are added or moved. */
export function useCompetitionMatches({ competitionId, found: loaded, listed, isCurrent }: Loaded): Found {
  const { data } = useChanges({
    loaded,
    isCurrent,
    competition: { id: competitionId, season: loaded.season },
    matchIds: ({ matches }) => matches.map(({ apiId }) => apiId),
    read: (query) => call<CompetitionMatchesAnswer>(competitionMatchesPath(competitionId, listed, query)),
    moves: ['kickoff'],
    adds: ['new', 'kickoff'],
    patch: patchFound,
    count: countFound,
    isOpen: ({ matches }) =>
      matches.some(({ isLive, date }) => isLive || isPushedKickoff(Date.parse(date), Date.now())),
  });
  return data;
}

function patchFound(found: Found, changes: readonly MatchChange[]): Found {
  const patches = new Map(changes.map(({ matchId, patch }) => [matchId, patch]));
  return {
    ...found,
    matchesByRound: found.matchesByRound.map((round) => ({
      ...round,
      matches: round.matches.map((match) => {
        const patch = patches.get(match.apiId);
        return patch ? patchMatch(match, patch) : match;
      }),
    })),
  };
}

function countFound(found: Found, now: number): Found {
  const rounds = mapChanged(found.matchesByRound, (round) => {
    const matches = mapChanged(round.matches, (match) => countMatch(match, now));
    return matches === round.matches ? round : { ...round, matches };
  });
  return rounds === found.matchesByRound ? found : { ...found, matchesByRound: rounds };
}
