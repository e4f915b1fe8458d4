import type { getCompetitionAnalytics } from '@safira/contract/analytics/analytics';
import type { getCompetitionByApiId } from '@safira/contract/competitions/competitions';
import type { getCompetitionStatistics } from '@safira/contract/competitions/leaders';
import type { Answer } from '@safira/contract/endpoint';
import type { TeamRef } from '@safira/contract/parts';
import type { listTeams } from '@safira/contract/teams/teams';
import { addDays } from '@safira/football/time/days';
import { data, type RouterContextProvider } from 'react-router';
import { queryOf, seasonOf, tabsOf, type PageQuery } from '../../features/competition/address.ts';
import { failed } from '../../features/competition/text.ts';
import { type BracketAnswer, bracketPath } from '../../lib/bracket.ts';
import { type StandingsAnswer, standingsPath } from '../../lib/api.ts';
import { type CompetitionMatchesAnswer, competitionMatchesPath } from '../../lib/competition-matches.ts';
import { withQuery } from '../../lib/with-query.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import type { Page, Reading } from '../../lib/page.ts';
import { partOf } from '../../lib/part.ts';
import { errors } from '../../ui/text.ts';

type CompetitionAnswer = Answer<typeof getCompetitionByApiId>;
type FiguresAnswer = Answer<typeof getCompetitionAnalytics>;
type LeadersAnswer = Answer<typeof getCompetitionStatistics>;
type TeamsAnswer = Answer<typeof listTeams>;
type LoadArgs = { context: Readonly<RouterContextProvider>; params: { id: string }; url: URL };

/** COMP-01: a competition in one of its seasons, and what the requested tab shows. */
export async function loadCompetition({ context, params, url }: LoadArgs) {
  const page = pageOf(context);
  if (!/^[1-9]\d{0,9}$/.test(params.id)) throw missing();
  const requested = seasonOf(url.searchParams);
  const reading = await page.read(`/competitions/by-api-id/${params.id}`);
  const { seasons, ...competition } = bodyOf<CompetitionAnswer>(withOwnText(reading)).data;
  const current = seasons.find(({ isCurrent }) => isCurrent)?.season ?? competition.season;
  const season = requested ?? current;
  const known = seasons.find((one) => one.season === season);
  if (requested !== undefined && !known) throw missing();
  const tabs = tabsOf(known ?? { hasStandings: true, hasBracket: false });
  const query = queryOf(url.searchParams, tabs);
  return {
    competition,
    seasons,
    season,
    tabs,
    seasonName: known?.name ?? String(season),
    // The current season has one address.
    query: { ...query, season: query.season === current ? undefined : query.season },
    content: await contentOf(page, { id: competition.id, season, query }),
    siteUrl: page.siteUrl,
    zone: page.zone.name,
  };
}
export type LoadedCompetition = Awaited<ReturnType<typeof loadCompetition>>;

type Of = { id: number; season: number; query: PageQuery };

async function contentOf(page: Page, of: Of) {
  switch (of.query.tab) {
    case 'standings': {
      const reading = await page.read(standingsPath(of.id, of.season));
      return { tab: 'standings' as const, part: partOf<StandingsAnswer>(reading) };
    }
    case 'bracket':
      return bracketOf(page, of);
    case 'matches':
      return matchesOf(page, of);
    case 'leaders':
      return leadersOf(page, of);
    case 'season': {
      const path = withQuery(`/analytics/competitions/${of.id}`, { season: of.season });
      return { tab: 'season' as const, part: partOf<FiguresAnswer>(await page.read(path)) };
    }
  }
}

async function bracketOf({ read, zone }: Page, { id, season }: Of) {
  const part = partOf<BracketAnswer>(await read(bracketPath(id, season)));
  const { rounds, thirdPlace } = part.state === 'loaded' ? part.data : { rounds: [], thirdPlace: null };
  const ties = [...rounds.flatMap((round) => round.ties), ...(thirdPlace ? [thirdPlace] : [])];
  return {
    tab: 'bracket' as const,
    part,
    offsets: offsetsOf(
      zone.name,
      ties.flatMap(({ legs }) => legs),
    ),
  };
}

async function matchesOf({ read, zone, today }: Page, { id, season, query }: Of) {
  const [year, month] = query.month?.split('-').map(Number) ?? [];
  const filter = { season, month, year, teamIds: query.teams.join(',') };
  const listed = { ...filter, page: query.page };
  const [reading, teams] = await Promise.all([
    read(competitionMatchesPath(id, listed)),
    read(withQuery('/teams', { league: id, season, limit: MOST_TEAMS })),
  ]);
  const part = partOf<CompetitionMatchesAnswer>(reading);
  const found = part.state === 'loaded' ? part.data : undefined;
  if (found && query.page > Math.max(found.pagination.total, 1)) throw missing();
  const calendar = withQuery(`/api/competitions/by-api-id/${id}/matches.ics`, filter);
  return {
    tab: 'matches' as const,
    part,
    listed,
    // Without their buttons the list is still whole.
    teams: teams.ok ? bodyOf<TeamsAnswer>(teams).data.teams.map(toButton) : [],
    offsets: offsetsOf(zone.name, [...(found?.matches ?? []), ...comingDays(query, today)]),
    calendar: decodeURIComponent(calendar),
  };
}

/** The list of the current season may get matches of these days while it is open. */
function comingDays({ season }: PageQuery, today: string): { date: string }[] {
  return season === undefined ? [{ date: today }, { date: addDays(today, 7) }] : [];
}

async function leadersOf({ read }: Page, { id, season }: Of) {
  const path = withQuery(`/competitions/by-api-id/${id}/statistics`, { season, limit: LEADERS });
  return { tab: 'leaders' as const, part: partOf<LeadersAnswer>(await read(path)) };
}

/** COMP-07 */
const LEADERS = 20;

const toButton = ({ id, name, originalName, logo }: TeamRef) => ({ id, name, originalName, logo });

/** More buttons are no help in finding a team. */
const MOST_TEAMS = 40;
const missing = () => data({ message: errors.missing } satisfies Failure, { status: 404 });

function withOwnText(reading: Reading): Reading {
  return reading.ok || reading.status === 404 ? reading : { ...reading, message: failed };
}
