import type { Clock } from '@safira/football/clock';
import type { Db } from '@safira/store/db';
import { seasonKey } from '@safira/store/last-synced';
import { findSeasonGap, type SeasonPart } from '@safira/store/sync-requests';
import type { Api } from './serve.ts';
import { makeSyncing } from './syncing.ts';

type SeasonRead<T> = {
  competitionId: number;
  season: number;
  /** The season that is shown when none is asked for: the worker keeps it up by itself. */
  shown: number;
  part: SeasonPart;
  /** Who asks: past seasons are many, and each costs a score of calls. */
  address: string;
  load: () => Promise<T>;
  isEmpty: (found: T) => boolean;
};

/** COMP-05: a season that we know of and never asked for is asked for by whoever looks at it first. */
export function makeSeasonReads(api: Api, { db, clock }: { db: Db; clock: Clock }) {
  const syncing = makeSyncing(api, { db, clock });

  return async <T>({ load, isEmpty, shown, part, address, ...of }: SeasonRead<T>): Promise<T> => {
    const found = await load();
    if (!isEmpty(found) && of.season === shown) return found;
    const gap = await findSeasonGap(db, { ...of, part });
    // Meetings of two teams bring single matches of old seasons: some rows are no season.
    if (!gap || (gap.isAsked && !isEmpty(found))) return found;
    const asker = of.season === shown ? null : address;
    return syncing.read({ kind: 'season', key: seasonKey(of), days: 1, address: asker }, { load, isEmpty });
  };
}
