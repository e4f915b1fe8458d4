import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Part = z.object({ state: z.enum(['ok', 'down']), ms: z.number().nullable() });

/** API-05: whether the parts are up and the data is fresh. */
export const Health = z.object({
  state: z.enum(['ok', 'degraded', 'down']),
  database: Part,
  redis: Part,
  provider: z.object({
    state: z.enum(['ok', 'limited', 'down', 'unknown']),
    /** Calls left today, as the provider last reported. */
    remaining: z.int().nullable(),
  }),
  data: z.object({
    /** When the provider last gave a complete response, and how long ago that is. */
    newest: z.iso.datetime().nullable(),
    ageSeconds: z.number().nullable(),
    seq: z.int().nonnegative().nullable(),
  }),
  simulated: z.boolean(),
});
export type Health = z.infer<typeof Health>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'State of the parts and the age of the newest data',
  data: Health,
});
