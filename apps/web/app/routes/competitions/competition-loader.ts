import type { getCompetitionByApiId } from '@safira/contract/competitions/competitions';
import type { Answer } from '@safira/contract/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import { queryOf, type PageQuery } from '../../features/competition/address.ts';
import { failed } from '../../features/competition/text.ts';
import { type StandingsAnswer, standingsPath } from '../../lib/api.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import type { Page, Reading } from '../../lib/page.ts';
import { partOf } from '../../lib/part.ts';
import { errors } from '../../ui/text.ts';

type CompetitionAnswer = Answer<typeof getCompetitionByApiId>;
type LoadArgs = { context: Readonly<RouterContextProvider>; params: { id: string }; url: URL };

/** COMP-01: a competition in one of its seasons, and what the requested tab shows. */
export async function loadCompetition({ context, params, url }: LoadArgs) {
  const page = pageOf(context);
  if (!/^[1-9]\d{0,9}$/.test(params.id)) throw missing();
  const query = queryOf(url.searchParams);
  const reading = await page.read(`/competitions/by-api-id/${params.id}`);
  const { seasons, ...competition } = bodyOf<CompetitionAnswer>(withOwnText(reading)).data;
  const current = seasons.find(({ isCurrent }) => isCurrent)?.season ?? competition.season;
  const season = query.season ?? current;
  const known = seasons.find((one) => one.season === season);
  if (query.season !== undefined && !known) throw missing();
  return {
    competition,
    seasons,
    season,
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

async function contentOf({ read }: Page, { id, season, query }: Of) {
  switch (query.tab) {
    case 'standings':
    case 'matches':
    case 'leaders':
      return {
        tab: 'standings' as const,
        part: partOf<StandingsAnswer>(await read(standingsPath(id, season))),
      };
  }
}

const missing = () => data({ message: errors.missing } satisfies Failure, { status: 404 });

function withOwnText(reading: Reading): Reading {
  return reading.ok || reading.status === 404 ? reading : { ...reading, message: failed };
}
