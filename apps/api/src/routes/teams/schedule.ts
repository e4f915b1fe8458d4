import { listTeamSchedule } from '@safira/contract/teams/schedule';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import * as schedule from '@safira/store/teams/schedule';
import { type Api, serve } from '../../serve.ts';
import { knownTeam } from './teams.ts';

/** TEAM-02 */
export function scheduleRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, listTeamSchedule, {
    key: ({ params, query: { when, league, limit, page } }) =>
      `${params.id} ${when} ${league ?? ''} ${limit} ${page}`,
    answer: async ({ params, query }) => {
      const { id: teamId } = await knownTeam(db, { slug: params.id });
      const { total, ...found } = await schedule.listTeamSchedule(db, { teamId, now: clock.now(), ...query });
      const pagination = {
        current: query.page,
        total: Math.ceil(total / query.limit),
        totalMatches: total,
      };
      const cache = found.matches.some(({ isLive }) => isLive) ? 'live' : 'today';
      return { data: { ...found, pagination }, cache, dependsOn: { teams: [teamId] } };
    },
  });
}
