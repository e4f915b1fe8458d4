import { z } from 'zod';
import { Competition } from '../competitions/competitions.ts';
import { Leader } from '../competitions/leaders.ts';
import { endpoint } from '../endpoint.ts';

const LeadersBy = z.enum(['goals', 'assists']);
export type LeadersBy = z.infer<typeof LeadersBy>;

/** COMP-07: the first players of each league, for the page of all players. */
export const listLeagueLeaders = endpoint({
  method: 'GET',
  path: '/players/leaders',
  summary: 'The first players of the leagues we follow, by goals or assists in the current season',
  query: z.object({ by: LeadersBy.default('goals').meta({ default: 'goals' }) }),
  data: z.array(z.object({ competition: Competition, leaders: z.array(Leader) })),
  cache: 'today',
});
