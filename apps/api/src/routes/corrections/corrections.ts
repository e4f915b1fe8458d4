import { listCorrections } from '@safira/contract/corrections/corrections';
import * as store from '@safira/store/corrections/corrections';
import type { Db } from '@safira/store/db';
import { type Api, serve } from '../../serve.ts';

const ON_A_PAGE = 20;
/** As many as the contract allows: those behind the last page are not counted. */
const MOST_PAGES = 1_000;

/** OURS-22: its answers live for seconds, so nothing has to invalidate them. */
export function correctionRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, listCorrections, {
    key: ({ query }) => JSON.stringify(query),
    answer: async ({ query: { kind: section, match, page } }) => {
      const [data, total] = await Promise.all([
        store.listCorrections(db, { section, match, page, limit: ON_A_PAGE }),
        store.countCorrections(db, { section, match }, MOST_PAGES * ON_A_PAGE),
      ]);
      return {
        data,
        pagination: { current: page, total, totalPages: Math.ceil(total / ON_A_PAGE) },
        dependsOn: {},
      };
    },
  });
}
