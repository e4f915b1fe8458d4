import { getCommentator } from '@safira/contract/broadcasts/commentators';
import { AppError } from '@safira/contract/errors';
import type { Clock } from '@safira/football/time/clock';
import { AHEAD_MS, listCommentatedMatches } from '@safira/store/broadcasts/commentated-matches';
import { findCommentator } from '@safira/store/broadcasts/commentators';
import type { Db } from '@safira/store/db';
import { type Api, serve } from '../../serve.ts';

/** OURS-19 */
export function commentatorRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, getCommentator, {
    key: ({ params }) => params.slug,
    answer: async ({ params: { slug } }) => {
      const commentator = await findCommentator(db, slug);
      if (!commentator) throw new AppError('not_found', `commentator ${slug}`);
      const now = clock.now();
      const matches = await listCommentatedMatches(db, { slug, now });
      const listed = [...matches.coming, ...matches.past];
      const cache = listed.some(({ isLive }) => isLive) ? 'live' : 'today';
      return {
        data: { ...commentator, ...matches },
        cache,
        // The second: a commentator is announced for a match that is not listed yet.
        dependsOn: {
          matches: listed.map(({ apiId }) => apiId),
          kickoffs: { from: now, to: now + AHEAD_MS },
        },
      };
    },
  });
}
