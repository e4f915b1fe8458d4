import { z } from 'zod';
import { MatchEvent, MatchPatch } from './matches.ts';

/** What changed in a match; football/observed/changes.ts decides the kinds. */
export const ChangeKind = z.enum([
  'new',
  'goal',
  'goal-cancelled',
  'card',
  'phase',
  // The clock moved otherwise than clients count it.
  'minute',
  // A minute has passed as clients count it: logged, but not pushed.
  'counted-minute',
  'kickoff',
  'events',
  'details',
]);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const MatchChange = z.object({
  seq: z.int(),
  matchId: z.int(),
  kinds: z.array(ChangeKind),
  /** All live fields with their current values, so applying it twice is harmless. */
  patch: MatchPatch,
  /** On the match's own channel, when they changed. */
  events: z.array(MatchEvent).optional(),
  /**
   * On the channel of all matches, when pages that do not list the match may have to: its season, and the season that it
   * was moved from.
   */
  competitions: z.array(z.object({ id: z.int(), season: z.int() })).optional(),
});
export type MatchChange = z.infer<typeof MatchChange>;

/**
 * A push message on `/live/matches` or `/live/match/{id}`. A client whose last sequence number is `prev` or later
 * misses nothing by applying it; a client with an older number reads the snapshot again. Numbers between `prev` and
 * `seq` without a change here belong to matches that are not pushed. An empty `changes` only states the position.
 */
export const LiveMessage = z.object({
  seq: z.int(),
  prev: z.int(),
  changes: z.array(MatchChange),
  /** OURS-09: the real time up to which the data is current. It does not advance while the provider is down. */
  asOf: z.iso.datetime().optional(),
});
export type LiveMessage = z.infer<typeof LiveMessage>;
