import type { getBracketByApiId } from '@safira/contract/competitions/bracket';
import type { Answer } from '@safira/contract/endpoint';
import { withQuery } from './with-query.ts';

export type BracketAnswer = Answer<typeof getBracketByApiId>;

export const bracketPath = (competitionId: number, season: number, query: { min?: number } = {}) =>
  withQuery(`/competitions/by-api-id/${competitionId}/bracket`, { season, ...query });
