import { resolve } from 'node:path';
import { z } from 'zod';
import { makeFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';
import { makeS3Store } from './s3-store.ts';

/** Folder of pictures: the worker mirrors some, editors upload others; the edge serves it as /media/, share cards show them. */
export const mediaKeys = {
  MEDIA_FOLDER: z
    .string()
    .default('.data/media')
    .transform((folder) => resolve(import.meta.dirname, '../../..', folder)), // from the root of the repository
};

/** A bucket for what is uploaded, instead of the folder: all but the region, or none. */
export const bucketKeys = {
  MEDIA_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET: z.string().optional(),
};

type BucketConfig = z.output<z.ZodObject<typeof bucketKeys>>;

export const isBucketComplete = ({
  MEDIA_S3_URL: url,
  MEDIA_S3_KEY_ID: keyId,
  MEDIA_S3_SECRET: secret,
}: BucketConfig) => new Set([url === undefined, keyId === undefined, secret === undefined]).size === 1;

export function mediaStoreOf(config: BucketConfig & { MEDIA_FOLDER: string }): MediaStore {
  const { MEDIA_S3_URL: url, MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret } = config;
  if (url === undefined || keyId === undefined || secret === undefined)
    return makeFolderStore(config.MEDIA_FOLDER);
  return makeS3Store({ url, region: config.MEDIA_S3_REGION, keyId, secret });
}
