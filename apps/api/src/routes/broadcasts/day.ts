import { countryOfZoneClass } from '@safira/arabic/names/arab-countries';
import { getBroadcastsOfDay } from '@safira/contract/broadcasts/day';
import type { Clock } from '@safira/football/time/clock';
import { dayRange, makeToday } from '@safira/football/time/days';
import { listBroadcastsBetween } from '@safira/store/broadcasts/day';
import type { Db } from '@safira/store/db';
import { findHead } from '@safira/store/matches/changes';
import { cacheOfDay, dayKey, offsetsOfDay, requestedDay } from '../../requested-day.ts';
import { type Api, serve } from '../../serve.ts';

/** As many as the list of a day has: a page that follows the day reads that list later. */
const MOST_MATCHES = 200;

/** OURS-18 */
export function broadcastRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const todayIn = makeToday(clock.now);
  serve(api, getBroadcastsOfDay, {
    key: ({ query }) => dayKey(query, todayIn),
    answer: async ({ query }) => {
      const day = requestedDay(query, todayIn);
      const range = dayRange(day.timezone, day.date);
      const seq = await findHead(db); // read before the rows, so that the rows may be newer than it, never older
      const country = countryOfZoneClass(day.timezone);
      const data = await listBroadcastsBetween(db, { ...range, limit: MOST_MATCHES, country });
      return {
        data,
        seq,
        day: { ...day, offsets: offsetsOfDay(day) },
        cache: cacheOfDay(day, data.matches),
        dependsOn: { kickoffs: range },
      };
    },
  });
}
