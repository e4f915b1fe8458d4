import { Suspense } from 'react';
import { data } from 'react-router';
import { pageAddress } from '../../features/podcast/page/address.ts';
import { episodeData } from '../../features/podcast/page/episode-data.ts';
import * as text from '../../features/podcast/page/text.ts';
import { podcastTitle } from '../../features/podcast/player-text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { Route } from './+types/podcast';
import { loadPodcast } from './podcast-loader.ts';

// Rendered on the server; they hydrate after the header.
const EpisodeHero = lazyComponent(
  () => import('../../features/podcast/page/episode-hero.tsx'),
  'EpisodeHero',
);
const EpisodeContent = lazyComponent(
  () => import('../../features/podcast/page/episode-content.tsx'),
  'EpisodeContent',
);
const NoEpisode = lazyComponent(() => import('../../features/podcast/page/no-episode.tsx'), 'NoEpisode');
const LoadFailed = lazyComponent(() => import('../../ui/load-failed.tsx'), 'LoadFailed');

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPodcast(args);
  return data(loaded, { status: loaded.podcast ? 200 : 503 });
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded?.podcast) return [{ title: podcastTitle }];
  const { podcast, siteUrl } = loaded;
  const { episode, isOwnPage, page } = podcast;
  const isOne = isOwnPage && episode;
  return [
    ...pageMeta({
      siteUrl,
      path: isOne ? `/podcast/${episode.id}` : pageAddress(page),
      title: isOne ? text.episodeTitle(episode.title) : text.pageTitle(page),
      description: text.description,
      ...(episode && {
        image: { path: `/api/podcasts/episodes/${episode.id}/share.png`, alt: podcastTitle },
      }),
      ...(isOne && { crumbs: [{ name: text.podcast, path: '/podcast' }] }),
      // Only the server sends it.
      ...(import.meta.env.SSR && episode && { subject: episodeData(episode, siteUrl) }),
    }),
    ...(import.meta.env.SSR ? [feedLink(siteUrl)] : []),
  ];
}

/** OURS-26 */
const feedLink = (siteUrl: string) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: podcastTitle,
  href: `${siteUrl}/podcast.xml`,
});

/** OURS-25 */
export default function PodcastRoute({ loaderData: loaded }: Route.ComponentProps) {
  if (!loaded.podcast) {
    return (
      <Shell>
        <Suspense>
          <LoadFailed title={text.failedTitle} text={loaded.message} back={{ name: text.home, to: '/' }} />
        </Suspense>
      </Shell>
    );
  }
  const { episode, ...around } = loaded.podcast;
  if (!episode) {
    return (
      <Shell zone={loaded.zone}>
        <Suspense>
          <NoEpisode />
        </Suspense>
      </Shell>
    );
  }
  return (
    <Shell
      zone={loaded.zone}
      hero={
        <Suspense>
          <EpisodeHero key={episode.id} episode={episode} />
        </Suspense>
      }
    >
      <Suspense>
        <EpisodeContent key={episode.id} episode={episode} siteUrl={loaded.siteUrl} {...around} />
      </Suspense>
    </Shell>
  );
}
