import { Suspense } from 'react';
import { data } from 'react-router';
import { type Filters, listAddress } from '../../features/news/address.ts';
import { description, failedTitle, home, pageTitle, title } from '../../features/news/list-text.ts';
import { NewsHead } from '../../features/news/news-head.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/news';
import { loadNews } from './news-loader.ts';

// Rendered on the server: links and forms work before they are hydrated.
const NewsPage = lazyComponent(() => import('../../features/news/news-page.tsx'), 'NewsPage');
const LoadFailed = lazyComponent(() => import('../../ui/load-failed.tsx'), 'LoadFailed');

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadNews(args);
  return data(loaded, { status: loaded.news ? 200 : 503 });
}

/** A filtered list is not a page of its own to search engines. */
export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded?.news) return [{ title: `${title} · ${brand}` }];
  const { filters, page } = loaded.news;
  const isFiltered = listAddress(filters) !== '/news';
  const unfiltered = { category: '', competition: '' };
  return [
    ...pageMeta({
      siteUrl: loaded.siteUrl,
      path: listAddress(unfiltered, isFiltered ? 1 : page),
      title: pageTitle(page),
      description,
    }),
    ...(isFiltered ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    // Only the server sends it.
    ...(import.meta.env.SSR ? [feedLink(loaded.siteUrl, filters)] : []),
  ];
}

/** The feed of the same filters. */
const feedLink = (siteUrl: string, filters: Filters) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href: `${siteUrl}/api${listAddress(filters).replace('/news', '/news/feed.xml')}`,
});

/** NEWS-01 */
export default function NewsRoute({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <Shell zone={loaded.zone}>
      {loaded.news && <NewsHead />}
      <Suspense>
        {loaded.news ? (
          <NewsPage {...loaded.news} />
        ) : (
          <LoadFailed title={failedTitle} text={loaded.message} back={{ name: home, to: '/' }} />
        )}
      </Suspense>
    </Shell>
  );
}
