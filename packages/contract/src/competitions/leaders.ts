import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ColouredTeamRef, IdParams, limitOf, named, season } from '../parts.ts';

/** COMP-07: a player with their statistics in one competition and season. */
export const Leader = z.object({
  player: z.object({ id: z.int(), ...named, photo: z.string().nullable() }),
  statistics: z.array(
    z.object({
      team: ColouredTeamRef.nullable(),
      games: z.object({
        appearences: z.int(),
        minutes: z.int(),
        /** On the shirt at the team of now. */
        number: z.int().nullable(),
        /** The provider's average; null until it is known. */
        rating: z.number().nullable(),
      }),
      goals: z.object({ total: z.int(), assists: z.int() }),
      cards: z.object({ yellow: z.int(), yellowred: z.int(), red: z.int() }),
    }),
  ),
});
export type Leader = z.infer<typeof Leader>;

const query = z.object({ season, limit: limitOf(20) });

export const listTopScorers = endpoint({
  method: 'GET',
  path: '/competitions/:id/top-scorers',
  summary: 'The top scorers of a competition',
  params: IdParams,
  query,
  data: z.array(Leader),
  side: z.object({ season: z.int() }),
  cache: 'today',
});

export const getCompetitionStatistics = endpoint({
  method: 'GET',
  path: '/competitions/by-api-id/:id/statistics',
  summary: 'The players of a competition who lead in goals, assists, ratings and cards',
  params: IdParams,
  query,
  data: z.object({
    topScorers: z.array(Leader),
    topAssists: z.array(Leader),
    topRatings: z.array(Leader),
    topCards: z.array(Leader),
    /** Fewer minutes are not rated here: a good half hour would lead the season. */
    ratedFromMinutes: z.int(),
    season: z.int(),
  }),
  cache: 'today',
});
