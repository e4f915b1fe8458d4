import { afterAll } from 'vitest';
import { openRedis } from '@safira/store/redis';
import { claim } from './claim.ts';
import { FIRST_TEST_DATABASE, REDIS_DATABASES, redisUrl } from './engines.ts';

let own: Promise<string> | undefined;

/** The URL of an empty Redis database, the same for the whole test file and for no other one until its end. */
export function testRedisUrl(): Promise<string> {
  own ??= claimDatabase();
  return own;
}

/** The number also separates the messages of the bus, whose channel is named after it. */
async function claimDatabase(): Promise<string> {
  for (let number = FIRST_TEST_DATABASE; number < REDIS_DATABASES; number++) {
    const url = redisUrl(number);
    const { host, pathname } = new URL(url);
    const release = await claim(`redis ${host}${pathname}`);
    if (!release) continue;
    afterAll(() => {
      own = undefined;
      release();
    });
    const redis = openRedis(url);
    await redis.flushdb();
    redis.disconnect();
    return url;
  }
  throw new Error('all Redis databases for tests are in use');
}
