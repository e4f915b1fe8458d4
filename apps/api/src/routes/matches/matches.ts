import { countryOfZoneClass } from '@safira/arabic/names/arab-countries';
import { AppError } from '@safira/contract/errors';
import {
  type CompetitionMatches,
  getLiveMatches,
  getMatch,
  getMatchesOfDay,
  type Match,
} from '@safira/contract/matches/matches';
import type { Clock } from '@safira/football/time/clock';
import { compareCompetitions } from '@safira/football/competitions/competition-order';
import { dayRange, makeToday } from '@safira/football/time/days';
import type { Db } from '@safira/store/db';
import { findHead } from '@safira/store/matches/changes';
import { findMatch, listLiveMatches, listMatchesBetween } from '@safira/store/matches/matches';
import { findPlayerLeagues } from '@safira/store/players/leagues';
import { cacheOfDay, dayKey, offsetsOfDay, requestedDay } from '../../requested-day.ts';
import { type Api, serve } from '../../serve.ts';

export function matchRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const todayIn = makeToday(clock.now);
  serve(api, getMatchesOfDay, {
    key: ({ query }) => `${dayKey(query, todayIn)} ${query.limit}`,
    answer: async ({ query }) => {
      const day = requestedDay(query, todayIn);
      const range = dayRange(day.timezone, day.date);
      const seq = await findHead(db); // read before the rows, so that the rows may be newer than it, never older
      const country = countryOfZoneClass(day.timezone);
      const matches = await listMatchesBetween(db, { ...range, limit: query.limit, country });
      return {
        data: { matchesByCompetition: byCompetition(matches) },
        seq,
        day: { ...day, offsets: offsetsOfDay(day) },
        cache: cacheOfDay(day, matches),
        dependsOn: { kickoffs: range },
      };
    },
  });

  serve(api, getLiveMatches, {
    key: () => '',
    // Any match may begin or end.
    answer: async () => ({
      seq: await findHead(db),
      data: await listLiveMatches(db),
      dependsOn: { any: true },
    }),
  });

  serve(api, getMatch, {
    key: ({ params: { id } }) => String(id),
    answer: async ({ params: { id } }) => {
      const seq = await findHead(db);
      const [match, leagues] = await Promise.all([
        findMatch(db, id),
        findPlayerLeagues(db, { matchId: id, now: clock.now() }),
      ]);
      if (!match) throw new AppError('match_not_found');
      const { home, away } = match.teams;
      const teams = {
        home: { ...home, playerLeague: leagues.home },
        away: { ...away, playerLeague: leagues.away },
      };
      const cache = match.isLive ? 'live' : 'today';
      return { data: { ...match, teams }, seq, cache, dependsOn: { matches: [id] } };
    },
  });
}

function byCompetition(matches: readonly Match[]): CompetitionMatches[] {
  const groups = Map.groupBy(matches, ({ league }) => league.id);
  return [...groups.values()]
    .map((group) => {
      const { id, name, originalName, logo, country, countryName } = group[0]!.league;
      return { competition: { id, name, originalName, logo, country, countryName }, matches: group };
    })
    .toSorted((a, b) =>
      compareCompetitions(
        { ...a.competition, matchCount: a.matches.length },
        { ...b.competition, matchCount: b.matches.length },
      ),
    );
}
