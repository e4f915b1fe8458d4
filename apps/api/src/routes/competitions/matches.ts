import {
  type CompetitionMatch,
  listCompetitionMatches,
  listCompetitionMatchesByApiId,
} from '@safira/contract/competitions/matches';
import { AppError } from '@safira/contract/errors';
import type { Goals, Match } from '@safira/contract/matches/matches';
import type { Clock } from '@safira/football/time/clock';
import * as store from '@safira/store/competitions/matches';
import type { Db } from '@safira/store/db';
import { findShownSeason } from '@safira/store/competitions/seasons';
import { makeSeasonReads } from '../../season-reads.ts';
import { type Api, serve } from '../../serve.ts';
import { filterOf, idsOf, MONTHS_ZONE, toMonth } from './match-filter.ts';

/** COMP-04 */
export function competitionMatchesRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const readSeason = makeSeasonReads(api, { db, clock });
  for (const entry of [listCompetitionMatches, listCompetitionMatchesByApiId]) {
    serve(api, entry, {
      key: ({ params, query }) => {
        const { season = '', month = '', year = '', page, limit } = query;
        const teams = idsOf(query)?.join(',') ?? '';
        return [params.id, season, month, year, page, limit, teams].join(' ');
      },
      answer: async ({ params: { id }, query, address }) => {
        const shown = await findShownSeason(db, id);
        if (shown === undefined) throw new AppError('not_found', `competition ${id}`);
        const of = { competitionId: id, season: query.season ?? shown };
        const counted = await readSeason({
          ...of,
          shown,
          part: 'fixtures',
          address,
          load: () => store.listMonths(db, { ...of, zone: MONTHS_ZONE }),
          isEmpty: (found) => found.length === 0,
        });
        const months = counted.map(toMonth);
        const { selected, ...filter } = { ...of, ...filterOf(months, query) };
        const { page, limit } = query;
        const [total, listed] = await Promise.all([
          filter.teamIds
            ? store.countCompetitionMatches(db, filter)
            : selected.reduce((sum, { count }) => sum + count, 0),
          store.listCompetitionMatches(db, { ...filter, limit, offset: (page - 1) * limit }),
        ]);
        const matches = listed.map(withPageFields);
        return {
          data: {
            matches,
            matchesByRound: byRound(matches),
            matchesByMonth: months,
            pagination: { current: page, total: Math.ceil(total / limit), totalMatches: total },
            season: of.season,
          },
          cache: matches.some(({ isLive }) => isLive) ? 'live' : 'today',
          // The whole season even for one month: the answer counts the matches of all months.
          dependsOn: { competitions: [{ id, season: of.season }] },
        };
      },
    });
  }
}

/** API-04 */
function withPageFields(match: Match): CompetitionMatch {
  const { home, away } = match.teams;
  return {
    ...match,
    match_id: match.apiId,
    original_status: match.status.short,
    home_team: home.name,
    away_team: away.name,
    original_home_team: home.originalName,
    original_away_team: away.originalName,
    scoreText: { regular: scoreText(match.goals), penalty: scoreText(match.score.penalty) },
  };
}

function scoreText({ home, away }: Goals): string | null {
  return home === null || away === null ? null : `${home}-${away}`;
}

/** Rounds in the order of their first kick-off on the page. */
function byRound(matches: readonly CompetitionMatch[]) {
  return [...Map.groupBy(matches, ({ league }) => league.round)].map(([round, group]) => ({
    round,
    roundName: group[0]!.league.roundName,
    matches: group,
  }));
}
