import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChannelAccess } from '../matches/channels.ts';
import { Day, isoDate, Match } from '../matches/matches.ts';

/** OURS-18: a channel of the day's broadcasts. What is not known is left out. */
export const DayChannel = z.object({
  slug: z.string(),
  /** In Arabic, as is the network that it belongs to. */
  name: z.string(),
  network: z.string(),
  /** Of the channel; a broadcast may differ. */
  access: ChannelAccess.optional(),
});
export type DayChannel = z.infer<typeof DayChannel>;

/** OURS-18: the visitor's calendar day in `timezone`, as in the list of its matches. */
export const getBroadcastsOfDay = endpoint({
  method: 'GET',
  path: '/tv',
  summary: 'Where the matches of one calendar day are shown, in all countries',
  query: z.object({ date: isoDate.optional(), timezone: z.string().max(64).optional() }),
  data: z.object({
    /** The channels that the matches name by their slugs, by network and name. */
    channels: z.array(DayChannel),
    /** Those of which a channel or a network is known in some country, by kick-off. */
    matches: z.array(Match),
  }),
  side: z.object({ seq: z.int().nonnegative(), day: Day }),
  cache: 'live',
});
