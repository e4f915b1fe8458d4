import { z } from 'zod';

export const LastGoal = z.object({
  side: z.enum(['home', 'away']),
  /** The scorer's name in Arabic. */
  player: z.string(),
  time: z.object({ elapsed: z.int(), extra: z.int().nullable() }),
  isOwnGoal: z.boolean(),
});
