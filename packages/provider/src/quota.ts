import type { Clock } from '@safira/football/clock';
import { ProviderError } from './provider-error.ts';

const DAY_MS = 86_400_000;

export type ProviderState = {
  state: 'ok' | 'limited' | 'down' | 'unknown';
  /** Calls left today and allowed a day, as the provider last said. */
  remaining: number | null;
  limit: number | null;
  minuteRemaining: number | null;
  /** On the clock of the football world. */
  lastSuccessAt: number | null;
};

/** What the provider has told us about our allowance, and how the last call went. */
export function makeQuota(clock: Clock) {
  let told: Omit<ProviderState, 'state'> = {
    remaining: null,
    limit: null,
    minuteRemaining: null,
    lastSuccessAt: null,
  };
  let last: ProviderState['state'] = 'unknown';
  let spentUntil = 0;

  return {
    state: (): ProviderState => ({ ...told, state: clock.now() < spentUntil ? 'limited' : last }),

    /** Refuses here what the provider would refuse there. */
    check() {
      if (clock.now() >= spentUntil) return;
      throw new ProviderError('quota-spent', `no calls left until ${new Date(spentUntil).toISOString()}`);
    },

    /** Some answers, the refusals of the limit layer among them, carry no counters: the old ones stand. */
    read(headers: Headers) {
      told = {
        ...told,
        remaining: numberIn(headers, 'x-ratelimit-requests-remaining') ?? told.remaining,
        limit: numberIn(headers, 'x-ratelimit-requests-limit') ?? told.limit,
        minuteRemaining: numberIn(headers, 'x-ratelimit-remaining') ?? told.minuteRemaining,
      };
    },

    succeeded() {
      told.lastSuccessAt = clock.now();
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
          // Nothing will be answered to a wrong key or a closed account; other refusals are about one question.
          if (codes.includes('token') || codes.includes('access')) last = 'down';
      }
    },
  };
}

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text && /^\d+$/.test(text) ? Number(text) : null;
}
