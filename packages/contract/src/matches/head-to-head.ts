import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from './matches.ts';
import { IdParams } from '../parts.ts';

/** DLG-10: the newest first, at most ten; fetched from the provider on the first request. */
export const getHeadToHead = endpoint({
  method: 'GET',
  path: '/matches/:id/h2h',
  summary: 'The last head-to-head matches of the two teams of a match',
  params: IdParams,
  data: z.array(Match),
  side: z.object({ h2h: z.array(Match) }),
  cache: 'today',
});
