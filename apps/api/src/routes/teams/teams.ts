import { foldForSearch } from '@safira/arabic/search/search-key';
import { AppError } from '@safira/contract/errors';
import {
  getSquad,
  getTeam,
  getTeamByApiId,
  getTeamStatistics,
  listTeamMatches,
  listTeams,
  searchTeams,
  type Team,
} from '@safira/contract/teams/teams';
import { countSides } from '@safira/football/competitions/analytics';
import type { Clock } from '@safira/football/time/clock';
import { formOf } from '@safira/football/teams/form';
import type { Db } from '@safira/store/db';
import * as search from '@safira/store/search/team-search';
import { findShownSeason } from '@safira/store/competitions/seasons';
import { findSquad } from '@safira/store/teams/squad-reads';
import * as matches from '@safira/store/teams/matches';
import * as teams from '@safira/store/teams/reads';
import { type Api, serve } from '../../serve.ts';
import { makeSyncing } from '../../syncing.ts';

/** Matches affect these answers only in details that may be a minute late. */
const dependsOn = {};

export function teamsRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const syncing = makeSyncing(api, { db, clock });

  serve(api, listTeams, {
    key: ({ query }) => JSON.stringify({ ...query, search: folded(query.search) }),
    answer: async ({ query }) => {
      const found = await teams.listTeams(db, query);
      const pagination = {
        current: query.page,
        total: Math.ceil(found.total / query.limit),
        totalTeams: found.total,
      };
      return { data: { teams: found.teams, pagination }, dependsOn };
    },
  });

  serve(api, searchTeams, {
    key: ({ query }) => `${query.limit} ${folded(query.q)}`,
    answer: async ({ query }) => {
      const found = await search.searchTeams(db, query.q, query.limit);
      const ids = found.map(({ id }) => id);
      return { data: await teams.listTeamsByIds(db, ids), dependsOn };
    },
  });

  serve(api, getTeam, {
    key: ({ params }) => params.id,
    answer: async ({ params }) => ({ data: await knownTeam(db, { slug: params.id }), dependsOn }),
  });

  serve(api, getTeamByApiId, {
    key: ({ params }) => String(params.id),
    answer: async ({ params }) => ({ data: await knownTeam(db, { apiId: params.id }), dependsOn }),
  });

  serve(api, listTeamMatches, {
    key: ({ params, query }) => `${params.id} ${query.limit}`,
    answer: async ({ params, query: { limit } }) => {
      const { id: teamId } = await knownTeam(db, { slug: params.id });
      const found = await matches.listTeamMatches(db, { teamId, now: clock.now(), limit });
      const cache = found.some(({ isLive }) => isLive) ? 'live' : 'today';
      return { data: { matches: found }, cache, dependsOn: { teams: [teamId] } };
    },
  });

  serve(api, getSquad, {
    key: ({ params }) => params.id,
    answer: async ({ params }) => {
      const { id } = await knownTeam(db, { slug: params.id });
      const known = await findSquad(db, { teamId: id, now: clock.now() });
      if (known.squad.length > 0) return { data: known, dependsOn };
      const data = await syncing.read(
        { kind: 'squad', key: String(id), days: 1, address: null },
        {
          load: () => findSquad(db, { teamId: id, now: clock.now() }),
          isEmpty: ({ squad }) => squad.length === 0,
        },
      );
      return { data, dependsOn };
    },
  });

  serve(api, getTeamStatistics, {
    key: ({ params, query }) => `${params.id} ${query.league} ${query.season ?? ''}`,
    answer: async ({ params, query: { league, season: requested } }) => {
      const { id: teamId } = await knownTeam(db, { slug: params.id });
      const shown = await findShownSeason(db, league);
      if (shown === undefined) throw new AppError('not_found', `league ${league}`);
      const season = requested ?? shown;
      const results = await matches.listTeamResults(db, { teamId, competitionId: league, season });
      const form = formOf(results.map(({ outcome }) => outcome));
      return { data: { league, season, form, ...countSides(results) }, dependsOn };
    },
  });
}

/** Spellings with the same results share one answer. */
const folded = (text: string | undefined) => (text === undefined ? undefined : foldForSearch(text));

export async function knownTeam(db: Db, by: Parameters<typeof teams.findTeam>[1]): Promise<Team> {
  const team = await teams.findTeam(db, by);
  if (!team) throw new AppError('not_found', `team ${JSON.stringify(by)}`);
  return team;
}
