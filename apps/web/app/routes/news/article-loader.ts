import type { getArticle } from '@safira/contract/news/articles';
import type { Answer } from '@safira/contract/endpoint';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { articlePath } from '../../features/news/address.ts';
import { noSuchArticle } from '../../features/news/article-text.ts';
import { shownArticle } from '../../features/news/shown-article.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';

type LoadArgs = { context: Readonly<RouterContextProvider>; params: { slug: string } };

/** NEWS-02: an article, or the message if it cannot be read now. An id in the address leads to the article's slug. */
export async function loadArticle({ context, params: { slug } }: LoadArgs) {
  const { read, zone, siteUrl } = pageOf(context);
  const reading = await read(`/news/${encodeURIComponent(slug)}`);
  if (!reading.ok && reading.status >= 500) return { message: reading.message };
  if (!reading.ok && reading.status === 404) {
    throw data({ message: noSuchArticle } satisfies Failure, { status: 404 });
  }
  const { content: _, ...article } = bodyOf<Answer<typeof getArticle>>(reading).data;
  if (article.slug !== slug) throw redirect(articlePath(article.slug), 301);
  const times = [article.publishedAt, ...article.corrections.map(({ at }) => at)];
  const offsets = offsetsOf(
    zone.name,
    times.map((date) => ({ date })),
  );
  return { article, shown: shownArticle(article, offsets), zone: zone.name, siteUrl };
}
