import { openRedis } from '@safira/store/redis';
import { atEnd } from './at-end.ts';
import { claim } from './claim.ts';
import { FIRST_TEST_DATABASE, REDIS_DATABASES, redisUrl } from './engines.ts';

let own: Promise<string> | undefined;

/** The URL of an empty Redis database, the same for the whole test file, or the test that first takes it, and for no other one until
 * its end. */
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
    const redis = openRedis(url);
    const clients = String(await redis.client('LIST')).split(` db=${number} `).length - 1;
    // A connection that an earlier file left open would hear the bus of this one.
    const isUnused = clients === 1;
    if (isUnused) await redis.flushdb();
    redis.disconnect();
    if (!isUnused) {
      release();
      continue;
    }
    atEnd(() => {
      own = undefined;
      release();
    });
    return url;
  }
  throw new Error('all Redis databases for tests are in use');
}
