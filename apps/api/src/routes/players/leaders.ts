import { listLeagueLeaders } from '@safira/contract/players/leaders';
import type { Db } from '@safira/store/db';
import * as store from '@safira/store/players/league-leaders';
import { type Api, serve } from '../../serve.ts';

export function leagueLeadersRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, listLeagueLeaders, {
    key: ({ query }) => query.by,
    // The totals of players are updated some time after the change of their match.
    answer: async ({ query }) => ({ data: await store.listLeagueLeaders(db, query.by), dependsOn: {} }),
  });
}
