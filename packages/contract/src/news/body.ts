import { z } from 'zod';
import { LARGEST_ID } from '../parts.ts';

/** PostgreSQL stores every character but U+0000, and no half of one. */
export const words = z
  .string()
  .regex(/^[^\0]*$/)
  .refine((text) => text.isWellFormed());

const entityId = z.int().min(1).max(LARGEST_ID);

/** Where a piece of text leads: a page of ours, or another site. */
const LinkTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['team', 'player', 'competition', 'match']), id: entityId }),
  z.object({ kind: z.literal('web'), url: z.url({ protocol: /^https$/ }).max(500) }),
]);
export type LinkTarget = z.infer<typeof LinkTarget>;

/** A piece of a paragraph. What reads from left to right is isolated where it is shown. */
export const Inline = z.object({
  text: words.min(1).max(5_000),
  link: LinkTarget.optional(),
  isLtr: z.literal(true).optional(),
  isStrong: z.literal(true).optional(),
});
export type Inline = z.infer<typeof Inline>;

const children = z.array(Inline).max(400);

/** Of the bytes that were uploaded; names the copies in three widths. */
export const PictureHash = z.string().regex(/^[0-9a-f]{64}$/);

export const Picture = z.object({
  picture: PictureHash,
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  /** For those who do not see it. */
  alt: words.trim().min(1).max(300),
  /** Who took it. */
  credit: words.trim().max(100),
});
export type Picture = z.infer<typeof Picture>;

/** NEWS-04: an article is stored and sent as a tree; pages render it with components of their own. */
export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), children }),
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), children }),
  z.object({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(children).min(1).max(100) }),
  z.object({ type: z.literal('quote'), children }),
  Picture.extend({ type: z.literal('image') }),
  z.object({ type: z.literal('match'), id: entityId }),
  /** Of an official channel on YouTube. */
  z.object({
    type: z.literal('video'),
    youtubeId: z.string().regex(/^[\w-]{11}$/),
    title: words.trim().min(1).max(200),
  }),
]);
export type Block = z.infer<typeof Block>;

export const Body = z.array(Block).max(500);
