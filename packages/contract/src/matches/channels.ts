import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LARGEST_ID } from '../parts.ts';

/** OURS-19: confirmed if the channel announced it, else expected. */
export const Commentator = z.object({ slug: z.string(), name: z.string(), isConfirmed: z.boolean() });

/** OURS-20: a country by its ISO 3166 code. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** OURS-20: one whose channels are listed. As an enumeration, so that the edge caches no answer for any other. */
export const ListedCountry = z.enum([
  'AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA',
  'MR', 'OM', 'PS', 'QA', 'SA', 'SD', 'SO', 'SY', 'TN', 'YE',
]); // oxfmt-ignore

/** OURS-20: what watching a channel takes. */
export const ChannelAccess = z.enum(['free', 'paid', 'stream']);

/**
 * HOME-15: where a match can be watched. `isConfirmed` is false if only the network is known, by its rights: the channel
 * may change. What is not known is left out.
 */
export const TvChannel = z.object({
  /** In Arabic. */
  name: z.string(),
  originalName: z.string(),
  logo: z.string().nullable(),
  isConfirmed: z.boolean(),
  /** OURS-17: where this is known from; `client`: the caller of the resolver sent it. */
  source: z.enum(['editor', 'guide', 'rights', 'client']),
  /** OURS-17: when that was last checked; null for what a client sent. */
  checkedAt: z.iso.datetime().nullable(),
  /** Missing for a network. */
  slug: z.string().optional(),
  access: ChannelAccess.optional(),
  language: z.string().optional(),
  commentators: z.array(Commentator).optional(),
  /** OURS-20: where it shows the match; missing: in all Arab countries. */
  countries: z.array(CountryCode).optional(),
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
  /** OURS-20: whose channels; Saudi Arabia's without it. */
  country: CountryCode.optional(),
  /** Also returns the other matches of that day. */
  debugFull: z.boolean().default(false),
  scraped: z.array(ScrapedChannel).max(20).default([]),
});

export const resolveChannels = endpoint({
  method: 'POST',
  path: '/matches/tv-channels/resolve',
  summary: 'Where a match can be watched: by editors, guides and broadcasting rights',
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
