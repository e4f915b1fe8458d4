import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MatchStatus } from '../matches/matches.ts';
import { IdParams, min, season, TeamRef } from '../parts.ts';

/** One value for each side of a tie. */
const PairOfGoals = z.tuple([z.int(), z.int()]);

const TieSide = z.object({
  team: TeamRef.nullable(),
  /** The tie of the round before that it comes from; of the semi-finals for the third-place match. */
  from: z.object({ tie: z.int(), as: z.enum(['winner', 'loser']) }).nullable(),
  /** The team did not play in the round before. */
  isBye: z.boolean(),
});
export type TieSide = z.infer<typeof TieSide>;

const TieLeg = z.object({
  matchId: z.int(),
  date: z.iso.datetime(),
  isTimeConfirmed: z.boolean(),
  status: MatchStatus,
  /** In the order of the sides, whichever of them is at home. */
  goals: PairOfGoals.nullable(),
});
export type TieLeg = z.infer<typeof TieLeg>;

/** Two teams that meet in a knock-out round, in one match or two. */
export const Tie = z.object({
  /** The home team of the first match, then its opponent. */
  sides: z.tuple([TieSide, TieSide]),
  /** By kick-off; none while nothing is drawn. */
  legs: z.array(TieLeg),
  /** Of two legs; null for a tie of one match, and before the first leg. */
  aggregate: PairOfGoals.nullable(),
  penalties: PairOfGoals.nullable(),
  hasExtraTime: z.boolean(),
  winner: z.union([z.literal(0), z.literal(1)]).nullable(),
  state: z.enum(['to-play', 'live', 'finished']),
  /** The tie of the next round in which the winner plays; null while that is not certain. */
  leadsTo: z.int().nullable(),
  /** The tie of the next round next to which this one is drawn: it says nothing about the winner's path. */
  drawnAt: z.int().nullable(),
});
export type Tie = z.infer<typeof Tie>;

export const BracketRound = z.object({
  /** As in the URL of the page: `quarter-finals`. */
  key: z.string(),
  /** In Arabic. */
  name: z.string(),
  /** From the top of the bracket, in an order in which no paths cross. */
  ties: z.array(Tie),
});
export type BracketRound = z.infer<typeof BracketRound>;

/** OURS-11: the knock-out rounds of a season, the first round first. */
export const Bracket = z.object({
  season: z.int(),
  isLive: z.boolean(),
  /** Matches of the season that are being played or kick off within a day. */
  matchIds: z.array(z.int()),
  rounds: z.array(BracketRound),
  thirdPlace: Tie.nullable(),
});
export type Bracket = z.infer<typeof Bracket>;

const entry = {
  method: 'GET',
  summary: 'The knock-out rounds of a competition, with the current live scores',
  params: IdParams,
  query: z.object({ season, min }),
  data: Bracket,
  cache: 'live',
} as const;

export const getBracket = endpoint({ ...entry, path: '/competitions/:id/bracket' });
export const getBracketByApiId = endpoint({ ...entry, path: '/competitions/by-api-id/:id/bracket' });
