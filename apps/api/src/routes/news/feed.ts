import { newsCategories } from '@safira/arabic/terms/news-categories';
import { AppError } from '@safira/contract/errors';
import { newsFeed, NewsFeedQuery } from '@safira/contract/files';
import type { ArticleCard } from '@safira/contract/news/articles';
import type { Db } from '@safira/store/db';
import { listArticles } from '@safira/store/news/articles';
import type { z } from 'zod';
import { admitRead } from '../../limiter.ts';
import { serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';
import { brand } from '../../share-card/text.ts';
import { escaped } from '../../xml-text.ts';

const ITEMS = 30;

type Query = z.infer<typeof NewsFeedQuery>;

/** NEWS-01: RSS 2.0 of all news, of a category, of a competition, or of both. */
export function newsFeedRoutes(
  { app, snapshots, limiter }: Api,
  { db, siteUrl }: { db: Db; siteUrl: string },
): void {
  async function build(query: Query) {
    const articles = await listArticles(db, { page: 1, limit: ITEMS, ...query });
    const self = `${siteUrl}/api${newsFeed.path}${searchOf(query)}`;
    const body = feedXml({ siteUrl, self, title: titleOf(query, articles), articles });
    return { body, seq: undefined, cache: 'brief' as const, dependsOn: {} };
  }

  serveFile(app, {
    path: `/api${newsFeed.path}`,
    contentType: newsFeed.contentType,
    find: async (request) => {
      const query = NewsFeedQuery.safeParse(request.query).data;
      if (!query) throw new AppError('invalid', 'feed of news');
      const key = `${newsFeed.path} ${searchOf(query)}`;
      const { snapshot, staleMs } = await snapshots.read(key, () => build(query), {
        admit: () => admitRead(limiter, request),
      });
      return { ...snapshot, staleMs, bytes: () => snapshot.bytes('identity') };
    },
  });
}

function searchOf({ category, competition }: Query): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (competition) query.set('competition', String(competition));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** «أخبار صافرة: تقارير المباريات، دوري روشن السعودي» */
function titleOf({ category, competition }: Query, articles: readonly ArticleCard[]): string {
  const name = competition && articles[0]?.competition?.name;
  const limits = [category && newsCategories[category], name].filter(Boolean);
  return limits.length > 0 ? `أخبار ${brand}: ${limits.join('، ')}` : `أخبار ${brand}`;
}

type Feed = { siteUrl: string; self: string; title: string; articles: readonly ArticleCard[] };

function feedXml({ siteUrl, self, title, articles }: Feed): string {
  const items = articles.map((article) => itemXml(siteUrl, article));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${siteUrl}/news</link>`,
    `<description>${escaped(title)}</description>`,
    '<language>ar</language>',
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

function itemXml(siteUrl: string, { slug, id, title, summary, category, publishedAt }: ArticleCard): string {
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${siteUrl}/news/${encodeURIComponent(slug)}</link>`,
    // It stays when the title is corrected, and when the site moves.
    `<guid isPermaLink="false">safira-article-${id}</guid>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    `<category>${newsCategories[category]}</category>`,
    // Programs take a description for HTML, in which a text has to be escaped, too.
    `<description>${escaped(escaped(summary))}</description>`,
    '</item>',
  ].join('');
}
