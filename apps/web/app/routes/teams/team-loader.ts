import { genderOf } from '@safira/arabic/terms/gender';
import { surfaceLabel } from '@safira/arabic/terms/surfaces';
import type { Answer } from '@safira/contract/endpoint';
import type { getStandingsByApiId } from '@safira/contract/competitions/standings';
import type { listTeamSchedule, PlayedCompetition } from '@safira/contract/teams/schedule';
import type { getSquad, getTeam, getTeamStatistics, Team } from '@safira/contract/teams/teams';
import { mainCompetition, rowOfTeam } from '@safira/football/teams/team-place';
import { data, type RouterContextProvider } from 'react-router';
import { matchesViewOf, tabOf, type MatchesView } from '../../features/team/addresses.ts';
import type { Place } from '../../features/team/league-place.tsx';
import type { Overview } from '../../features/team/overview-tab.tsx';
import { withQuery } from '../../lib/with-query.ts';
import { squadLines } from '../../features/team/squad-lines.ts';
import { bodyOf, pageOf, type Failure } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import type { Page } from '../../lib/page.ts';
import { partOf, type Part } from '../../lib/part.ts';
import { errors } from '../../ui/text.ts';

type Schedule = Answer<typeof listTeamSchedule>['data'];
type LoadArgs = { context: Readonly<RouterContextProvider>; params: { id: string }; url: URL };

/** TEAM-02: the team and what its tab shows. Undefined if the team cannot be read now. */
export async function loadTeam({ context, params, url }: LoadArgs) {
  const page = pageOf(context);
  if (!/^[a-z0-9-]{1,120}$/.test(params.id)) {
    throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  }
  const reading = await page.read(`/teams/${params.id}`);
  if (!reading.ok && reading.status >= 500) return undefined;
  const { data: team } = bodyOf<Answer<typeof getTeam>>(reading);
  const tab = tabOf(url.searchParams);
  const view = matchesViewOf(url.searchParams);
  const content = await loadTab(page, { team, tab, view });
  return { team, view, siteUrl: page.siteUrl, zone: page.zone.name, content };
}
export type LoadedTeam = NonNullable<Awaited<ReturnType<typeof loadTeam>>>;

const apiPath = ({ _id: slug }: Team, part: 'squad' | 'schedule' | 'statistics') => `/teams/${slug}/${part}`;

type Shown = { team: Team; tab: ReturnType<typeof tabOf>; view: MatchesView };

async function loadTab(page: Page, { team, tab, view }: Shown) {
  switch (tab) {
    case 'overview': {
      const overview = await loadOverview(page, team);
      const matches = [overview.live, overview.next].flatMap((match) => match ?? []);
      return { tab, overview, offsets: offsetsOf(page.zone.name, matches) };
    }
    case 'squad': {
      const squad = partOf<Answer<typeof getSquad>>(await page.read(apiPath(team, 'squad')));
      if (squad.state !== 'loaded') return { tab, squad };
      return { tab, squad: { ...squad, data: squadLines(squad.data, genderOf(team)) } };
    }
    case 'matches': {
      const schedule = await readSchedule(page, team, view);
      const matches = schedule.state === 'loaded' ? schedule.data.matches : [];
      return { tab, schedule, offsets: offsetsOf(page.zone.name, matches) };
    }
  }
}

async function readSchedule(
  { read }: Page,
  team: Team,
  { when, league, page, limit }: Partial<MatchesView> & { limit?: number },
): Promise<Part<Schedule>> {
  const query = {
    when: when === 'coming' ? when : undefined,
    league,
    limit,
    page: page === 1 ? undefined : page,
  };
  return partOf<Answer<typeof listTeamSchedule>>(await read(withQuery(apiPath(team, 'schedule'), query)));
}

/** What is there of the overview: a part that cannot be read is left out. */
async function loadOverview(page: Page, team: Team): Promise<Overview> {
  const [past, coming] = await Promise.all([
    readSchedule(page, team, { limit: 1 }),
    readSchedule(page, team, { when: 'coming', limit: 1 }),
  ]);
  const [last] = past.state === 'loaded' ? past.data.matches : [];
  const [next] = coming.state === 'loaded' ? coming.data.matches : [];
  const competitions = past.state === 'loaded' ? past.data.competitions : [];
  const main = mainCompetition(competitions);
  return {
    surface: team.venue ? surfaceLabel(team.venue.surface) : undefined,
    live: last?.isLive ? last : undefined,
    next,
    ...(main && (await loadSeason(page, team, main))),
  };
}

async function loadSeason({ read }: Page, team: Team, { id, season, name }: PlayedCompetition) {
  const [standings, statistics] = await Promise.all([
    read(withQuery(`/competitions/by-api-id/${id}/standings`, { season })),
    read(withQuery(apiPath(team, 'statistics'), { league: id, season })),
  ]);
  const table = partOf<Answer<typeof getStandingsByApiId>>(standings);
  const figures = partOf<Answer<typeof getTeamStatistics>>(statistics);
  return {
    place:
      table.state === 'loaded'
        ? placeIn(table.data, { teamId: team.id, competition: { id, name } })
        : undefined,
    figures: figures.state === 'loaded' ? { ...figures.data, competitionName: name } : undefined,
  };
}

type Standings = Answer<typeof getStandingsByApiId>['data'];

function placeIn(
  { standings, standingsByGroup, isLive }: Standings,
  { teamId, competition }: { teamId: number; competition: Place['competition'] },
): Place | undefined {
  const row = rowOfTeam(standings, teamId);
  if (!row) return undefined;
  const { rank, points, goalsDiff, groupName, all } = row;
  return {
    competition,
    isLive: isLive && row.isLive,
    row: { rank, points, goalsDiff, groupName, played: all.played },
    isGroup: Object.keys(standingsByGroup).length > 1,
  };
}
