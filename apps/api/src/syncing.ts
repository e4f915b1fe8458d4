import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@safira/contract/errors';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { listNotSyncedSince } from '@safira/store/sync/last-synced';
import { saveSyncRequest, type SyncRequest } from '@safira/store/sync/requests';
import type { Api } from './serve.ts';

const DAY_MS = 86_400_000;
const CHECK_MS = 250;
/** Pages give up after 3 s: they must hear before that that the data is on its way. */
const LONGEST_WAIT_MS = 2_500;
/** A waiting request costs a database query every quarter of a second; requests beyond these are answered at once. */
const MOST_WAITING = 50;
/** Sync requests that this process remembers having saved. */
const MOST_REMEMBERED = 1_000;

type OnDemandSync = SyncRequest & {
  /** How long the last answer of the provider is fresh enough; never less than a day. */
  days: number;
  /** The caller's, where the id may be made up: the request then counts against its rate limit, as it costs a call. */
  address: string | null;
};

/** On-demand sync: save a request once, wait up to 3 s for a worker, else answer 202. */
export function makeSyncing({ limiter }: Api, { db, clock }: { db: Db; clock: Clock }) {
  const requested = new Set<string>();
  let waiting = 0;

  const isSynced = async ({ kind, key, days }: OnDemandSync) => {
    const since = clock.now() - days * DAY_MS;
    return (await listNotSyncedSince(db, { kind, keys: [key], since })).length === 0;
  };

  async function saveRequest({ kind, key, address }: OnDemandSync): Promise<void> {
    if (address !== null) {
      await limiter.admit('sync', address);
      await limiter.admit('all-syncs', '');
    }
    await saveSyncRequest(db, { kind, key }, clock.now());
  }

  async function waitFor(sync: OnDemandSync): Promise<boolean> {
    if (waiting >= MOST_WAITING) return false;
    waiting++;
    try {
      for (let waited = 0; waited < LONGEST_WAIT_MS; waited += CHECK_MS) {
        await wait(CHECK_MS);
        if (await isSynced(sync)) return true;
      }
      return false;
    } finally {
      waiting--;
    }
  }

  /** True once a worker has fetched it; false while it is pending. Nothing is requested twice. */
  async function requestSync(sync: OnDemandSync): Promise<boolean> {
    const name = `${sync.kind} ${sync.key}`;
    if (await isSynced(sync)) {
      requested.delete(name);
      return true;
    }
    if (requested.has(name)) return false;
    await saveRequest(sync);
    requested.add(name);
    const [oldest] = requested;
    if (requested.size > MOST_REMEMBERED) requested.delete(oldest!);
    return waitFor(sync);
  }

  return {
    requestSync,
    /** The stored data after the sync; answers 202 while there is none and the sync is pending. */
    read: async <T>(
      sync: OnDemandSync,
      { load, isEmpty }: { load: () => Promise<T>; isEmpty: (found: T) => boolean },
    ): Promise<T> => {
      const isDone = await requestSync(sync);
      const found = await load();
      if (isEmpty(found) && !isDone) throw new AppError('syncing');
      return found;
    },
  };
}
