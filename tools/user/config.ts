import { z } from 'zod';
import { flag, readEnv } from '@safira/operations/env';
import { storeKeys } from '@safira/store/config';

/** The database as the owner of its tables: the API's own role can neither grant roles nor disable accounts. */
export function readUserConfig() {
  const keys = { DATABASE_URL: storeKeys.DATABASE_URL, SITE_URL: z.url().default('http://127.0.0.1:8080') };
  return readEnv(z.object(keys), process.env);
}

/** For `pnpm demo`: its accounts have printed passwords, and its matches are made up. */
export function checkDemoIsSimulated(env: Record<string, string | undefined> = process.env): void {
  const { DATA_SIMULATED, FOOTBALL_API_KEY } = readEnv(
    z.object({ DATA_SIMULATED: flag.default(true), FOOTBALL_API_KEY: z.string().optional() }),
    env,
  );
  if (!DATA_SIMULATED) throw new Error('the demo is refused with real data: DATA_SIMULATED is false');
  if (FOOTBALL_API_KEY) throw new Error('the demo is refused with real data: FOOTBALL_API_KEY is set');
}
