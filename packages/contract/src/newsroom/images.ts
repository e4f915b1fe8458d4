import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PictureHash } from '../news/body.ts';

/** NEWS-04: an image of articles, as it is stored: WebP without metadata, in three widths. */
export const ArticleImage = z.object({
  id: z.int(),
  /** Of the uploaded bytes; blocks name the image by it. */
  sha256: PictureHash,
  /** Of the largest file. */
  width: z.int(),
  height: z.int(),
  /** The smallest first, each with its width in pixels: an original is never enlarged, so several may have the same. */
  sources: z.array(z.object({ url: z.string(), width: z.int() })).length(3),
});
export type ArticleImage = z.infer<typeof ArticleImage>;

/** NEWS-04: the same file again is the same image. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/newsroom/images',
  summary: 'Stores an image for articles: the body is its file',
  data: z.object({ image: ArticleImage }),
  status: 201,
  family: 'private',
  access: 'editor',
  rate: 'write',
  upload: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * 1024 * 1024,
    tooLarge: 'image_too_large',
    otherType: 'image_type',
    busy: 'images_busy',
  },
});
