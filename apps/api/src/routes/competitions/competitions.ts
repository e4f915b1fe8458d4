import { foldForSearch } from '@safira/arabic/search/search-key';
import {
  getCompetition,
  getCompetitionByApiId,
  listCompetitions,
  searchCompetitions,
} from '@safira/contract/competitions/competitions';
import { AppError } from '@safira/contract/errors';
import * as search from '@safira/store/search/competition-search';
import * as store from '@safira/store/competitions/competitions';
import type { Db } from '@safira/store/db';
import { listSeasons } from '@safira/store/competitions/seasons';
import { type Api, serve } from '../../serve.ts';

/** No change of a match affects these answers. */
const dependsOn = {};

export function competitionRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, listCompetitions, {
    key: () => '',
    answer: async () => ({ data: await store.listCompetitions(db), dependsOn }),
  });

  serve(api, searchCompetitions, {
    key: ({ query }) => `${query.limit} ${foldForSearch(query.q)}`,
    answer: async ({ query }) => ({
      data: await search.searchCompetitions(db, { text: query.q, limit: query.limit }),
      dependsOn,
    }),
  });

  for (const entry of [getCompetition, getCompetitionByApiId]) {
    serve(api, entry, {
      key: ({ params }) => String(params.id),
      answer: async ({ params: { id } }) => {
        const [competition, seasons] = await Promise.all([
          store.findCompetition(db, id),
          listSeasons(db, id),
        ]);
        if (!competition) throw new AppError('not_found', `competition ${id}`);
        return { data: { ...competition, seasons }, dependsOn };
      },
    });
  }
}
