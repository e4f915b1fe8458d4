import type { Answer } from '@safira/contract/endpoint';
import type { listLeagueLeaders, LeadersBy } from '@safira/contract/players/leaders';
import type { searchPlayers } from '@safira/contract/players/players';
import type { searchAll } from '@safira/contract/search/search';
import { Suspense } from 'react';
import type { FoundPlayer } from '../../features/player/player-search.tsx';
import * as text from '../../features/player/players-meta-text.ts';
import { matchesTitle } from '../../features/player/text.ts';
import { withQuery } from '../../lib/with-query.ts';
import { pageOf } from '../../lib/load.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import type { Page } from '../../lib/page.ts';
import { partOf, type Part } from '../../lib/part.ts';
import { Shell } from '../../shell/shell.tsx';
import { Hero } from '../../ui/hero.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/players';

/** Its script would be a part of every page of players. */
const PlayersList = lazyComponent(() => import('../../features/player/players-list.tsx'), 'PlayersList');

const crumbs = [{ name: matchesTitle, path: '/' }];

/** The leaders of the leagues, and a search for any player. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const search = url.searchParams.get('search') ?? '';
  const league = url.searchParams.get('league') ?? '';
  const by: LeadersBy = url.searchParams.get('by') === 'assists' ? 'assists' : 'goals';
  const leadersPath = withQuery('/players/leaders', { by: by === 'goals' ? undefined : by });
  const [leaders, found] = await Promise.all([
    page.read(leadersPath),
    search === '' ? undefined : findPlayers(page, { search, league }),
  ]);
  const boards = partOf<Answer<typeof listLeagueLeaders>>(leaders);
  return { boards, by, search, league, found, siteUrl: page.siteUrl };
}

async function findPlayers(
  { read }: Page,
  { search, league }: { search: string; league: string },
): Promise<Part<FoundPlayer[]>> {
  if (league === '') {
    const part = partOf<Answer<typeof searchAll>>(await read(withQuery('/search', { q: search, limit: 20 })));
    return part.state === 'loaded' ? { ...part, data: part.data.players } : part;
  }
  const part = partOf<Answer<typeof searchPlayers>>(
    await read(withQuery('/players/search', { search, league })),
  );
  if (part.state !== 'loaded') return part;
  const data = part.data.map(({ player, statistics }) => ({ ...player, team: statistics[0]?.team ?? null }));
  return { ...part, data };
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded) return [{ title: brand }];
  if (loaded.search !== '') {
    return [
      { title: `${text.searchTitle(loaded.search)} · ${brand}` },
      { name: 'robots', content: 'noindex' },
    ];
  }
  return pageMeta({
    siteUrl: loaded.siteUrl,
    path: loaded.by === 'goals' ? '/players' : '/players?by=assists',
    title: text.pageTitle[loaded.by],
    description: text.pageDescription,
    crumbs,
  });
}

export default function PlayersRoute({ loaderData }: Route.ComponentProps) {
  const { boards, by, search, league, found } = loaderData;
  return (
    <Shell hero={<Hero title={text.title} notes={text.notes} crumbs={crumbs} />}>
      <Suspense>
        <PlayersList boards={boards} by={by} search={search} league={league} found={found} />
      </Suspense>
    </Shell>
  );
}
