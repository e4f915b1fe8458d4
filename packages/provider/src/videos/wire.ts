import { z } from 'zod';
import { WireText } from '../wire/text.ts';

/** Every answer of the site: a list whose items are checked one by one. */
export const WireList = z.object({ items: z.array(z.unknown()) });

/** One of a channel's uploads. Private and deleted ones stay in the list, but without a publication date. */
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
    /** `upcoming`: the broadcast has not started. */
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
      /** Two-letter country codes: either only these, or all but these. */
      regionRestriction: z
        .object({ allowed: z.array(z.string()).optional(), blocked: z.array(z.string()).optional() })
        .optional(),
    })
    .optional(),
});
export type WireVideo = z.infer<typeof WireVideo>;

/** The error body, with the site's own message and reasons. */
export const WireRefusal = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string() })).default([]),
  }),
});
