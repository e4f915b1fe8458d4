import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from '../matches/matches.ts';
import { IdParams, LARGEST_ID, limitOf, min, page, season, seasonYear, wholeNumber } from '../parts.ts';

/** API-04: a match with the additional fields of the competition page. */
export const CompetitionMatch = Match.extend({
  match_id: z.int(),
  original_status: z.string(),
  home_team: z.string(),
  away_team: z.string(),
  original_home_team: z.string(),
  original_away_team: z.string(),
  /** COMP-06: `2-1`, home first; null while there is no score. */
  scoreText: z.object({ regular: z.string().nullable(), penalty: z.string().nullable() }),
});
export type CompetitionMatch = z.infer<typeof CompetitionMatch>;

const MonthBucket = z.object({
  /** `2026-11` */
  key: z.string(),
  /** In Arabic. */
  name: z.string(),
  month: z.int().min(1).max(12),
  year: z.int(),
  count: z.int(),
});

/** Comma-separated ids; at most as many as a league has teams. */
const teamIds = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,39}$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().positive().max(LARGEST_ID)))
  .optional();

/** Which matches of a competition. */
export const MatchFilter = z.object({
  season,
  month: wholeNumber({ min: 1, max: 12 }).optional(),
  year: seasonYear.optional(),
  teamIds,
});
export type MatchFilter = z.infer<typeof MatchFilter>;

const entry = {
  method: 'GET',
  summary: 'The matches of a competition, by month, team and page',
  params: IdParams,
  query: MatchFilter.extend({ limit: limitOf(20), page, min }),
  data: z.object({
    matches: z.array(CompetitionMatch),
    matchesByRound: z.array(
      z.object({
        round: z.string().nullable(),
        roundName: z.string().nullable(),
        matches: z.array(CompetitionMatch),
      }),
    ),
    /** Of the whole season, regardless of the filters. */
    matchesByMonth: z.array(MonthBucket),
    pagination: z.object({ current: z.int(), total: z.int(), totalMatches: z.int() }),
    season: z.int(),
  }),
  cache: 'live',
} as const;

/** COMP-04 */
export const listCompetitionMatches = endpoint({ ...entry, path: '/competitions/:id/matches' });
export const listCompetitionMatchesByApiId = endpoint({
  ...entry,
  path: '/competitions/by-api-id/:id/matches',
});
