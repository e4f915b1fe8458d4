import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LARGEST_ID } from '../parts.ts';

/** HOME-15: where a match can be watched. `isConfirmed` is false if only the network is known, by its rights. */
export const TvChannel = z.object({
  /** In Arabic. */
  name: z.string(),
  originalName: z.string(),
  logo: z.string().nullable(),
  isConfirmed: z.boolean(),
});
export type TvChannel = z.infer<typeof TvChannel>;

const Picture = z.string().max(500).optional();

/** DLG-20: the picture arrives as `logo` or `src`. */
const ScrapedChannel = z
  .object({ name: z.string().trim().min(1).max(60), logo: Picture, src: Picture })
  .transform(({ name, logo, src }) => ({ name, logo: logo ?? src ?? null }));

/** API-03: what a client sends about a match. `scraped` is used for this response only and never stored. */
const ResolveBody = z.object({
  matchId: z.int().positive().max(LARGEST_ID),
  date: z.string().max(40).optional(),
  time: z.string().max(40).optional(),
  homeTeamAr: z.string().max(120).optional(),
  awayTeamAr: z.string().max(120).optional(),
  /** Also returns the other matches of that day. */
  debugFull: z.boolean().default(false),
  scraped: z.array(ScrapedChannel).max(20).default([]),
});

export const resolveChannels = endpoint({
  method: 'POST',
  path: '/matches/tv-channels/resolve',
  summary: 'Where a match can be watched: the networks that hold the rights',
  body: ResolveBody,
  data: z.object({ tvChannels: z.array(TvChannel) }),
  side: z.object({
    tvChannels: z.array(TvChannel),
    debug: z
      .object({
        normalizedMatches: z.array(z.object({ matchId: z.int(), tvChannels: z.array(TvChannel) })),
      })
      .optional(),
  }),
  family: 'public-post',
  rate: 'write',
});
