import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChannelAccess, CountryCode } from '../matches/channels.ts';
import { Match } from '../matches/matches.ts';

/** OURS-19: a channel on which the commentator comments on a match. */
const CommentatedChannel = z.object({
  slug: z.string(),
  /** In Arabic. */
  name: z.string(),
  /** Whether the channel announced the commentator, who is else expected. */
  isConfirmed: z.boolean(),
  source: z.enum(['editor', 'guide']),
  checkedAt: z.iso.datetime(),
  access: ChannelAccess.optional(),
  /** OURS-20: where it shows the match; missing: in all Arab countries. */
  countries: z.array(CountryCode).optional(),
});
export type CommentatedChannel = z.infer<typeof CommentatedChannel>;

/** OURS-19: a match with the channels on which the commentator comments, in any country, instead of all its channels. */
export const CommentatedMatch = Match.omit({ tvChannels: true, tvElsewhere: true }).extend({
  channels: z.array(CommentatedChannel).min(1),
});
export type CommentatedMatch = z.infer<typeof CommentatedMatch>;

/** The folded words of a name (`commentatorSlug`): «معلق-تجريبي-1». The edge accepts the same letters. */
const CommentatorParams = z.object({ slug: z.string().regex(/^[a-z0-9\u0620-\u06d3-]{1,120}$/) });

/** OURS-19 */
export const getCommentator = endpoint({
  method: 'GET',
  path: '/commentators/:slug',
  summary: 'A commentator with the matches being played and to come, and the last ones',
  params: CommentatorParams,
  data: z.object({
    slug: z.string(),
    /** In Arabic. */
    name: z.string(),
    /** Being played now or in the coming six weeks, by kick-off. */
    coming: z.array(CommentatedMatch),
    /** The newest first. */
    past: z.array(CommentatedMatch),
  }),
  cache: 'live',
});
