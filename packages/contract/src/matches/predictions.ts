import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams, TeamRef } from '../parts.ts';

/** DLG-04: null if the provider has no prediction. */
export const getPrediction = endpoint({
  method: 'GET',
  path: '/matches/:id/predictions',
  summary: 'The predicted winner of a match',
  params: IdParams,
  data: z
    .object({
      winner: TeamRef.nullable(),
      percent: z.object({ home: z.int(), draw: z.int(), away: z.int() }),
    })
    .nullable(),
  cache: 'today',
});
