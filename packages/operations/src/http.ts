import { randomUUID } from 'node:crypto';

// What the API and the web server read from a request in the same way.

export type Encoding = 'br' | 'gzip' | 'identity';

/** By Accept-Encoding header: browsers send the same few values again and again. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 100;

/** The best encoding that both sides support. */
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

/** Whether If-None-Match names this version. The comparison is weak: another encoding of it is the same version. */
export function isKnownVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const version = withoutWeak(etag);
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || withoutWeak(tag.trim()) === version);
}

const withoutWeak = (etag: string) => etag.replace(/^W\//, '');

/** The edge's request id if it looks valid, so that one request can be followed through the logs. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
