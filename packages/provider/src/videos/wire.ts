import { z } from 'zod';
import { WireText } from '../wire/text.ts';

/** What the site says of anything: a list, of which each item is checked alone. */
export const WireList = z.object({ items: z.array(z.unknown()) });

/** One of a channel's uploads. What is private or deleted stays in the list, without a date of its own. */
export const WireUpload = z.object({
  snippet: z.object({ title: WireText }),
  contentDetails: z.object({ videoId: z.string().min(1), videoPublishedAt: z.iso.datetime() }),
});

const Picture = z.object({ url: z.url() }).optional();

export const WireVideo = z.object({
  id: z.string().min(1),
  snippet: z.object({
    title: WireText,
    channelTitle: WireText.optional(),
    publishedAt: z.iso.datetime(),
    /** `upcoming` is one that begins later. */
    liveBroadcastContent: z.string().optional(),
    thumbnails: z
      .object({ maxres: Picture, standard: Picture, high: Picture, medium: Picture, default: Picture })
      .default({}),
  }),
  status: z.object({
    embeddable: z.boolean().default(false),
    privacyStatus: z.string(),
    uploadStatus: z.string(),
  }),
  contentDetails: z
    .object({
      /** Countries by two letters: only in these, or in all but these. */
      regionRestriction: z
        .object({ allowed: z.array(z.string()).optional(), blocked: z.array(z.string()).optional() })
        .optional(),
    })
    .optional(),
});
export type WireVideo = z.infer<typeof WireVideo>;

/** Why there is no answer, in the site's own words. */
export const WireRefusal = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string() })).default([]),
  }),
});
