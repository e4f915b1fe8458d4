import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Day, isoDate, Match } from '../matches/matches.ts';
import { ColouredTeamRef, named, TeamRef } from '../parts.ts';

/** OURS-15: an Arab player at a club of another country, on one day. */
export const PlayerAbroad = z.object({
  player: z.object({ id: z.int(), ...named, photo: z.string().nullable() }),
  /** Of the player; the key is the same for all spellings of the provider. */
  country: z.object({ key: z.string(), name: z.string() }),
  team: ColouredTeamRef,
  number: z.int().nullable(),
  position: z.string().nullable(),
  /** The match of that day, one of `matches`. */
  matchId: z.int(),
  /** Null until the line-up or the numbers of the match are stored. */
  appearance: z
    .object({
      isSubstitute: z.boolean(),
      /** Null: on the bench so far. */
      minutes: z.int().nullable(),
      goals: z.int(),
      assists: z.int(),
      yellow: z.int(),
      red: z.int(),
      rating: z.number().nullable(),
    })
    .nullable(),
  /** The next match of the club after now. */
  next: z.object({ matchId: z.int(), date: z.iso.datetime(), opponent: TeamRef }).nullable(),
});
export type PlayerAbroad = z.infer<typeof PlayerAbroad>;

export const listPlayersAbroad = endpoint({
  method: 'GET',
  path: '/players/abroad',
  summary: 'Arab players of clubs in other countries who play on one calendar day, with their numbers',
  query: z.object({ date: isoDate.optional(), timezone: z.string().max(64).optional() }),
  data: z.object({ players: z.array(PlayerAbroad), matches: z.array(Match) }),
  side: z.object({ day: Day }),
  cache: 'today',
});
