import { z } from 'zod';

const Thumbnail = z.object({ url: z.string() }).nullable();

/** DLG-11: a film of a match: shown in the page by `videoId` where its owner lets us (`embeddable`), else a link. */
export const Highlight = z.object({
  title: z.string(),
  videoId: z.string().nullable(),
  /** Where it is watched. */
  url: z.string().nullable(),
  source: z.string().nullable(),
  embeddable: z.boolean(),
  /** From the largest down; null where there is none of that size. */
  thumbnails: z.object({
    maxres: Thumbnail,
    standard: Thumbnail,
    high: Thumbnail,
    medium: Thumbnail,
    default: Thumbnail,
  }),
  publishedAt: z.iso.datetime().nullable(),
});
export type Highlight = z.infer<typeof Highlight>;
