import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@safira/contract/errors';
import type { Redis } from '@safira/store/redis';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Points of one key in so many seconds; the key is mostly an address. Reads count only if an answer has to be built, in
 * each process separately: whole towns share one address, and a cached answer costs nothing. Pages rendered for readers
 * have their own budget, separate from the calls of their browsers. On-demand syncs cost provider calls: few for each
 * address, and a bound for all of them, because a botnet has many addresses. Sign-ins: accounts/sign-in-limits.ts.
 */
const budgets = {
  read: { points: 600, duration: MINUTE },
  render: { points: 600, duration: MINUTE },
  write: { points: 60, duration: MINUTE },
  auth: { points: 10, duration: MINUTE },
  sync: { points: 10, duration: MINUTE },
  'all-syncs': { points: 60, duration: MINUTE },
  /** OURS-23: whole towns share one address, and a botnet has many: few for each, and a bound for all. */
  'error-report': { points: 10, duration: HOUR },
  'all-error-reports': { points: 600, duration: HOUR },
  'sign-in-minute': { points: 10, duration: MINUTE },
  'sign-in-hour': { points: 100, duration: HOUR },
  'sign-in-account': { points: 10, duration: 15 * MINUTE },
  'sign-in-strangers': { points: 100, duration: DAY },
  register: { points: 10, duration: HOUR },
  availability: { points: 10, duration: HOUR },
  /** AUTH-10: mails with a link, from one network and to one mailbox. */
  'links-from': { points: 10, duration: HOUR },
  'links-to': { points: 3, duration: HOUR },
  /** Passwords given again by a caller who is signed in. */
  confirm: { points: 10, duration: 15 * MINUTE },
  /** AUTH-12: codes of an account. */
  code: { points: 5, duration: 15 * MINUTE },
};

/** What is counted: the rate classes of the contract, and extra work that a call causes. */
export type Budget = keyof typeof budgets;

export type Limiter = {
  admit: (budget: Budget, key: string) => Promise<void>;
  /** After a success that should not count. */
  giveBack: (budget: Budget, key: string) => Promise<void>;
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
  const inProcess = (budget: Budget) => new RateLimiterMemory(settingsOf(budget));
  const isOfProcess = (budget: Budget) => budget === 'read' || budget === 'render';
  const names = Object.keys(budgets) as Budget[];
  const limiters = new Map(
    names.map((name) => [name, isOfProcess(name) ? inProcess(name) : shared(name)] as const),
  );
  return {
    admit: async (budget, key) => {
      try {
        await limiters.get(budget)!.consume(clientNetwork(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw new AppError('too_many_requests', budget, { retryAfterSeconds });
      }
    },
    giveBack: async (budget, key) => {
      await limiters.get(budget)!.reward(clientNetwork(key));
    },
  };
}

/** Runs before an answer is built for a reader. Internal calls, which have no forwarded address, are not counted. */
export async function admitRead(
  limiter: Pick<Limiter, 'admit'>,
  { headers, ip }: FastifyRequest,
): Promise<void> {
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

const settingsOf = (budget: Budget) => ({ keyPrefix: `rate:${budget}`, ...budgets[budget] });
