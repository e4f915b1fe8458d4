import type { z } from 'zod';
import { IdParams } from './parts.ts';

/** Public responses that are files, outside the envelope; they take no query parameters. */
type PublicFile = { path: string; params: z.ZodObject; contentType: string };

/** OURS-05 */
export const shareCard: PublicFile = {
  path: '/matches/:id/share.png',
  params: IdParams,
  contentType: 'image/png',
};

export const publicFiles: readonly PublicFile[] = [shareCard];
