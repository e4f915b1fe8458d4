import { z } from 'zod';
import { Id, LeagueName, MaybeCount, TeamName } from './parts.ts';
import { WireText } from './text.ts';

const Record = z.object({
  played: MaybeCount,
  win: MaybeCount,
  draw: MaybeCount,
  lose: MaybeCount,
  goals: z.object({ for: MaybeCount, against: MaybeCount }),
});

const Row = z.object({
  rank: z.int32(),
  team: TeamName,
  points: z.int32(),
  goalsDiff: z.int32(),
  group: WireText.nullish(),
  /** Newest match first; null before the first. */
  form: z.string().nullish(),
  status: z.string().nullish(),
  description: WireText.nullish(),
  all: Record,
  home: Record,
  away: Record,
  update: z.string().nullish(),
});

/** One item of `standings`: a list of tables, one for each group or phase. */
export const WireStandings = z.object({
  league: LeagueName.extend({ id: Id, standings: z.array(z.array(Row)) }),
});
export type WireStandings = z.infer<typeof WireStandings>;
