import { errorSentences } from '@safira/arabic/terms/errors';
import type { Reading } from '../app/lib/page.ts';

/** Longer than the API waits for a sync that a page requested: its 202 must arrive. */
const TIMEOUT_MS = 5_000;

/** One API answer, with what is needed to revalidate it. */
export type ApiAnswer = {
  path: string;
  status: number;
  etag: string | undefined;
  /** Seconds a shared cache may store it. */
  sharedAge: number;
  /** Whether a cache may serve it after that time; what an editor can withdraw may not. */
  mayBeStale: boolean;
  body: unknown;
};

export type ApiReader = (path: string, options: ReadOptions) => Promise<ApiAnswer>;

type ReadOptions = {
  /** ETag of the stored answer, to revalidate it. */
  etag?: string | undefined;
  /** IP address of the reader the page is rendered for, so that the API counts the request as theirs. */
  reader: string;
};

/** Reads the API for pages. A request that fails or takes more than 5 s gives a 503 answer, never an exception. */
export function makeApiReader(apiUrl: string, onFailure: (error: unknown, path: string) => void): ApiReader {
  return async (path, { etag, reader }) => {
    try {
      const response = await fetch(`${apiUrl}/api${path}`, {
        headers: {
          accept: 'application/json',
          'x-forwarded-for': reader,
          'x-page-render': '1',
          ...(etag && { 'if-none-match': etag }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = response.status === 304 ? undefined : await response.json();
      return {
        path,
        status: response.status,
        etag: response.headers.get('etag') ?? undefined,
        sharedAge: sharedAgeOf(response.headers.get('cache-control')),
        mayBeStale: /stale-if-error/.test(response.headers.get('cache-control') ?? ''),
        body,
      };
    } catch (error) {
      onFailure(error, path);
      return { path, status: 503, etag: undefined, sharedAge: 0, mayBeStale: true, body: undefined };
    }
  };
}

export function readingOf({ status, body }: ApiAnswer): Reading {
  if (status === 200) return { ok: true, body };
  const failure = body as { message?: unknown } | null | undefined;
  const message = typeof failure?.message === 'string' ? failure.message : errorSentences.unavailable;
  return { ok: false, status: pageStatus(status), message, isSyncing: status === 202 };
}

/** An API error is not an error of the page: to its reader the page is missing (404) or not available yet (503). */
const pageStatus = (status: number) => (status === 404 || status === 400 ? 404 : 503);

function sharedAgeOf(cacheControl: string | null): number {
  const found = /(?:^|[\s,])s-maxage=(\d+)/.exec(cacheControl ?? '');
  return found ? Number(found[1]) : 0;
}
