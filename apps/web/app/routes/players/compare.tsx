import type { Answer } from '@safira/contract/endpoint';
import type { getPlayer } from '@safira/contract/players/players';
import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { CompareForm } from '../../features/player/compare-form.tsx';
import * as text from '../../features/player/compare-text.ts';
import { findOpponent } from '../../features/player/find-opponent.server.ts';
import { crumbs } from '../../features/player/player-hero.tsx';
import * as styles from '../../features/player/player-page.module.css';
import { errors, loadingTitle, missingData } from '../../features/player/text.ts';
import { pageOf, type Failure } from '../../lib/load.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import type { Page } from '../../lib/page.ts';
import { partOf, type Part } from '../../lib/part.ts';
import { Shell } from '../../shell/shell.tsx';
import { Hero } from '../../ui/hero.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { PartStates } from '../../ui/part-states.tsx';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/compare';

/** Its script would be a part of every page of players. */
const Comparison = lazyComponent(() => import('../../features/player/comparison.tsx'), 'Comparison');

type Found = Answer<typeof getPlayer>;

/** PLAYER-02, OURS-14: a comparison, at an address that holds both players; with a name in place of the second, a search. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const argument = (name: string) => url.searchParams.get(name) ?? '';
  const [a, b, search] = [argument('a'), argument('b'), argument('search')];
  if (a === '') throw failure(404, missingData([text.firstPlayer]));
  if (b !== '' && b !== a) {
    const [first, second] = await Promise.all([readPlayer(page, a), readPlayer(page, b)]);
    return { first, second, search: '', siteUrl: page.siteUrl };
  }
  const first = await readPlayer(page, a);
  if (search === '') return { first, search, siteUrl: page.siteUrl };
  const found = await findOpponent(page, { search, league: argument('league'), exceptId: Number(a) });
  if ('id' in found) return redirect(`/compare?a=${a}&b=${found.id}`);
  return { first, search, alert: found.alert, siteUrl: page.siteUrl };
}

async function readPlayer({ read }: Page, id: string): Promise<Part<Found['data']>> {
  const reading = await read(`/players/${id}`);
  if (!reading.ok && reading.status === 404) throw failure(404, errors.noSuchPlayer);
  return partOf<Found>(reading);
}

const failure = (status: number, message: string) => data({ message } satisfies Failure, { status });

export function meta({ loaderData }: Route.MetaArgs) {
  const { first, second } = loaderData ?? {};
  if (first?.state !== 'loaded' || second?.state !== 'loaded') {
    return [{ title: `${text.compare.title} · ${brand}` }, { name: 'robots', content: 'noindex' }];
  }
  const [one, other] = [first.data.player, second.data.player];
  const both = `a=${one.id}&b=${other.id}`;
  const title = text.pageTitle(one.name, other.name);
  return pageMeta({
    siteUrl: loaderData.siteUrl,
    path: `/compare?${both}`,
    title,
    description: text.pageDescription(one.name, other.name),
    image: { path: `/api/compare/share.png?${both}`, alt: title },
    crumbs,
  });
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { first, second, search, alert } = loaderData;
  return (
    <Shell hero={<Hero title={titleOf(first, second)} crumbs={crumbs} />}>
      <div className={styles.page}>
        <PartStates part={first}>
          {(one) => (
            <>
              <CompareForm found={one} search={search} alert={alert} isComparing />
              {second && (
                <PartStates part={second}>
                  {(other) => (
                    <Suspense>
                      <Comparison first={one} second={other} />
                    </Suspense>
                  )}
                </PartStates>
              )}
            </>
          )}
        </PartStates>
      </div>
    </Shell>
  );
}

function titleOf(first: Part<Found['data']>, second: Part<Found['data']> | undefined): string {
  if (first.state !== 'loaded') return loadingTitle;
  const { name } = first.data.player;
  return second?.state === 'loaded'
    ? text.pageTitle(name, second.data.player.name)
    : text.pageTitleOfOne(name);
}
