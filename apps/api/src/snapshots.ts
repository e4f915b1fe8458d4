import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '@safira/contract/endpoint';
import type { Changed } from '@safira/store/bus';

/** One version of one answer: serialised once, compressed once for each encoding, served as bytes. */
export type Snapshot = {
  etag: string;
  seq: number | undefined;
  cache: Cache;
  bytes: (encoding: Encoding) => Promise<Buffer>;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** How a snapshot is known and when it is out of date. */
export type Keep = { key: string; isAffected: (changed: Changed) => boolean };

type Entry = { keep: Keep; builtAt: number; snapshot: Promise<Snapshot>; bytes: number };

/** Nobody tells when these change: they are looked up again after this long. */
const UNTRUSTED_MS = 5_000;
const STEADY_MS = 60_000;

export type Snapshots = ReturnType<typeof makeSnapshots>;

/** A cache of answers, bounded by bytes, the least used going first. */
export function makeSnapshots({
  maxBytes,
  isTrusted,
  now = () => performance.now(),
}: {
  maxBytes: number;
  /** Whether every change would be heard of; without it a snapshot lives five seconds. */
  isTrusted: () => boolean;
  now?: () => number;
}) {
  const entries = new Map<string, Entry>();
  let size = 0;

  function remove(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    size -= entry.bytes;
  }

  function grow(key: string, entry: Entry, bytes: number) {
    if (entries.get(key) !== entry) return;
    entry.bytes += bytes;
    size += bytes;
    for (const [oldest, candidate] of entries) {
      if (size <= maxBytes || candidate === entry) break;
      remove(oldest, candidate);
    }
  }

  function isFresh(entry: Entry) {
    return now() - entry.builtAt < (isTrusted() ? STEADY_MS : UNTRUSTED_MS);
  }

  function build(keep: Keep, answer: () => Promise<Built>): Promise<Snapshot> {
    const entry: Entry = { keep, builtAt: now(), snapshot: undefined as never, bytes: 0 };
    entry.snapshot = answer().then((built) => {
      const snapshot = freeze(built, (bytes) => grow(keep.key, entry, bytes));
      return snapshot;
    });
    entry.snapshot.catch(() => remove(keep.key, entry));
    const old = entries.get(keep.key);
    if (old) remove(keep.key, old);
    entries.set(keep.key, entry);
    return entry.snapshot;
  }

  return {
    /** The kept snapshot if it is fresh and at `min` or newer, else a new one; readers of one key share the work. */
    read: async (keep: Keep, answer: () => Promise<Built>, min = 0): Promise<Snapshot> => {
      const entry = entries.get(keep.key);
      if (!entry || !isFresh(entry)) return build(keep, answer);
      entries.delete(keep.key);
      entries.set(keep.key, entry);
      const snapshot = await entry.snapshot;
      if ((snapshot.seq ?? Infinity) >= min) return snapshot;
      remove(keep.key, entry);
      return build(keep, answer);
    },
    drop: (changed: readonly Changed[] | 'all') => {
      for (const [key, entry] of entries) {
        if (changed === 'all' || changed.some((one) => entry.keep.isAffected(one))) remove(key, entry);
      }
    },
    size: () => size,
  };
}

export type Built = { body: string; seq: number | undefined; cache: Cache };

const compressors = {
  identity: async (body: Buffer) => body,
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
};

function freeze({ body, seq, cache }: Built, grow: (bytes: number) => void): Snapshot {
  const identity = Buffer.from(body);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  grow(identity.length);
  const bytes = (encoding: Encoding) => {
    let found = made.get(encoding);
    if (!found) {
      found = compressors[encoding](identity);
      made.set(encoding, found);
      void found.then((buffer) => grow(buffer.length));
    }
    return found;
  };
  return { etag, seq, cache, bytes };
}
