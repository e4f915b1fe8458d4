import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { Redis } from '@safira/store/redis';

/** What is counted: the rate classes of the contract, and extra work that a read causes. */
type Budget = RateClass | 'render' | 'sync' | 'all-syncs';

export type Limiter = { admit: (budget: Budget, key: string) => Promise<void> };

/**
 * Points of one key in a minute; the key is an address, except for `all-syncs`. Reads count only if an answer has to be
 * built, in each process separately: whole towns share one address, and a cached answer costs nothing. Pages rendered
 * for readers have their own budget, separate from the calls of their browsers. On-demand syncs cost provider calls:
 * few for each address, and a bound for all of them, because a botnet has many addresses.
 */
const perMinute: Record<Budget, number> = {
  read: 600,
  render: 600,
  write: 60,
  auth: 10,
  sync: 10,
  'all-syncs': 60,
};

/** Counts in Redis for all processes together; while Redis is unavailable, each process counts alone. */
export function makeLimiter(redis: Redis): Limiter {
  const shared = (budget: Budget) => {
    const settings = settingsOf(budget);
    const insuranceLimiter = new RateLimiterMemory(settings);
    return new RateLimiterRedis({
      ...settings,
      storeClient: redis,
      insuranceLimiter,
      rejectIfRedisNotReady: true, // otherwise it waits until Redis is back
    });
  };
  const limiters = {
    read: new RateLimiterMemory(settingsOf('read')),
    render: new RateLimiterMemory(settingsOf('render')),
    write: shared('write'),
    auth: shared('auth'),
    sync: shared('sync'),
    'all-syncs': shared('all-syncs'),
  };
  return {
    admit: async (budget, key) => {
      try {
        await limiters[budget].consume(clientNetwork(key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError('too_many_requests');
        throw refusal;
      }
    },
  };
}

/** Runs before an answer is built for a reader. Internal calls, which have no forwarded address, are not counted. */
export async function admitRead(limiter: Limiter, { headers, ip }: FastifyRequest): Promise<void> {
  if (headers['x-forwarded-for'] === undefined) return;
  // The edge removes this header from readers' requests: only our own web server can set it.
  await limiter.admit(headers['x-page-render'] === undefined ? 'read' : 'render', ip);
}

/** A household has 2^64 IPv6 addresses: they count as one. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = tail === undefined ? front : [...front, ...zeros, ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const settingsOf = (budget: Budget) => ({
  keyPrefix: `rate:${budget}`,
  points: perMinute[budget],
  duration: 60,
});
