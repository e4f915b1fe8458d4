import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from './matches.ts';
import { limitOf, wholeNumber } from '../parts.ts';

const query = z.object({
  days: wholeNumber({ min: 1, max: 30 }).default(7).meta({ default: 7 }),
  limit: limitOf(50, 200),
});

export const listUpcomingMatches = endpoint({
  method: 'GET',
  path: '/matches/upcoming',
  summary: 'Matches of the coming days, the next first',
  query,
  data: z.array(Match),
  cache: 'today',
});

export const listRecentMatches = endpoint({
  method: 'GET',
  path: '/matches/recent',
  summary: 'Matches finished in the last days, the newest first',
  query,
  data: z.array(Match),
  cache: 'today',
});
