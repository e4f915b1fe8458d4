import { z } from 'zod';
import { Id, Link } from './parts.ts';
import { WireText } from './text.ts';
import { TeamVenue } from './venues.ts';

/** One item of `teams`. The code is not unique: Monaco and Montpellier are both `MON`. */
export const WireTeam = z.object({
  team: z.object({
    id: Id,
    name: WireText,
    code: z.string().nullish(),
    country: WireText.nullish(),
    founded: z.int32().nullish(),
    national: z.boolean().nullish(),
    logo: Link,
  }),
  venue: TeamVenue.nullish(),
});
export type WireTeam = z.infer<typeof WireTeam>;
