import { errorSentences } from '@safira/arabic/errors';
import type { Reading } from '../app/lib/page.ts';

const TIMEOUT_MS = 3_000;

/** One answer of the API, and what it takes to ask whether it still holds. */
export type ApiAnswer = {
  path: string;
  status: number;
  etag: string | undefined;
  /** Seconds that a shared cache may keep it. */
  sharedAge: number;
  body: unknown;
};

export type ApiReader = (path: string, options: ReadOptions) => Promise<ApiAnswer>;

type ReadOptions = {
  /** Of the answer that is held already. */
  etag?: string | undefined;
  /** The address of the reader whom the page is made for: what he causes is counted as his. */
  reader: string;
};

/** Reads the API for pages. Whatever cannot be reached in 3 s is unavailable: an answer too, never an exception. */
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
        body,
      };
    } catch (error) {
      onFailure(error, path);
      return { path, status: 503, etag: undefined, sharedAge: 0, body: undefined };
    }
  };
}

export function readingOf({ status, body }: ApiAnswer): Reading {
  if (status === 200) return { ok: true, body };
  const said = body as { message?: unknown } | null | undefined;
  if (typeof said?.message === 'string')
    return { ok: false, status: pageStatus(status), message: said.message };
  return { ok: false, status: pageStatus(status), message: errorSentences.unavailable };
}

/** To a reader of a page a fault of the API is no fault of the page: it is not there, or not there yet. */
const pageStatus = (status: number) => (status === 404 || status === 400 ? 404 : 503);

function sharedAgeOf(cacheControl: string | null): number {
  const found = /(?:^|[\s,])s-maxage=(\d+)/.exec(cacheControl ?? '');
  return found ? Number(found[1]) : 0;
}
