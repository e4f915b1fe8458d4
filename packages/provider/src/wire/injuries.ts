import { z } from 'zod';
import { Id, LeagueName, Link, TeamName } from './parts.ts';
import { WireText } from './text.ts';

/** One item of `injuries`: a player who misses or may miss one match. The case of the reasons varies. */
export const WireInjury = z.object({
  player: z.object({
    id: z.int32().nullish(),
    name: WireText.nullish(),
    photo: Link,
    type: z.string().nullish(),
    reason: WireText.nullish(),
  }),
  team: TeamName,
  fixture: z.object({
    id: Id,
    timezone: z.string().nullish(),
    date: z.string().nullish(),
    timestamp: z.int().nullish(),
  }),
  league: LeagueName,
});
export type WireInjury = z.infer<typeof WireInjury>;
