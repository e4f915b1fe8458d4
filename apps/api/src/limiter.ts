import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { Redis } from '@safira/store/redis';

/** What is counted: the classes of the contract, and work that a read causes behind them. */
type Budget = RateClass | 'render' | 'sync' | 'all-syncs';

export type Limiter = { admit: (budget: Budget, key: string) => Promise<void> };

/**
 * Points of one key in a minute; the key is an address, but for `all-syncs`. Of reads only those count for which an
 * answer has to be made, each process for itself: whole towns share one address, and what is kept costs nothing.
 * Pages that are rendered for a reader have a budget of their own beside the calls of his browser. On-demand syncs
 * cost calls of the provider: few for each address, and a bound for all of them, for a botnet has many addresses.
 */
const perMinute: Record<Budget, number> = {
  read: 600,
  render: 600,
  write: 60,
  auth: 10,
  sync: 10,
  'all-syncs': 60,
};

/** Counts in Redis for all processes together; while Redis is away, each process for itself. */
export function makeLimiter(redis: Redis): Limiter {
  const shared = (budget: Budget) => {
    const settings = settingsOf(budget);
    const insuranceLimiter = new RateLimiterMemory(settings);
    return new RateLimiterRedis({
      ...settings,
      storeClient: redis,
      insuranceLimiter,
      rejectIfRedisNotReady: true, // else it waits for Redis to come back
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

/** Before an answer is made for a reader. Calls from inside, which come without an address, are not counted. */
export async function admitRead(limiter: Limiter, { headers, ip }: FastifyRequest): Promise<void> {
  if (headers['x-forwarded-for'] === undefined) return;
  // The edge removes this header from what readers send: only our own web server can set it.
  await limiter.admit(headers['x-page-render'] === undefined ? 'read' : 'render', ip);
}

/** A household has 2^64 addresses of IPv6: they count as one. */
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
