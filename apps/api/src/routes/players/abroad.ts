import { listPlayersAbroad } from '@safira/contract/players/abroad';
import type { Clock } from '@safira/football/time/clock';
import { dayRange, makeToday } from '@safira/football/time/days';
import type { Db } from '@safira/store/db';
import * as store from '@safira/store/players/abroad';
import { dayKey, offsetsOfDay, requestedDay } from '../../requested-day.ts';
import { type Api, serve } from '../../serve.ts';

/** OURS-15 */
export function playersAbroadRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const todayIn = makeToday(clock.now);
  serve(api, listPlayersAbroad, {
    key: ({ query }) => dayKey(query, todayIn),
    answer: async ({ query }) => {
      const day = requestedDay(query, todayIn);
      const range = dayRange(day.timezone, day.date);
      return {
        data: await store.listPlayersAbroad(db, { ...range, now: clock.now() }),
        day: { ...day, offsets: offsetsOfDay(day) },
        // It reads the squads of a whole day: renewed by its age, not at every change of a match.
        dependsOn: {},
      };
    },
  });
}
