import type { IncomingHttpHeaders } from 'node:http';
import type { Cache } from '@safira/contract/endpoint';
import { type Family, familyAt, type Method } from '@safira/contract/traffic';

/**
 * Seconds that a shared cache may serve an answer as fresh, and then as stale while it fetches the next. OURS-24: a
 * corrected name is everywhere within a minute, so only answers without names may be `settled`.
 */
const lifetimes: Record<Exclude<Cache, 'none' | 'brief'>, { fresh: number; renewing: number }> = {
  live: { fresh: 2, renewing: 3 },
  today: { fresh: 5, renewing: 10 },
  steady: { fresh: 25, renewing: 25 },
  settled: { fresh: 3_600, renewing: 86_400 },
};

/** Headers of one version of a cached answer: ETag, lifetime, and its age if it could not be renewed. */
export function versionHeaders({
  etag,
  cache,
  staleMs,
}: {
  etag: string;
  cache: Cache;
  staleMs: number | undefined;
}): Record<string, string> {
  if (staleMs === undefined) return { etag, 'cache-control': cacheControl(cache) };
  return { etag, 'cache-control': cacheControl('live'), age: String(Math.floor(staleMs / 1_000)) };
}

function cacheControl(cache: Cache): string {
  if (cache === 'none') return 'private, no-store';
  if (cache === 'brief') return 'public, max-age=0, s-maxage=5';
  const { fresh, renewing } = lifetimes[cache];
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;
}

/** A preflight belongs to the family of the method it announces. */
export function familyOfRequest({
  method,
  url,
  headers,
}: {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}): Family {
  const effective = method === 'OPTIONS' ? (headers['access-control-request-method'] ?? 'GET') : method;
  const [path = ''] = url.split('?', 1);
  // OURS-27: outside of the contract, and the one family of addresses that are secret.
  if (path.startsWith('/my-podcast/')) return 'private';
  // Methods outside the contract have no route: any family will do for their error.
  return familyAt(effective as Method, path.replace(/^\/api(?=\/)/, ''));
}
