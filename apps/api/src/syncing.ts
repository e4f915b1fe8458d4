import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@safira/contract/errors';
import type { Clock } from '@safira/football/clock';
import type { Db } from '@safira/store/db';
import { listNeverSynced } from '@safira/store/last-synced';
import { saveSyncRequest, type SyncRequest } from '@safira/store/sync-requests';
import type { Api } from './serve.ts';

const DAY_MS = 86_400_000;
const LOOK_MS = 250;
const LONGEST_WAIT_MS = 3_000;
/** A wait holds a reader and a look at the database every quarter of a second; more than these are answered at once. */
const MOST_WAITING = 50;
/** Wishes that this process remembers having made. */
const MOST_REMEMBERED = 1_000;

type OnDemandSync = SyncRequest & {
  /** How long the last answer of the provider is good enough; never less than a day. */
  days: number;
  /** Who asks, where anybody could have made the id up: then a wish is counted, for it costs a call of the provider. */
  address: string | null;
};

/** What we do not have is wished for once, and waited for a little by whoever wished for it. */
export function makeSyncing({ limiter }: Api, { db, clock }: { db: Db; clock: Clock }) {
  const wished = new Set<string>();
  let waiting = 0;

  const isAsked = async ({ kind, key, days }: OnDemandSync) => {
    const since = clock.now() - days * DAY_MS;
    return (await listNeverSynced(db, { kind, keys: [key], since })).length === 0;
  };

  async function requestSync({ kind, key, address }: OnDemandSync): Promise<void> {
    if (address !== null) {
      await limiter.admit('sync', address);
      await limiter.admit('all-syncs', '');
    }
    await saveSyncRequest(db, { kind, key }, clock.now());
  }

  async function waitFor(wish: OnDemandSync): Promise<boolean> {
    if (waiting >= MOST_WAITING) return false;
    waiting++;
    try {
      for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_MS) {
        await wait(LOOK_MS);
        if (await isAsked(wish)) return true;
      }
      return false;
    } finally {
      waiting--;
    }
  }

  /** True once the provider was asked; false while a worker has yet to. Asks for nothing twice. */
  async function ask(wish: OnDemandSync): Promise<boolean> {
    const name = `${wish.kind} ${wish.key}`;
    if (await isAsked(wish)) {
      wished.delete(name);
      return true;
    }
    if (wished.has(name)) return false;
    await requestSync(wish);
    wished.add(name);
    const [oldest] = wished;
    if (wished.size > MOST_REMEMBERED) wished.delete(oldest!);
    return waitFor(wish);
  }

  return {
    ask,
    /** What there is once it was asked for; 202 while there is nothing and a worker has yet to ask. */
    read: async <T>(
      wish: OnDemandSync,
      { load, isEmpty }: { load: () => Promise<T>; isEmpty: (found: T) => boolean },
    ): Promise<T> => {
      const isKnown = await ask(wish);
      const found = await load();
      if (isEmpty(found) && !isKnown) throw new AppError('syncing');
      return found;
    },
  };
}
