import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { seasonKey } from '@safira/store/sync/last-synced';
import { findSeasonGap, type SeasonPart } from '@safira/store/sync/requests';
import type { Api } from './serve.ts';
import { makeSyncing } from './syncing.ts';

type SeasonRead<T> = {
  competitionId: number;
  season: number;
  /** The season that is shown by default: the worker syncs it on schedule. */
  shown: number;
  part: SeasonPart;
  /** The caller's, for rate limiting: there are many past seasons, and each costs a score of provider calls. */
  address: string;
  load: () => Promise<T>;
  isEmpty: (found: T) => boolean;
};

/** COMP-05: a season that is listed but was never fetched is synced on demand at its first read. */
export function makeSeasonReads(api: Api, { db, clock }: { db: Db; clock: Clock }) {
  const syncing = makeSyncing(api, { db, clock });

  return async <T>({ load, isEmpty, shown, part, address, ...of }: SeasonRead<T>): Promise<T> => {
    const found = await load();
    if (!isEmpty(found) && of.season === shown) return found;
    const gap = await findSeasonGap(db, { ...of, part });
    // Head-to-head syncs store single matches of old seasons: some rows are not a complete season.
    if (!gap || (gap.isSynced && !isEmpty(found))) return found;
    const limitedAddress = of.season === shown ? null : address;
    return syncing.read(
      { kind: 'season', key: seasonKey(of), days: 1, address: limitedAddress },
      { load, isEmpty },
    );
  };
}
