import { z } from 'zod';
import { readEnv } from '@safira/operations/env';
import type { RedisAddress } from './redis.ts';

const sentinelList = z.string().transform((text, context) =>
  text.split(',').flatMap((entry) => {
    const parsed = /^(?<host>[\w.-]+|\[[\da-f:]+\]):(?<port>\d{1,5})$/i.exec(entry)?.groups;
    if (parsed) return { host: parsed.host!.replaceAll(/[[\]]/g, ''), port: Number(parsed.port) };
    context.addIssue('host:port of every Sentinel, with commas');
    return [];
  }),
);

/** Connection URLs of PostgreSQL and Redis, with passwords, hence no defaults; part of each app's own config. */
export const storeKeys = {
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  /** With Sentinels the password and the database number come from REDIS_URL, the host from them. */
  REDIS_SENTINELS: sentinelList.optional(),
  /** What the Sentinels call the primary. */
  REDIS_NAME: z.string().default('safira'),
};

type StoreSettings = Pick<
  z.output<z.ZodObject<typeof storeKeys>>,
  'REDIS_URL' | 'REDIS_SENTINELS' | 'REDIS_NAME'
>;

export function redisAddressOf(config: StoreSettings): RedisAddress {
  const { REDIS_URL: url, REDIS_SENTINELS: sentinels, REDIS_NAME: name } = config;
  return sentinels ? { url, sentinels, name } : { url };
}

/** For commands, such as the migrations, that need only PostgreSQL. */
export function readDatabaseConfig() {
  return readEnv(z.object({ DATABASE_URL: storeKeys.DATABASE_URL }), process.env);
}
