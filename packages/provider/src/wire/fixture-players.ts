import { z } from 'zod';
import { Link, MaybeCount, NumberText, TeamName } from './parts.ts';
import { WireText } from './text.ts';

/** The fields that the row of a match and that of a season share. */
export const playerNumbers = {
  shots: z.object({ total: MaybeCount, on: MaybeCount }),
  goals: z.object({ total: MaybeCount, conceded: MaybeCount, assists: MaybeCount, saves: MaybeCount }),
  /** `"44%"`, or the count of accurate passes as text, or a number. */
  passes: z.object({ total: MaybeCount, key: MaybeCount, accuracy: NumberText }),
  tackles: z.object({ total: MaybeCount, blocks: MaybeCount, interceptions: MaybeCount }),
  duels: z.object({ total: MaybeCount, won: MaybeCount }),
  dribbles: z.object({ attempts: MaybeCount, success: MaybeCount, past: MaybeCount }),
  fouls: z.object({ drawn: MaybeCount, committed: MaybeCount }),
  penalty: z.object({
    won: MaybeCount,
    commited: MaybeCount, // their spelling
    scored: MaybeCount,
    missed: MaybeCount,
    saved: MaybeCount,
  }),
};

const Row = z.object({
  games: z.object({
    minutes: MaybeCount,
    number: z.int32().nullish(),
    position: z.string().nullish(),
    /** `"7.1"`, `"8"`; null for an unused substitute. */
    rating: NumberText,
    captain: z.boolean().nullish(),
    substitute: z.boolean().nullish(),
  }),
  offsides: MaybeCount,
  ...playerNumbers,
  cards: z.object({ yellow: MaybeCount, red: MaybeCount }),
});

/** One side of `fixtures/players`. */
export const WireFixturePlayers = z.object({
  team: TeamName.extend({ update: z.string().nullish() }),
  players: z.array(
    z.object({
      player: z.object({ id: z.int32().nullish(), name: WireText.nullish(), photo: Link }),
      statistics: z.array(Row),
    }),
  ),
});
export type WireFixturePlayers = z.infer<typeof WireFixturePlayers>;
