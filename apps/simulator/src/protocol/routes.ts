import type { Clock } from '@safira/football/time/clock';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Intervention, Moment } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { listCoaches } from './coachs.ts';
import { envelope } from './envelope.ts';
import {
  listEvents,
  listFixturePlayers,
  listFixtures,
  listLineups,
  listHeadToHead,
  listStatistics,
} from './fixtures.ts';
import { listInjuries } from './injuries.ts';
import { listLeagues, listSeasons } from './leagues.ts';
import { makeMedia, type Media } from './media.ts';
import { errorsIn, findZone } from './parameters.ts';
import { listLeaders, listPlayers } from './players.ts';
import { listPredictions } from './predictions.ts';
import type { Handler, Query } from './request-query.ts';
import { listRounds } from './rounds.ts';
import { listPlayerSeasons, listPlayerTeams, listProfiles, listSquads } from './squads.ts';
import { listStandings } from './standings.ts';
import { statusOf, type Usage } from './status.ts';
import { timezones } from './tables/timezones.ts';
import { teamStatisticsOf } from './team-statistics.ts';
import { listCountries, listTeamCountries, listTeams, listTeamSeasons, listVenues } from './teams.ts';

export type ProtocolTools = {
  world: World;
  clock: Clock;
  interventions: (id: number) => readonly Intervention[];
  mediaHost: string;
  usage?: () => Usage;
};

/** API-01: every provider endpoint that we use. */
const handlers: Readonly<Record<string, Handler>> = {
  timezone: () => ({ items: timezones }),
  countries: listCountries,
  leagues: listLeagues,
  'leagues/seasons': listSeasons,
  teams: listTeams,
  'teams/statistics': teamStatisticsOf,
  'teams/seasons': listTeamSeasons,
  'teams/countries': listTeamCountries,
  venues: listVenues,
  standings: listStandings,
  fixtures: listFixtures,
  'fixtures/rounds': listRounds,
  'fixtures/headtohead': listHeadToHead,
  'fixtures/statistics': listStatistics,
  'fixtures/events': listEvents,
  'fixtures/lineups': listLineups,
  'fixtures/players': listFixturePlayers,
  injuries: listInjuries,
  predictions: listPredictions,
  coachs: listCoaches,
  players: listPlayers,
  'players/seasons': listPlayerSeasons,
  'players/profiles': listProfiles,
  'players/squads': listSquads,
  'players/teams': listPlayerTeams,
  'players/topscorers': listLeaders('goals'),
  'players/topassists': listLeaders('assists'),
  'players/topyellowcards': listLeaders('yellows'),
  'players/topredcards': listLeaders('reds'),
};

/** The provider's own API. Invalid requests are answered with HTTP 200, as the provider does. */
export function protocolRoutes(app: FastifyInstance, tools: ProtocolTools) {
  const { world, clock, interventions, usage } = tools;
  const media = makeMedia(tools.mediaHost);
  for (const endpoint of ['status', ...Object.keys(handlers)]) {
    app.get(`/${endpoint}`, async (request) => {
      const query = queryOf(request);
      const moment = { now: clock.now(), interventions };
      if (endpoint === 'status') {
        const answer = statusOf(moment.now, usage?.());
        return envelope({ get: endpoint, query, errors: errorsIn(endpoint, query), answer });
      }
      return answerTo({ world, media }, { endpoint, query }, moment);
    });
  }
}

/** API-01: the full answer to a request. It depends only on the moment, so an older moment gives an older answer. */
export function answerTo(
  { world, media }: { world: World; media: Media },
  { endpoint, query }: { endpoint: string; query: Query },
  moment: Moment,
) {
  const errors = errorsIn(endpoint, query);
  if (Object.keys(errors).length > 0) return envelope({ get: endpoint, query, errors });
  const zone = query.timezone === undefined ? 'UTC' : findZone(query.timezone)!;
  const answer = handlers[endpoint]!({ world, media, moment, query, zone });
  return envelope({ get: endpoint, query, answer });
}

/** Of a parameter given twice, the last value counts. */
function queryOf({ query }: FastifyRequest): Query {
  const entries = Object.entries(query as Record<string, string | string[]>); // what Fastify's parser gives
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().at(-1) ?? '']));
}
