import { z } from 'zod';
import { named } from '../parts.ts';

/** DLG-09: all named players of one side, including those who stayed on the bench. */
export const TeamPlayers = z.object({
  team: z.object({ id: z.int() }),
  players: z.array(
    z.object({
      player: z.object({ id: z.int(), ...named, photo: z.string().nullable() }),
      statistics: z
        .array(
          z.object({
            games: z.object({
              minutes: z.int().nullable(),
              rating: z.number().nullable(),
              number: z.int().nullable(),
              position: z.enum(['G', 'D', 'M', 'F']).nullable(),
              captain: z.boolean(),
              substitute: z.boolean(),
            }),
            offsides: z.int(),
            shots: z.object({ total: z.int(), on: z.int() }),
            goals: z.object({ total: z.int(), conceded: z.int(), assists: z.int(), saves: z.int() }),
            passes: z.object({ total: z.int(), key: z.int(), accuracy: z.number().nullable() }),
            tackles: z.object({ total: z.int(), blocks: z.int(), interceptions: z.int() }),
            duels: z.object({ total: z.int(), won: z.int() }),
            dribbles: z.object({ attempts: z.int(), success: z.int(), past: z.int() }),
            fouls: z.object({ drawn: z.int(), committed: z.int() }),
            cards: z.object({ yellow: z.int(), yellowred: z.int(), red: z.int() }),
            penalty: z.object({
              won: z.int(),
              committed: z.int(),
              scored: z.int(),
              missed: z.int(),
              saved: z.int(),
            }),
          }),
        )
        .length(1),
    }),
  ),
});
