import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChannelAccess, CountryCode } from '../matches/channels.ts';
import { limitOf, named } from '../parts.ts';

export const NewsroomChannel = z.object({
  slug: z.string(),
  ...named,
  network: z.string(),
  /** Null: not known. */
  access: ChannelAccess.nullable(),
  countries: z.array(CountryCode).nullable(),
});
export type NewsroomChannel = z.infer<typeof NewsroomChannel>;

/** OURS-19 */
export const NewsroomCommentator = z.object({
  slug: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
});
export type NewsroomCommentator = z.infer<typeof NewsroomCommentator>;

/** What is typed into a field that suggests names; without it the first ones are listed. */
const query = z.object({ q: z.string().max(80).optional(), limit: limitOf(20) });
const editor = { family: 'private', access: 'editor' } as const;

export const listChannels = endpoint({
  method: 'GET',
  path: '/newsroom/broadcasts/channels',
  summary: 'The channels that a broadcast can name, by any part of their names',
  query,
  data: z.array(NewsroomChannel),
  ...editor,
});

export const listCommentators = endpoint({
  method: 'GET',
  path: '/newsroom/broadcasts/commentators',
  summary: 'The commentators, by any part of their names',
  query,
  data: z.array(NewsroomCommentator),
  ...editor,
});

export const addCommentator = endpoint({
  method: 'POST',
  path: '/newsroom/broadcasts/commentators',
  summary: 'Adds a commentator; a name that is known in another spelling gives the known one',
  body: z.object({ name: z.string().max(200) }),
  data: NewsroomCommentator,
  ...editor,
  rate: 'write',
});
