import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
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

/** What a reader gets. */
export type Reading = {
  snapshot: Snapshot;
  /** How old it is, where it could not be renewed; else undefined. */
  staleMs: number | undefined;
  /** Whether the same snapshot would be given now. */
  isCurrent: () => boolean;
};

type Entry = {
  keep: Keep;
  current: Snapshot | undefined;
  builtAt: number;
  isOutdated: boolean;
  building: Promise<Snapshot> | undefined;
  bytes: number;
};

/** Nobody tells when these change: they are looked up again after this long. */
const UNTRUSTED_MS = 5_000;
const STEADY_MS = 60_000;
/** After the database was found away, whoever can be answered from a copy is, without trying again for so long. */
const REST_MS = 1_000;
const OLDEST_STALE_MS = 86_400_000;
/** What an entry costs beside its bytes: a flood of small answers must not fill the memory unseen. */
export const ENTRY_BYTES = 2_048;

export type Snapshots = ReturnType<typeof makeSnapshots>;

/** A cache of answers, bounded by bytes, the least used going first. What is out of date stays until it is renewed. */
export function makeSnapshots({
  maxBytes,
  isTrusted,
  isAway,
  now = () => performance.now(),
}: {
  maxBytes: number;
  /** Whether every change would be heard of; without it a snapshot lives five seconds. */
  isTrusted: () => boolean;
  /** Whether a failure means that the database cannot be asked: then an old copy is better than none. */
  isAway: (error: unknown) => boolean;
  now?: () => number;
}) {
  const entries = new Map<string, Entry>();
  let size = 0;
  let restUntil = -Infinity;

  function remove(entry: Entry) {
    if (entries.get(entry.keep.key) !== entry) return;
    entries.delete(entry.keep.key);
    size -= entry.bytes;
  }

  function grow(entry: Entry, bytes: number) {
    if (entries.get(entry.keep.key) !== entry) return;
    entry.bytes += bytes;
    size += bytes;
    for (const candidate of entries.values()) {
      if (size <= maxBytes || candidate === entry) break;
      remove(candidate);
    }
  }

  /** The entry of a key, now the most lately used. */
  function touch(keep: Keep): Entry {
    const found = entries.get(keep.key);
    const entry = found ?? {
      keep,
      current: undefined,
      builtAt: -Infinity,
      isOutdated: true,
      building: undefined,
      bytes: 0,
    };
    entries.delete(keep.key);
    entries.set(keep.key, entry);
    if (!found) grow(entry, ENTRY_BYTES);
    return entry;
  }

  function isFresh({ isOutdated, builtAt }: Entry) {
    return !isOutdated && now() - builtAt < (isTrusted() ? STEADY_MS : UNTRUSTED_MS);
  }

  async function build(entry: Entry, answer: () => Promise<Built>): Promise<Snapshot> {
    const builtAt = now();
    const building = answer().then((built) => freeze(built, (bytes) => grow(entry, bytes)));
    entry.building = building;
    try {
      const snapshot = await building;
      // Else something changed meanwhile: who waited for this may have it, nobody else.
      if (entry.building === building) {
        grow(entry, ENTRY_BYTES + snapshot.length - entry.bytes);
        Object.assign(entry, { current: snapshot, builtAt, isOutdated: false });
      }
      return snapshot;
    } finally {
      if (entry.building === building) entry.building = undefined;
      if (!entry.current && !entry.building) remove(entry);
    }
  }

  const give = (entry: Entry, snapshot: Snapshot, staleMs?: number): Reading => ({
    snapshot,
    staleMs,
    isCurrent: () => entry.current === snapshot && isFresh(entry),
  });

  function stale(entry: Entry, min: number): Reading | undefined {
    const staleMs = now() - entry.builtAt;
    const isUsable = entry.current && isAtLeast(entry.current, min) && staleMs < OLDEST_STALE_MS;
    return isUsable ? give(entry, entry.current!, staleMs) : undefined;
  }

  return {
    /**
     * The kept snapshot if it is fresh and at `min` or newer, else a new one; readers of one key share the work.
     * While the database is away, the copy there was.
     */
    read: async (
      keep: Keep,
      answer: () => Promise<Built>,
      /** `admit` is asked before work is done for a reader. */
      { min = 0, admit }: { min?: number; admit?: () => Promise<void> } = {},
    ): Promise<Reading> => {
      const entry = touch(keep);
      if (entry.current && isFresh(entry) && isAtLeast(entry.current, min)) return give(entry, entry.current);
      const old = now() < restUntil ? stale(entry, min) : undefined;
      if (old) return old;
      try {
        if (admit) await admit();
        const snapshot = await (entry.building ?? build(entry, answer));
        return give(entry, isAtLeast(snapshot, min) ? snapshot : await build(entry, answer));
      } catch (error) {
        if (!isAway(error)) throw error;
        restUntil = now() + REST_MS;
        const copy = stale(entry, min);
        if (!copy) throw error;
        return copy;
      }
    },
    drop: (changed: readonly Changed[] | 'all') => {
      for (const entry of entries.values()) {
        if (changed !== 'all' && !changed.some((one) => entry.keep.isAffected(one))) continue;
        entry.isOutdated = true;
        entry.building = undefined;
      }
    },
    size: () => size,
  };
}

const isAtLeast = ({ seq }: Snapshot, min: number) => (seq ?? Infinity) >= min;

export type Built = { body: string; seq: number | undefined; cache: Cache };

/** Below this, handing the work to another thread would take longer than the work. */
const SMALL_BYTES = 64 * 1024;
const [gzipAside, brotliAside] = [promisify(gzip), promisify(brotliCompress)];

const compressors = {
  identity: async (body: Buffer) => body,
  gzip: (body: Buffer): Promise<Buffer> => gzipAside(body),
  br: async (body: Buffer): Promise<Buffer> => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 18, // a larger window is cleared for nothing
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return body.length < SMALL_BYTES ? brotliCompressSync(body, { params }) : brotliAside(body, { params });
  },
};

function freeze({ body, seq, cache }: Built, grow: (bytes: number) => void): Snapshot & { length: number } {
  const identity = Buffer.from(body);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  const bytes = (encoding: Encoding) => {
    let found = made.get(encoding);
    if (!found) {
      found = compressors[encoding](identity);
      made.set(encoding, found);
      void found.then((buffer) => grow(buffer.length));
    }
    return found;
  };
  return { etag, seq, cache, bytes, length: identity.length };
}
