import type { listCompetitionMatchesByApiId } from '@safira/contract/competitions/matches';
import type { Answer } from '@safira/contract/endpoint';
import { withQuery } from './with-query.ts';

export type CompetitionMatchesAnswer = Answer<typeof listCompetitionMatchesByApiId>;

/** COMP-04: which matches of a competition; `teamIds` is a list with commas. */
export type MatchesFilter = {
  season: number;
  month: number | undefined;
  year: number | undefined;
  teamIds: string;
};

export type MatchesPage = MatchesFilter & { page: number };

/** COMP-04 */
const PAGE_SIZE = 20;

export const competitionMatchesPath = (
  competitionId: number,
  listed: MatchesPage,
  query: { min?: number } = {},
) => withQuery(`/competitions/by-api-id/${competitionId}/matches`, { ...listed, limit: PAGE_SIZE, ...query });
