import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams, limitOf, searchText } from '../parts.ts';

export const Competition = z.object({
  id: z.int(),
  _id: z.string(),
  apiId: z.int(),
  name: z.string(),
  originalName: z.string(),
  country: z.string(),
  /** In Arabic; «دولي» for competitions of more than one country. */
  countryName: z.string(),
  logo: z.string().nullable(),
  season: z.int(),
});
export type Competition = z.infer<typeof Competition>;

/** OURS-12: `2026/27`, or `2026` for a season within one year; read from left to right. */
const SeasonName = z.string();

const entry = {
  method: 'GET',
  summary: 'One competition',
  params: IdParams,
  data: Competition.extend({
    type: z.enum(['league', 'cup']).nullable(),
    /** The known seasons, newest first. */
    seasons: z.array(
      z.object({
        season: z.int(),
        name: SeasonName,
        isCurrent: z.boolean(),
        /** False where the provider says that there is no table. */
        hasStandings: z.boolean(),
        /** OURS-11: whether knock-out rounds are known, or are part of a season that is not fetched yet. */
        hasBracket: z.boolean(),
      }),
    ),
  }),
  cache: 'steady',
} as const;

export const getCompetition = endpoint({ ...entry, path: '/competitions/:id' });
export const getCompetitionByApiId = endpoint({ ...entry, path: '/competitions/by-api-id/:id' });

export const searchCompetitions = endpoint({
  method: 'GET',
  path: '/competitions/search',
  summary:
    'Competitions by the beginning of their name, in Arabic or Latin letters, tolerant of typing mistakes',
  query: z.object({ q: searchText, limit: limitOf(20) }),
  data: z.array(Competition),
  cache: 'steady',
  isSearch: true,
});

export const listCompetitions = endpoint({
  method: 'GET',
  path: '/competitions',
  summary: 'The competitions we follow',
  data: z.array(Competition),
  cache: 'steady',
});
