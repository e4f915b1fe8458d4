import { Suspense } from 'react';
import { data } from 'react-router';
import { articlePath } from '../../features/news/address.ts';
import { articleData } from '../../features/news/article-data.ts';
import { ArticleHead } from '../../features/news/article-head.tsx';
import * as styles from '../../features/news/article-page.module.css';
import { failedTitle, news } from '../../features/news/article-text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/article';
import { loadArticle } from './article-loader.ts';

// Rendered on the server; it hydrates after the title.
const ArticleContent = lazyComponent(() => import('./article-content.tsx'), 'ArticleContent');
const LoadFailed = lazyComponent(() => import('../../ui/load-failed.tsx'), 'LoadFailed');

const crumbs = [{ name: news, path: '/news' }];

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadArticle(args);
  return data(loaded, { status: loaded.article ? 200 : 503 });
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded?.article) return [{ title: brand }];
  const { article, siteUrl } = loaded;
  return pageMeta({
    siteUrl,
    path: articlePath(article.slug),
    title: article.title,
    description: article.summary,
    crumbs,
    // Only the server sends them.
    ...(import.meta.env.SSR && {
      subject: articleData(article, siteUrl),
      image: { path: `/api${articlePath(article.slug)}/share.png`, alt: article.title },
    }),
  });
}

/** NEWS-02 */
export default function ArticleRoute({ loaderData: loaded }: Route.ComponentProps) {
  if (!loaded.article) {
    return (
      <Shell>
        <Suspense>
          <LoadFailed title={failedTitle} text={loaded.message} back={{ name: news, to: '/news' }} />
        </Suspense>
      </Shell>
    );
  }
  return (
    <Shell zone={loaded.zone}>
      <article key={loaded.article.id} className={styles.article}>
        <ArticleHead {...loaded} />
        <Suspense>
          <ArticleContent {...loaded} />
        </Suspense>
      </article>
    </Shell>
  );
}
