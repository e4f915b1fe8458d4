import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from '../matches/matches.ts';
import { id, limitOf, named, page } from '../parts.ts';
import { SlugParams } from './teams.ts';

const When = z.enum(['past', 'coming']);
export type When = z.infer<typeof When>;

/** A competition that the team plays in, and the newest season of it. */
export const PlayedCompetition = z.object({
  id: z.int(),
  ...named,
  logo: z.string().nullable(),
  type: z.enum(['league', 'cup']).nullable(),
  season: z.int(),
  /** How many matches of it there are in the span, past and to come. */
  matchCount: z.int(),
});
export type PlayedCompetition = z.infer<typeof PlayedCompetition>;

/** TEAM-02 */
export const listTeamSchedule = endpoint({
  method: 'GET',
  path: '/teams/:id/schedule',
  summary:
    'The matches of a team within a year, past ones newest first or those to come, by competition and page',
  params: SlugParams,
  query: z.object({
    when: When.default('past').meta({ default: 'past' }),
    league: id.optional(),
    limit: limitOf(10, 50),
    page,
  }),
  data: z.object({
    matches: z.array(Match),
    /** Of both directions, regardless of the filters; the most played first. */
    competitions: z.array(PlayedCompetition),
    pagination: z.object({ current: z.int(), total: z.int(), totalMatches: z.int() }),
  }),
  cache: 'live',
});
