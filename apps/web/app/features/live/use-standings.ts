import type { Standings } from '@safira/contract/competitions/standings';
import { api } from '../../lib/api.ts';
import { useChanges } from './use-changes.ts';

type Loaded = { competitionId: number; standings: Standings };

/** OURS-06: the table of a competition with the goals of the matches that are being played. */
export function useStandings({ competitionId, standings: loaded }: Loaded) {
  const { data, age } = useChanges(loaded, {
    read: (query) => api.standings(competitionId, loaded.season, query),
    moves: ['new', 'goal', 'goal-cancelled', 'phase'],
  });
  return { standings: data, age };
}
