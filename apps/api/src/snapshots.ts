import { createHash } from 'node:crypto';
import type { Cache } from '@safira/contract/endpoint';
import type { Encoding } from '@safira/operations/http';
import type { Changed } from '@safira/store/coordination/bus';
import { compressors } from './compressors.ts';
import { type DependsOn, isAffected } from './depends-on.ts';
import { settledWithin } from './settled-within.ts';

/** One version of one answer: serialised once, compressed once for each encoding, served as bytes. */
export type Snapshot = {
  etag: string;
  seq: number | undefined;
  cache: Cache;
  dependsOn: DependsOn;
  bytes: (encoding: Encoding) => Promise<Buffer>;
};

/** What a reader receives. */
export type Reading = {
  snapshot: Snapshot;
  /** How old it is, if it could not be renewed; else undefined. */
  staleMs: number | undefined;
  /** Whether a read would return the same snapshot now. */
  isCurrent: () => boolean;
};

type Changes = readonly Changed[] | 'all';

/** A running build. What it depends on is known only at its end; until then it collects all changes. */
type Build = { done: Promise<Snapshot>; changes: Changes[] };

type Entry = {
  key: string;
  current: Snapshot | undefined;
  builtAt: number;
  isOutdated: boolean;
  /** The last build took too long: until it ends, readers get the stale copy at once. */
  isLate: boolean;
  building: Build | undefined;
  bytes: number;
};

/** Lifetime without a trusted bus, and with one: some answers change without a notice. */
const BRIEF_MS = 1_000;
const UNTRUSTED_MS = 5_000;
const STEADY_MS = 60_000;
/** After the database was found unavailable, readers with a stale copy get it without a new attempt for this long. */
const REST_MS = 1_000;
const OLDEST_STALE_MS = 86_400_000;
/** Overhead of an entry in addition to its bytes: a flood of small answers must not fill the memory uncounted. */
export const ENTRY_BYTES = 2_048;

export type Snapshots = ReturnType<typeof makeSnapshots>;

/** An LRU cache of answers, bounded by bytes. A stale answer stays until it is renewed. */
export function makeSnapshots({
  maxBytes,
  isTrusted,
  isAway,
  patienceMs = 1_000,
  now = () => performance.now(),
}: {
  maxBytes: number;
  /** Whether every change would be received; if not, a snapshot lives five seconds. */
  isTrusted: () => boolean;
  /** Whether an error means that the database is unavailable: then a stale copy is better than none. */
  isAway: (error: unknown) => boolean;
  /** Readers with a stale copy wait no longer for a build: the database may hang instead of failing. */
  patienceMs?: number;
  now?: () => number;
}) {
  const entries = new Map<string, Entry>();
  let size = 0;
  let restUntil = -Infinity;

  function remove(entry: Entry) {
    if (entries.get(entry.key) !== entry) return;
    entries.delete(entry.key);
    size -= entry.bytes;
    entry.isOutdated = true; // it receives no more changes
  }

  function grow(entry: Entry, bytes: number) {
    if (entries.get(entry.key) !== entry) return;
    entry.bytes += bytes;
    size += bytes;
    for (const candidate of entries.values()) {
      if (size <= maxBytes || candidate === entry) break;
      remove(candidate);
    }
  }

  /** The entry of a key, which becomes the most recently used. */
  function touch(key: string): Entry {
    const found = entries.get(key);
    const entry = found ?? {
      key,
      current: undefined,
      builtAt: -Infinity,
      isOutdated: true,
      isLate: false,
      building: undefined,
      bytes: 0,
    };
    entries.delete(key);
    entries.set(key, entry);
    if (!found) grow(entry, ENTRY_BYTES);
    return entry;
  }

  function isFresh({ isOutdated, builtAt, current }: Entry) {
    const lifetime = current?.cache === 'brief' ? BRIEF_MS : isTrusted() ? STEADY_MS : UNTRUSTED_MS;
    return !isOutdated && now() - builtAt < lifetime;
  }

  function startBuild(entry: Entry, answer: () => Promise<Built>): Build {
    const builtAt = now();
    const frozen = answer().then((built) => freeze(built, (bytes) => grow(entry, bytes)));
    const build: Build = { changes: [], done: frozen.then(keep).finally(end) };
    entry.building = build;
    return build;

    function keep(snapshot: Snapshot & { length: number }): Snapshot {
      entry.isLate = false;
      // What it depends on changed during the build: readers from before the change may have it, it is not cached.
      if (entries.get(entry.key) !== entry || isOutdatedBy(snapshot, build.changes)) return snapshot;
      grow(entry, ENTRY_BYTES + snapshot.length - entry.bytes);
      Object.assign(entry, { current: snapshot, builtAt, isOutdated: false });
      return snapshot;
    }

    function end() {
      if (entry.building === build) entry.building = undefined;
      if (!entry.current && !entry.building) remove(entry);
    }
  }

  /** The snapshot of the running build, or of a new one; readers of one key share the work. */
  async function joinBuild(entry: Entry, answer: () => Promise<Built>, min: number): Promise<Snapshot> {
    const first = entry.building ?? startBuild(entry, answer);
    const missed = [...first.changes];
    const snapshot = await first.done;
    if (isAtLeast(snapshot, min) && !isOutdatedBy(snapshot, missed)) return snapshot;
    // It read the database before a change that this reader must see. A build that runs now began later.
    const next = entry.building ?? startBuild(entry, answer);
    return next.done;
  }

  const give = (entry: Entry, snapshot: Snapshot, staleMs?: number): Reading => ({
    snapshot,
    staleMs,
    isCurrent: () => entry.current === snapshot && isFresh(entry),
  });

  function stale(entry: Entry, min: number): Reading | undefined {
    const staleMs = now() - entry.builtAt;
    const mayBeStale = entry.current?.cache !== 'brief' && staleMs < OLDEST_STALE_MS;
    const isUsable = entry.current && isAtLeast(entry.current, min) && mayBeStale;
    return isUsable ? give(entry, entry.current!, staleMs) : undefined;
  }

  async function renew(entry: Entry, { answer, min, admit }: Renewal): Promise<Reading> {
    try {
      if (admit) await admit();
      return give(entry, await joinBuild(entry, answer, min));
    } catch (error) {
      if (!isAway(error)) throw error;
      restUntil = now() + REST_MS;
      const copy = stale(entry, min);
      if (!copy) throw error;
      return copy;
    }
  }

  return {
    /**
     * The cached snapshot if it is fresh and at version `min` or newer, else a new one.
     * While the database is unavailable or hangs, the stale copy.
     */
    read: async (
      key: string,
      answer: () => Promise<Built>,
      /** `admit` runs before work is done for a reader, and may refuse it. */
      { min = 0, admit }: { min?: number; admit?: () => Promise<void> } = {},
    ): Promise<Reading> => {
      const entry = touch(key);
      if (entry.current && isFresh(entry) && isAtLeast(entry.current, min)) return give(entry, entry.current);
      const old = stale(entry, min);
      if (old && (now() < restUntil || (entry.isLate && entry.building))) return old;
      const renewed = renew(entry, { answer, min, admit });
      if (!old) return renewed;
      const inTime = await settledWithin(entry.isLate ? 0 : patienceMs, renewed);
      if (inTime) return inTime;
      entry.isLate = true;
      return stale(entry, min) ?? renewed;
    },
    /** Invalidates snapshots that depend on these changes; `all` if some changes may have been missed. */
    drop: (changes: Changes) => {
      for (const entry of entries.values()) {
        entry.building?.changes.push(changes);
        if (!entry.isOutdated && entry.current && isOutdatedBy(entry.current, [changes]))
          entry.isOutdated = true;
      }
    },
    size: () => size,
  };
}

type Renewal = { answer: () => Promise<Built>; min: number; admit: (() => Promise<void>) | undefined };

const isAtLeast = ({ seq }: Snapshot, min: number) => (seq ?? Infinity) >= min;

const isOutdatedBy = ({ dependsOn }: Snapshot, changes: readonly Changes[]) =>
  changes.some((some) => some === 'all' || some.some((one) => isAffected(dependsOn, one)));

export type Built = { body: string; seq: number | undefined; cache: Cache; dependsOn: DependsOn };

function freeze(
  { body, seq, cache, dependsOn }: Built,
  grow: (bytes: number) => void,
): Snapshot & { length: number } {
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
  return { etag, seq, cache, dependsOn, bytes, length: identity.length };
}
