import { listCompetitions } from '@safira/contract/competitions';
import * as store from '@safira/store/competitions';
import type { Db } from '@safira/store/db';
import { type Api, serve } from '../serve.ts';

export function competitionRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, listCompetitions, {
    keep: () => ({ key: '', isAffected: () => false }),
    answer: async () => ({ data: await store.listCompetitions(db) }),
  });
}
