import { z } from 'zod';
import { WireCountry } from './countries.ts';
import { Id, Link } from './parts.ts';
import { WireText } from './text.ts';

const Flag = z.boolean().nullish();

/** The coverage as of now, not of the whole season: all false before its first match, and true is no guarantee. */
const Coverage = z.object({
  fixtures: z.object({ events: Flag, lineups: Flag, statistics_fixtures: Flag, statistics_players: Flag }),
  standings: Flag,
  players: Flag,
  top_scorers: Flag,
  top_assists: Flag,
  top_cards: Flag,
  injuries: Flag,
  predictions: Flag,
  odds: Flag,
});

/** One item of `leagues`. Its dates may be absurd (year 2286), and a cup's end moves with the draws. */
export const WireLeague = z.object({
  league: z.object({ id: Id, name: WireText, type: z.string().nullish(), logo: Link }),
  country: WireCountry,
  seasons: z.array(
    z.object({
      year: z.int32(),
      start: z.string().nullish(),
      end: z.string().nullish(),
      current: z.boolean().nullish(),
      coverage: Coverage.nullish(),
    }),
  ),
});
export type WireLeague = z.infer<typeof WireLeague>;

/** One item of `leagues/seasons`, `teams/seasons` and `players/seasons`. */
export const WireSeason = z.int32();
