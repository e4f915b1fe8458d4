import { resolve } from 'node:path';
import { z } from 'zod';
import { readEnv } from '@safira/operations/env';

/** Connection URLs of PostgreSQL and Redis, with passwords, hence no defaults; part of each app's own config. */
export const storeKeys = {
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
};

/** Folder of mirrored pictures: the worker writes them, the edge serves them as /media/, share cards show them. */
export const mediaKeys = {
  MEDIA_FOLDER: z
    .string()
    .default('.data/media')
    .transform((folder) => resolve(import.meta.dirname, '../../..', folder)), // from the root of the repository
};

/** For commands, such as the migrations, that need only PostgreSQL. */
export function readDatabaseConfig() {
  return readEnv(z.object({ DATABASE_URL: storeKeys.DATABASE_URL }), process.env);
}
