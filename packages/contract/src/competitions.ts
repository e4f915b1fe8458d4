import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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

export const listCompetitions = endpoint({
  method: 'GET',
  path: '/competitions',
  summary: 'The competitions we follow',
  data: z.array(Competition),
  cache: 'steady',
});
