import { genderOfPlayer } from '@safira/arabic/terms/player-gender';
import type { getPlayer, Player } from '@safira/contract/players/players';
import type { Answer } from '@safira/contract/endpoint';
import { Suspense } from 'react';
import { data } from 'react-router';
import { CompareForm } from '../../features/player/compare-form.tsx';
import { crumbs, PlayerHero } from '../../features/player/player-hero.tsx';
import { errors, imageOf, loadingTitle, pageDescription, pageTitle } from '../../features/player/text.ts';
import { pageOf, type Failure } from '../../lib/load.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { partOf } from '../../lib/part.ts';
import { Shell } from '../../shell/shell.tsx';
import { Hero } from '../../ui/hero.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { PartStates } from '../../ui/part-states.tsx';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/player';
import * as styles from '../../features/player/player-page.module.css';

// Rendered on the server; it hydrates after the hero.
const PlayerPage = lazyComponent(() => import('../../features/player/player-page.tsx'), 'PlayerPage');
// Below what the page is about.
const NewsAbout = lazyComponent(() => import('../../features/news/news-about.tsx'), 'NewsAbout');
const ReportRow = lazyComponent(() => import('../../features/report-error/report-row.tsx'), 'ReportRow');

/** PLAYER-01. A player who is not stored yet is on the way (202): the page says so and shows them when they are. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const missing = { ok: false, status: 404, message: errors.noSuchPlayer, isSyncing: false } as const;
  const reading = /^[1-9]\d{0,9}$/.test(params.id) ? await page.read(`/players/${params.id}`) : missing;
  if (!reading.ok && !reading.isSyncing) {
    const message = reading.status === 404 ? errors.noSuchPlayer : reading.message;
    throw data({ message } satisfies Failure, { status: reading.status });
  }
  const season = Number(url.searchParams.get('season')) || undefined;
  return { found: partOf<Answer<typeof getPlayer>>(reading), season, siteUrl: page.siteUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.found.state !== 'loaded') return [{ title: brand }, { name: 'robots', content: 'noindex' }];
  const { player, statistics } = loaderData.found.data;
  const gender = genderOfPlayer(statistics.map((one) => one.team));
  const team = statistics.find((one) => one.team !== null)?.team?.name;
  return pageMeta({
    siteUrl: loaderData.siteUrl,
    path: `/player/${player.id}`,
    title: pageTitle(player.name, gender),
    description: pageDescription(player.name, team, gender),
    image: { path: `/api/players/${player.id}/share.png`, alt: imageOf(player.name, gender) },
    crumbs,
    subject: personData({ player, team }),
  });
}

function personData({ player, team }: { player: Player['player']; team: string | undefined }) {
  return {
    '@type': 'Person',
    name: player.name,
    alternateName: player.originalName,
    ...(player.birth.date && { birthDate: player.birth.date }),
    ...(player.nationalityName && { nationality: player.nationalityName }),
    ...(team && { affiliation: { '@type': 'SportsTeam', name: team } }),
  };
}

export default function PlayerRoute({ loaderData: { found, season } }: Route.ComponentProps) {
  if (found.state !== 'loaded') {
    return (
      <Shell hero={<Hero title={loadingTitle} crumbs={crumbs} />}>
        <div className={styles.page}>
          <PartStates part={found}>{() => null}</PartStates>
        </div>
      </Shell>
    );
  }
  return (
    <Shell hero={<PlayerHero found={found.data} />}>
      <Suspense>
        <PlayerPage found={found.data} season={season}>
          <CompareForm found={found.data} />
        </PlayerPage>
        <NewsAbout subject="player" id={found.data.player.id} />
        <ReportRow about={{ kind: 'player', id: found.data.player.id, name: found.data.player.name }} />
      </Suspense>
    </Shell>
  );
}
