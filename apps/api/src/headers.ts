import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Cache } from '@safira/contract/endpoint';
import { type Family, familyAt, type Method } from '@safira/contract/traffic';
import type { Encoding } from './snapshots.ts';

/** Seconds that a shared cache may serve an answer as fresh, and then as stale while it fetches the next. */
const lifetimes: Record<Exclude<Cache, 'none'>, { fresh: number; renewing: number }> = {
  live: { fresh: 2, renewing: 3 },
  today: { fresh: 5, renewing: 10 },
  steady: { fresh: 60, renewing: 300 },
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

/** Whether the client has this version; the same content in another encoding counts as the same. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.includes(etag.replace(/^W\//, '')) ?? false;
}

function cacheControl(cache: Cache): string {
  if (cache === 'none') return 'private, no-store';
  const { fresh, renewing } = lifetimes[cache];
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;
}

/** By Accept-Encoding header: browsers send the same few values again and again. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 100;

export function encodingOf(accepted = ''): Encoding {
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = readEncoding(accepted);
    if (known.size < MOST_KNOWN) known.set(accepted, encoding);
  }
  return encoding;
}

function readEncoding(accepted: string): Encoding {
  if (offersBrotli.test(accepted)) return 'br';
  if (offersGzip.test(accepted)) return 'gzip';
  return 'identity';
}

/** The encoding is named, and not with `q=0`, which excludes it. */
const offersBrotli = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:[,;]|$))[^,]*)?(?:,|$)/i;
const offersGzip = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:[,;]|$))[^,]*)?(?:,|$)/i;

/** The edge's request id if it looks valid, so that one request can be followed through the logs. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
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
  // Methods outside the contract have no route: any family will do for their error.
  return familyAt(effective as Method, path.replace(/^\/api(?=\/)/, ''));
}
