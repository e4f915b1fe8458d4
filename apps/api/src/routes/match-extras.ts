import { AppError } from '@safira/contract/errors';
import { getHeadToHead } from '@safira/contract/head-to-head';
import { listRecentMatches, listUpcomingMatches } from '@safira/contract/match-lists';
import { getPrediction } from '@safira/contract/predictions';
import type { Clock } from '@safira/football/clock';
import type { Db } from '@safira/store/db';
import { findPair, listHeadToHead } from '@safira/store/head-to-head';
import { listFinishedBetween, listScheduledBetween } from '@safira/store/match-lists';
import { findExpected } from '@safira/store/predictions';
import { type Api, serve } from '../serve.ts';
import { makeSyncing } from '../syncing.ts';

const DAY_MS = 86_400_000;
/** DLG-10 */
const MOST_MEETINGS = 10;
/** New meetings of teams that we follow come by themselves; the old ones do not change. */
const MEETINGS_DAYS = 30;

export function matchExtrasRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const syncing = makeSyncing(api, { db, clock });

  // Both depend on the span that they were read with: by the clock at the change, a match that has just kicked off
  // would no longer be one to come and would stay listed. What the clock alone moves in or out waits for the next build.
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
      // The pairs are those of stored matches: nobody can make one up.
      const wish = {
        kind: 'head-to-head',
        key: pair.join('-'),
        days: MEETINGS_DAYS,
        address: null,
      } as const;
      const wanted = { limit: MOST_MEETINGS, except: id };
      const dependsOn = { matches: [id], teams: pair };
      const stored = await listHeadToHead(db, pair, wanted);
      if (stored.length > 0) {
        syncing.ask(wish).catch(() => {}); // older meetings may follow; nobody waits for them
        return { data: stored, h2h: stored, dependsOn };
      }
      const h2h = await syncing.read(wish, {
        load: () => listHeadToHead(db, pair, wanted),
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
      return { data, dependsOn: {} }; // asked for every 12 h, whatever happens in the match
    },
  });
}
