import { z } from 'zod';
import { readEnv } from '@safira/operations/env';
import { storeKeys } from '@safira/store/config';

/** The database as the owner of its tables: the API's own role can neither grant roles nor disable accounts. */
export function readUserConfig() {
  const keys = { DATABASE_URL: storeKeys.DATABASE_URL, SITE_URL: z.url().default('http://127.0.0.1:8080') };
  return readEnv(z.object(keys), process.env);
}
