import type { Cache } from '@safira/contract/endpoint';
import type { Encoding } from './snapshots.ts';

/** Seconds that a shared cache may keep an answer, and those it may go on serving it while it fetches the next. */
const lifetimes: Record<Exclude<Cache, 'none'>, { fresh: number; renewing: number }> = {
  live: { fresh: 2, renewing: 3 },
  today: { fresh: 5, renewing: 10 },
  steady: { fresh: 60, renewing: 300 },
  settled: { fresh: 3_600, renewing: 86_400 },
};

export function cacheControl(cache: Cache): string {
  if (cache === 'none') return 'private, no-store';
  const { fresh, renewing } = lifetimes[cache];
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;
}

export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted && /\bbr\b/.test(accepted)) return 'br';
  if (accepted && /\bgzip\b/.test(accepted)) return 'gzip';
  return 'identity';
}
