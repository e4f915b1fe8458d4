import { AppError } from '@safira/contract/errors';
import { getHeadToHead } from '@safira/contract/matches/head-to-head';
import { listRecentMatches, listUpcomingMatches } from '@safira/contract/matches/lists';
import { getPrediction } from '@safira/contract/matches/predictions';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { findPair, listHeadToHead } from '@safira/store/matches/head-to-head';
import { listFinishedBetween, listScheduledBetween } from '@safira/store/matches/lists';
import { findExpected } from '@safira/store/matches/predictions';
import { type Api, serve } from '../../serve.ts';
import { makeSyncing } from '../../syncing.ts';

const DAY_MS = 86_400_000;
/** DLG-10 */
const MOST_HEAD_TO_HEAD = 10;
/** New matches of followed teams are synced on schedule; old ones do not change. */
const HEAD_TO_HEAD_DAYS = 30;

export function matchExtrasRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const syncing = makeSyncing(api, { db, clock });

  // Both depend on the span that they were built with. A span computed at the time of a change would not contain a
  // match that has just kicked off, which would then stay in the upcoming list. Matches that only the passing of time
  // moves in or out of the span are updated by the next build.
  serve(api, listUpcomingMatches, {
    key: ({ query: { days, limit } }) => `${days} ${limit}`,
    answer: async ({ query: { days, limit } }) => {
      const now = clock.now();
      const span = { from: now, to: now + days * DAY_MS };
      return { data: await listScheduledBetween(db, { ...span, limit }), dependsOn: { kickoffs: span } };
    },
  });

  serve(api, listRecentMatches, {
    key: ({ query: { days, limit } }) => `${days} ${limit}`,
    answer: async ({ query: { days, limit } }) => {
      const now = clock.now();
      const span = { from: now - days * DAY_MS, to: now };
      return { data: await listFinishedBetween(db, { ...span, limit }), dependsOn: { kickoffs: span } };
    },
  });

  serve(api, getHeadToHead, {
    key: ({ params: { id } }) => String(id),
    answer: async ({ params: { id } }) => {
      const pair = await findPair(db, id);
      if (!pair) throw new AppError('match_not_found');
      // No rate limit: the pair is that of a stored match, so a caller cannot make one up.
      const sync = {
        kind: 'head-to-head',
        key: pair.join('-'),
        days: HEAD_TO_HEAD_DAYS,
        address: null,
      } as const;
      const filter = { limit: MOST_HEAD_TO_HEAD, except: id };
      const dependsOn = { matches: [id], teams: pair };
      const stored = await listHeadToHead(db, pair, filter);
      if (stored.length > 0) {
        syncing.requestSync(sync).catch(() => {}); // may add older matches; the answer does not wait for them
        return { data: stored, h2h: stored, dependsOn };
      }
      const h2h = await syncing.read(sync, {
        load: () => listHeadToHead(db, pair, filter),
        isEmpty: (found) => found.length === 0,
      });
      return { data: h2h, h2h, dependsOn };
    },
  });

  serve(api, getPrediction, {
    key: ({ params: { id } }) => String(id),
    answer: async ({ params: { id } }) => {
      const data = await findExpected(db, id);
      if (data === undefined) throw new AppError('match_not_found');
      return { data, dependsOn: {} }; // fetched every 12 h, whatever happens in the match
    },
  });
}
