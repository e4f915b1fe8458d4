import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams, min, season, TeamRef } from '../parts.ts';

const Record = z.object({
  played: z.int(),
  win: z.int(),
  draw: z.int(),
  lose: z.int(),
  goals: z.object({ for: z.int(), against: z.int() }),
});

const numbers = { points: z.int(), goalsDiff: z.int(), all: Record, home: Record, away: Record };

export const StandingRow = z.object({
  rank: z.int(),
  team: TeamRef,
  ...numbers,
  group: z.string(),
  /** The title of its table in Arabic. */
  groupName: z.string(),
  /** Oldest first: W, D, L. */
  form: z.string().nullable(),
  /** The provider's text; `zone` is its meaning. */
  description: z.string().nullable(),
  /** COMP-03 */
  zone: z.string().nullable(),
  /** What the zone leads to, in Arabic. */
  zoneName: z.string().nullable(),
  /** OURS-06: playing now, in a match that counts in this table. */
  isLive: z.boolean(),
  /** The rank before the live matches are counted. */
  rankBefore: z.int(),
  /** The numbers without the matches that the table does not contain yet: only while the table is live, where they differ. */
  official: z.object(numbers).optional(),
});
export type StandingRow = z.infer<typeof StandingRow>;

/** The score of a match of two teams of one table. */
const LiveMatch = z.object({
  id: z.int(),
  homeId: z.int(),
  awayId: z.int(),
  goals: z.object({ home: z.int(), away: z.int() }),
});
export type LiveMatch = z.infer<typeof LiveMatch>;

/** COMP-02: one table, or one for each group; OURS-06: with the current live scores. */
export const Standings = z.object({
  season: z.int(),
  isLive: z.boolean(),
  /**
   * When the newest score that counts here was received. Not the time of the response: unchanged standings must stay
   * the same bytes.
   */
  asOf: z.iso.datetime().nullable(),
  /** Matches of the season that are being played or kick off within a day: their changes move the table. */
  matchIds: z.array(z.int()),
  /** The matches being played that count here. */
  liveMatches: z.array(LiveMatch),
  standings: z.array(StandingRow),
  standingsByGroup: z.record(z.string(), z.array(StandingRow)),
});
export type Standings = z.infer<typeof Standings>;

const entry = {
  method: 'GET',
  summary: 'The table of a competition with the current live scores',
  params: IdParams,
  query: z.object({ season, min }),
  data: Standings,
  cache: 'live',
} as const;

export const getStandings = endpoint({ ...entry, path: '/competitions/:id/standings' });
export const getStandingsByApiId = endpoint({ ...entry, path: '/competitions/by-api-id/:id/standings' });
