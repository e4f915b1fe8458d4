import { monthName } from '@safira/arabic/dates';
import {
  type CompetitionMatch,
  listCompetitionMatches,
  listCompetitionMatchesByApiId,
} from '@safira/contract/competitions/matches';
import { AppError } from '@safira/contract/errors';
import type { Goals, Match } from '@safira/contract/matches/matches';
import type { Clock } from '@safira/football/clock';
import { dayRange } from '@safira/football/days';
import * as store from '@safira/store/competitions/matches';
import type { Db } from '@safira/store/db';
import { findShownSeason } from '@safira/store/competitions/seasons';
import { makeSeasonReads } from '../../season-reads.ts';
import { type Api, serve } from '../../serve.ts';

/** The months of a competition are cut in one zone for all readers. */
const ZONE = 'Asia/Riyadh';

type Query = { month?: number | undefined; year?: number | undefined; teamIds?: number[] | undefined };
type Month = { key: string; name: string; month: number; year: number; count: number };

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
          load: () => store.listMonths(db, { ...of, zone: ZONE }),
          isEmpty: (found) => found.length === 0,
        });
        const months = counted.map(toMonth);
        const selected = months.filter((month) => isSelected(month, query));
        const isFiltered = selected.length < months.length;
        const filter = {
          ...of,
          spans: isFiltered ? selected.map(spanOf) : undefined,
          teamIds: idsOf(query),
        };
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

/** Sorted and without duplicates, so that equal queries share one cache key. */
function idsOf({ teamIds }: Query): number[] | undefined {
  return teamIds && [...new Set(teamIds)].toSorted((a, b) => a - b);
}

function toMonth({ key, count }: { key: string; count: number }): Month {
  const [year, month] = key.split('-').map(Number);
  return { key, name: monthName(`${key}-01`), month: month!, year: year!, count };
}

/** A month without a year is that month of the season; a season over two years may have it twice. */
function isSelected({ month, year }: { month: number; year: number }, query: Query): boolean {
  return (query.month ?? month) === month && (query.year ?? year) === year;
}

function spanOf({ key, year, month }: Month): { from: number; to: number } {
  const next = new Date(Date.UTC(year, month)).toISOString().slice(0, 10); // `Date.UTC` counts months from 0
  return { from: dayRange(ZONE, `${key}-01`).from, to: dayRange(ZONE, next).from };
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
