import { Suspense } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageOf } from '../../lib/load.ts';
import { partOf, type Part } from '../../lib/part.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { resultGroups, searchPath, type ResultGroup, type SearchAnswer } from '../../shell/search/results.ts';
import { searchPage } from '../../shell/search/page-text.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { Route } from './+types/search';
import * as styles from './search.module.css';

const LIMIT = 20;

// Rendered on the server; it hydrates with the header, whose search it shares.
const SearchContent = lazyComponent(() => import('../../shell/search/search-content.tsx'), 'SearchContent');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const typed = url.searchParams.get('q') ?? '';
  return { typed, siteUrl: page.siteUrl, found: typed === '' ? undefined : await find(typed) };

  async function find(q: string): Promise<Part<ResultGroup[]>> {
    const part = partOf<SearchAnswer>(await page.read(searchPath(q, LIMIT)));
    return part.state === 'loaded' ? { state: 'loaded', data: resultGroups(part.data) } : part;
  }
}

/** A kind is chosen among the results that are there. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const textOf = (url: URL) => url.searchParams.get('q');
  return textOf(currentUrl) !== textOf(nextUrl) || currentUrl.href === nextUrl.href;
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    siteUrl: loaderData?.siteUrl ?? '',
    path: '/search',
    title: loaderData?.typed ? searchPage.titleOf(loaderData.typed) : searchPage.title,
    description: searchPage.description,
  }),
  { name: 'robots', content: 'noindex' },
];

/** OURS-07: the search as a page, for phones, for links and for readers without JavaScript. */
export default function SearchRoute({ loaderData: { typed, found } }: Route.ComponentProps) {
  return (
    <Shell>
      <div className={styles.page}>
        <h1 className={styles.title}>{typed ? searchPage.titleOf(typed) : searchPage.title}</h1>
        <Suspense>
          <SearchContent typed={typed} found={found} limit={LIMIT} />
        </Suspense>
      </div>
    </Shell>
  );
}
