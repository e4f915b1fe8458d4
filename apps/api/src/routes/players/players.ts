import { AppError } from '@safira/contract/errors';
import {
  getPlayer,
  getPlayersCacheStatus,
  getPlayerSeason,
  type Player,
  searchPlayers,
} from '@safira/contract/players/players';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { findPlayer, findPlayersStatus, listLeaguePlayers, listPlayers } from '@safira/store/players/reads';
import { wordsOf } from '@safira/store/search/candidates';
import { bestFirst } from '@safira/store/search/ranking';
import { type Api, serve } from '../../serve.ts';
import { makeSyncing } from '../../syncing.ts';

const MOST_FOUND = 20;

/** The totals of players are updated some time after the change of their match. */
const dependsOn = {};

export function playersRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const syncing = makeSyncing(api, { db, clock });

  /** A player without a profile is synced on demand. If the provider has none, the data from line-ups is returned. */
  async function read(
    which: { id: number; league?: number | undefined; season?: number },
    address: string,
  ): Promise<Player> {
    const known = await findPlayer(db, { ...which, now: clock.now() });
    if (known?.hasProfile) return known.player;
    const id = known?.player.player.id ?? which.id;
    const found = await syncing.read(
      { kind: 'player', key: String(id), days: 1, address: known ? null : address },
      { load: () => findPlayer(db, { ...which, now: clock.now() }), isEmpty: (one) => one === undefined },
    );
    if (!found) throw new AppError('not_found');
    return found.player;
  }

  serve(api, searchPlayers, {
    key: ({ query: { search, league, season } }) => `${league} ${season ?? ''} ${wordsOf(search).join(' ')}`,
    answer: async ({ query: { search, league, season } }) => {
      const words = wordsOf(search);
      const looked = await listLeaguePlayers(db, { league, season, words });
      if (!looked) throw new AppError('not_found');
      if (words.length === 0) return { data: [], dependsOn };
      const ids = bestFirst(words, looked.found).slice(0, MOST_FOUND);
      const data = await listPlayers(db, { ids, league, season: looked.season, now: clock.now() });
      return { data, dependsOn };
    },
  });

  serve(api, getPlayersCacheStatus, {
    key: () => '',
    // It counts whole tables: once a minute is enough.
    answer: async () => ({ data: await findPlayersStatus(db), cache: 'steady', dependsOn }),
  });

  serve(api, getPlayer, {
    key: ({ params: { id }, query: { league } }) => `${id} ${league ?? ''}`,
    answer: async ({ params: { id }, query: { league }, address }) => ({
      data: await read({ id, league }, address),
      dependsOn,
    }),
  });

  serve(api, getPlayerSeason, {
    key: ({ params: { id, season } }) => `${id} ${season}`,
    answer: async ({ params: { id, season }, address }) => ({
      data: (await read({ id, season }, address)).statistics,
      dependsOn,
    }),
  });
}
