import { z } from 'zod';
import { Link, person } from './parts.ts';
import { WireText } from './text.ts';

const Team = z.object({ id: z.int32().nullish(), name: WireText.nullish(), logo: Link });

/** One item of `coachs` (their spelling). A job without an end is the current one; outdated ones happen. */
export const WireCoach = z.object({
  ...person,
  team: Team.nullish(),
  /** Newest first. */
  career: z.array(z.object({ team: Team, start: z.string().nullish(), end: z.string().nullish() })).nullish(),
});
export type WireCoach = z.infer<typeof WireCoach>;
