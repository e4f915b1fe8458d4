import { searchAll } from '@safira/contract/search/search';
import type { Db } from '@safira/store/db';
import { hasWords, wordsOf } from '@safira/store/search/candidates';
import { searchCompetitions } from '@safira/store/search/competition-search';
import { searchPlayers } from '@safira/store/search/player-search';
import { searchTeams } from '@safira/store/search/team-search';
import { type Api, serve } from '../../serve.ts';

export function searchRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, searchAll, {
    // All spellings of the same words share one answer.
    key: ({ query: { q, limit } }) => `${limit} ${wordsOf(q).join(' ')}`,
    answer: async ({ query: { q, limit } }) => {
      const [teams, exact, competitions] = await Promise.all([
        searchTeams(db, q, limit),
        searchPlayers(db, q, { limit, hasNear: false }),
        searchCompetitions(db, { text: q, limit }),
      ]);
      // «الاهلي» is a club: players with a name that is merely similar are not meant.
      const isNamed = [...teams, ...competitions].some((one) => hasWords(one, wordsOf(q)));
      const players =
        exact.length >= limit || isNamed ? exact : await searchPlayers(db, q, { limit, hasNear: true });
      return { data: { teams, players, competitions }, dependsOn: {} };
    },
  });
}
