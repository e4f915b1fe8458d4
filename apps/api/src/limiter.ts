import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { Redis } from '@safira/store/redis';

export type Limiter = { admit: (rate: RateClass, address: string) => Promise<void> };

/**
 * Calls of one address in a minute. Of reads only those count for which an answer has to be made, each process for
 * itself: whole towns share one address, and what is kept costs nothing.
 */
const perMinute: Record<RateClass, number> = { read: 600, write: 60, auth: 10 };

/** Counts in Redis for all processes together; while Redis is away, each process for itself. */
export function makeLimiter(redis: Redis): Limiter {
  const shared = (rate: RateClass) => {
    const settings = settingsOf(rate);
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
    write: shared('write'),
    auth: shared('auth'),
  };
  return {
    admit: async (rate, address) => {
      try {
        await limiters[rate].consume(address);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError('too_many_requests');
        throw refusal;
      }
    },
  };
}

/** Before an answer is made for somebody. The web server asks for everybody; who comes through the edge brings an address. */
export async function admitRead(limiter: Limiter, { headers, ip }: FastifyRequest): Promise<void> {
  if (headers['x-forwarded-for'] !== undefined) await limiter.admit('read', ip);
}

const settingsOf = (rate: RateClass) => ({
  keyPrefix: `rate:${rate}`,
  points: perMinute[rate],
  duration: 60,
});
