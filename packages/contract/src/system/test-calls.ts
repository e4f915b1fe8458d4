import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** API-05: for admins, and public if the data is simulated. The provider itself is never called. */
export const testFootballApi = endpoint({
  method: 'GET',
  path: '/test/football-api',
  summary: 'The last result of a provider call by the worker, and how many calls are used today',
  data: z.object({
    state: z.enum(['ok', 'limited', 'down', 'unknown']),
    lastAnswerAt: z.iso.datetime().nullable(),
    remaining: z.int().nullable(),
    callsToday: z.int(),
  }),
});

export const testFindLeagues = endpoint({
  method: 'GET',
  path: '/test/find-leagues',
  summary: 'The competitions that are followed, with their current seasons and how much of each is stored',
  data: z.array(
    z.object({ id: z.int(), name: z.string(), originalName: z.string(), season: z.int(), matches: z.int() }),
  ),
});
