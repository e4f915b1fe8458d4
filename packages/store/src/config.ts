import { z } from 'zod';
import { readEnv } from '@safira/operations/env';

/** Connection URLs of PostgreSQL and Redis, with passwords, hence no defaults; part of each app's own config. */
export const storeKeys = {
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
};

/** For commands, such as the migrations, that need only PostgreSQL. */
export function readDatabaseConfig() {
  return readEnv(z.object({ DATABASE_URL: storeKeys.DATABASE_URL }), process.env);
}
