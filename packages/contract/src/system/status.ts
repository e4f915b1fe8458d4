import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** `slow`: it works, later or with older data than usual. */
const ServiceState = z.enum(['works', 'slow', 'stopped']);
export type ServiceState = z.infer<typeof ServiceState>;

/** OURS-43: what readers notice of the state of the site; which part causes it is for operators only (`/health`). */
export const Status = z.object({
  /** The minute of the check. */
  checkedAt: z.iso.datetime(),
  services: z.object({
    /** Live scores are fetched and stored. */
    results: ServiceState,
    /** Open pages change by themselves. */
    push: ServiceState,
    pages: ServiceState,
    /** Standings, line-ups and all else that is fetched. */
    updates: ServiceState,
    accounts: ServiceState,
  }),
  /** How many whole minutes old the live scores are; null while unknown. */
  minutesOld: z.int().nonnegative().nullable(),
  /** Whether the source of the data does not answer. */
  isSourceAway: z.boolean(),
});
export type Status = z.infer<typeof Status>;

export const getStatus = endpoint({
  method: 'GET',
  path: '/status',
  summary: 'What works now, as readers notice it',
  data: Status,
  cache: 'brief',
});
