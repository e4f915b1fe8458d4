import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { GuideVersion } from '@safira/store/broadcasts/guides';

/** OURS-17: the guides of a worker, and which of their channels is which of ours. */
export type GuideSource = {
  urls: readonly string[];
  /** Our slug by the guide's id. */
  channels: ReadonlyMap<string, string>;
  fetch?: typeof fetch;
  /** The largest guide, unpacked. */
  maxBytes?: number;
};

/** A guide's bytes, unpacked, and what its server said of the version; undefined: it has not changed. */
export type OpenedGuide = {
  chunks: AsyncIterable<Uint8Array>;
  etag: string | null;
  lastModified: string | null;
};

const TIMEOUT_MS = 60_000;

/** What logs and tables call a guide: its address without a query, which may contain a key. */
export function guideName(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return protocol === 'file:' ? basename(pathname) : `${host}${pathname}`;
}

/** Opens a file or a URL; with the version read before, a server that has no newer one is not read again. */
export async function openGuide(
  url: string,
  { fetch: load = fetch, known }: Pick<GuideSource, 'fetch'> & { known: GuideVersion | undefined },
): Promise<OpenedGuide | undefined> {
  const { protocol, pathname } = new URL(url);
  const isPacked = pathname.endsWith('.gz');
  if (protocol === 'file:')
    return { chunks: unpacked(createReadStream(new URL(url)), isPacked), etag: null, lastModified: null };
  const headers = {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  const answer = await load(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 304) return undefined;
  if (!answer.ok || !answer.body) throw new Error(`the guide answers ${answer.status}`);
  return {
    chunks: unpacked(Readable.fromWeb(answer.body), isPacked),
    etag: answer.headers.get('etag'),
    lastModified: answer.headers.get('last-modified'),
  };
}

/** A stream that fails must fail its reader, not the process. */
function unpacked(stream: Readable, isPacked: boolean): AsyncIterable<Uint8Array> {
  if (!isPacked) return stream;
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}
