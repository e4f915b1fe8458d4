import { resolve } from 'node:path';
import { z } from 'zod';
import { readEnv } from '@safira/operations/env';

/** How to reach the engines; part of each app's own config. */
export const storeKeys = {
  DATABASE_URL: z.url().default('postgres://safira@127.0.0.1:5433/safira'),
  REDIS_URL: z.url().default('redis://127.0.0.1:6380/0'),
};

/** Where mirrored pictures are: the worker writes them, the edge serves them as /media/, share cards show them. */
export const mediaKeys = {
  MEDIA_FOLDER: z
    .string()
    .default('.data/media')
    .transform((folder) => resolve(import.meta.dirname, '../../..', folder)), // from the root of the repository
};

export function readStoreConfig() {
  return readEnv(z.object(storeKeys), process.env);
}
