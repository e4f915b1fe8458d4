import { z } from 'zod';

const Thumbnail = z.object({ url: z.string() }).nullable();

/** DLG-11: a highlight video: embedded by `videoId` if its owner allows that (`embeddable`), otherwise a link. */
export const Highlight = z.object({
  title: z.string(),
  videoId: z.string().nullable(),
  /** The page where the video can be watched. */
  url: z.string().nullable(),
  source: z.string().nullable(),
  embeddable: z.boolean(),
  /** From the largest down; null if there is none of that size. */
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
