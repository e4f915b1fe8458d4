import type { Standings } from '@safira/contract/competitions/standings';
import { api } from '../../lib/api.ts';
import { useChanges } from './use-changes.ts';

type Loaded = { competitionId: number; standings: Standings; isCurrent: boolean };

/** OURS-06: the table of a competition with the goals of the matches that are being played. */
export function useStandings({ competitionId, standings: loaded, isCurrent }: Loaded) {
  const { data, age } = useChanges({
    loaded,
    isCurrent,
    competition: { id: competitionId, season: loaded.season },
    matchIds: (standings) => standings.matchIds,
    read: (query) => api.standings(competitionId, loaded.season, query),
    moves: ['new', 'goal', 'goal-cancelled', 'phase'],
    adds: ['new', 'kickoff', 'phase'],
    isOpen: (standings) => standings.matchIds.length > 0,
  });
  return { standings: data, age };
}
