import { z } from 'zod';
import { WireCountry } from './countries.ts';
import { Id, Link } from './parts.ts';
import { WireText } from './text.ts';

const Told = z.boolean().nullish();

/** Of now, not of the season: all false before its first match, and true is no promise. */
const Coverage = z.object({
  fixtures: z.object({ events: Told, lineups: Told, statistics_fixtures: Told, statistics_players: Told }),
  standings: Told,
  players: Told,
  top_scorers: Told,
  top_assists: Told,
  top_cards: Told,
  injuries: Told,
  predictions: Told,
  odds: Told,
});

/** One item of `leagues`. Its dates may be absurd (year 2286) and a cup's end moves with the draws. */
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
