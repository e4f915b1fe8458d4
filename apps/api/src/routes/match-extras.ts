import { AppError } from '@safira/contract/errors';
import { getHeadToHead } from '@safira/contract/head-to-head';
import { listRecentMatches, listUpcomingMatches } from '@safira/contract/match-lists';
import { getPrediction } from '@safira/contract/predictions';
import type { Clock } from '@safira/football/clock';
import type { Db } from '@safira/store/db';
import { findPair, listMeetings } from '@safira/store/head-to-head';
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

  const comingSpan = (days: number) => ({ from: clock.now(), to: clock.now() + days * DAY_MS });
  serve(api, listUpcomingMatches, {
    keep: ({ query: { days, limit } }) => ({
      key: `${days} ${limit}`,
      isAffected: ({ kickoffs }) => kickoffs.some((at) => isWithin(at, comingSpan(days))),
    }),
    answer: async ({ query: { days, limit } }) => ({
      data: await listScheduledBetween(db, { ...comingSpan(days), limit }),
    }),
  });

  const lastSpan = (days: number) => ({ from: clock.now() - days * DAY_MS, to: clock.now() });
  serve(api, listRecentMatches, {
    keep: ({ query: { days, limit } }) => ({
      key: `${days} ${limit}`,
      isAffected: ({ kickoffs }) => kickoffs.some((at) => isWithin(at, lastSpan(days))),
    }),
    answer: async ({ query: { days, limit } }) => ({
      data: await listFinishedBetween(db, { ...lastSpan(days), limit }),
    }),
  });

  serve(api, getHeadToHead, {
    keep: ({ params: { id } }) => ({ key: String(id), isAffected: ({ matchId }) => matchId === id }),
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
      const stored = await listMeetings(db, pair, wanted);
      if (stored.length > 0) {
        syncing.ask(wish).catch(() => {}); // older meetings may follow; nobody waits for them
        return { data: stored, h2h: stored };
      }
      const h2h = await syncing.read(wish, {
        load: () => listMeetings(db, pair, wanted),
        isEmpty: (found) => found.length === 0,
      });
      return { data: h2h, h2h };
    },
  });

  serve(api, getPrediction, {
    keep: ({ params: { id } }) => ({ key: String(id), isAffected: () => false }),
    answer: async ({ params: { id } }) => {
      const data = await findExpected(db, id);
      if (data === undefined) throw new AppError('match_not_found');
      return { data };
    },
  });
}

const isWithin = (at: string, { from, to }: { from: number; to: number }) =>
  Date.parse(at) >= from && Date.parse(at) < to;
