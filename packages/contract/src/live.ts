import { z } from 'zod';
import { MatchEvent, MatchPatch } from './matches.ts';

/** What happened to a match, named by football/changes.ts. */
export const ChangeKind = z.enum([
  'new',
  'goal',
  'goal-cancelled',
  'card',
  'phase',
  'minute',
  'kickoff',
  'events',
  'details',
]);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const MatchChange = z.object({
  seq: z.int(),
  matchId: z.int(),
  kinds: z.array(ChangeKind),
  /** The whole moving part as it now stands, so applying it twice is harmless. */
  patch: MatchPatch,
  /** On the match's own channel, when they changed. */
  events: z.array(MatchEvent).optional(),
});
export type MatchChange = z.infer<typeof MatchChange>;

/**
 * A push message, on `/live/matches` and `/live/match/{id}` alike. A client that stands at `prev` or later misses
 * nothing by applying it; one that stands before it reads the snapshot again. Numbers between the two that have no
 * change here are of matches that are not pushed. An empty `changes` only says where the channel stands.
 */
export const LiveMessage = z.object({
  seq: z.int(),
  prev: z.int(),
  changes: z.array(MatchChange),
  /** OURS-09: how old what we know is, in real time. It stands still while the provider is away. */
  asOf: z.iso.datetime().optional(),
});
export type LiveMessage = z.infer<typeof LiveMessage>;
