import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { Redis } from '@safira/store/redis';

export type Limiter = { admit: (rate: RateClass, address: string) => Promise<void> };

/** Calls of one address in a minute. Reads are not counted: whole towns share one address, and the edge bounds their cost. */
const perMinute: Record<RateClass, number | undefined> = { read: undefined, write: 60, auth: 10 };

/** Counts in Redis for all processes together; while Redis is away, each process for itself. */
export function makeLimiter(redis: Redis): Limiter {
  const limiters = new Map(
    Object.entries(perMinute).flatMap(([rate, points]) => {
      if (points === undefined) return [];
      const settings = { keyPrefix: `rate:${rate}`, points, duration: 60 };
      const insuranceLimiter = new RateLimiterMemory(settings);
      return [[rate, new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter })] as const];
    }),
  );
  return {
    admit: async (rate, address) => {
      try {
        await limiters.get(rate)?.consume(address);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError('too_many_requests');
        throw refusal;
      }
    },
  };
}
