import type { Clock } from '@safira/football/time/clock';
import { ProviderError } from './provider-error.ts';

const DAY_MS = 86_400_000;

export type ProviderState = {
  state: 'ok' | 'limited' | 'down' | 'unknown';
  /** Calls left today and allowed per day, from the provider's last headers. */
  remaining: number | null;
  limit: number | null;
  minuteRemaining: number | null;
  /** On the clock of the football world. */
  lastSuccessAt: number | null;
};

/** What the provider last reported about our quota, and how the last call went. */
export function makeQuota(clock: Clock) {
  let known: Omit<ProviderState, 'state'> = {
    remaining: null,
    limit: null,
    minuteRemaining: null,
    lastSuccessAt: null,
  };
  let last: ProviderState['state'] = 'unknown';
  let spentUntil = 0;

  return {
    state: (): ProviderState => ({ ...known, state: clock.now() < spentUntil ? 'limited' : last }),

    /** Fails locally while the provider would refuse anyway. */
    check() {
      if (clock.now() >= spentUntil) return;
      throw new ProviderError('quota-spent', `no calls left until ${new Date(spentUntil).toISOString()}`);
    },

    /** Some answers, among them those of the rate limiter, have no counters: then the last known ones stay. */
    read(headers: Headers) {
      known = {
        ...known,
        remaining: numberIn(headers, 'x-ratelimit-requests-remaining') ?? known.remaining,
        limit: numberIn(headers, 'x-ratelimit-requests-limit') ?? known.limit,
        minuteRemaining: numberIn(headers, 'x-ratelimit-remaining') ?? known.minuteRemaining,
      };
    },

    succeeded() {
      known.lastSuccessAt = clock.now();
      last = 'ok';
    },

    failed({ kind, codes }: ProviderError) {
      switch (kind) {
        case 'quota-spent':
          if (codes.length > 0) spentUntil = (Math.floor(clock.now() / DAY_MS) + 1) * DAY_MS;
          return;
        case 'rate-limited':
          last = 'limited';
          return;
        case 'unavailable':
        case 'malformed':
          last = 'down';
          return;
        case 'refused':
          // A wrong key or a closed account fails every request; other refusals concern a single request.
          if (codes.includes('token') || codes.includes('access')) last = 'down';
      }
    },
  };
}

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text && /^\d+$/.test(text) ? Number(text) : null;
}
