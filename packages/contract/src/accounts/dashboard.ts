import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from '../matches/matches.ts';

export const Dashboard = z.object({
  live: z.array(Match),
  /** The next first. */
  next: z.array(Match),
  /** The newest first. */
  last: z.array(Match),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/users/dashboard',
  summary: 'The matches of the favourite teams: live, next and last',
  data: Dashboard,
  family: 'private',
  access: 'member',
});
