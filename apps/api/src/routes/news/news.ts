import { AppError } from '@safira/contract/errors';
import { getArticle, getFeaturedNews, listNews, listNewsAbout } from '@safira/contract/news/articles';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { countArticles, findArticle } from '@safira/store/news/articles';
import { listArticlesAbout } from '@safira/store/news/articles-about';
import * as store from '@safira/store/news/front-page';
import { type Api, serve } from '../../serve.ts';
import { htmlOf } from './html.ts';

/** The lead and the three next to it. */
const FEATURED = 4;
/** In a block of a page. */
const ABOUT = 4;
/** As many as the contract allows: those behind the last page are not counted. */
const MOST_PAGES = 1_000;

/** NEWS-01, NEWS-02: published articles. Their answers live for seconds, so nothing has to invalidate them. */
export function newsRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, listNews, {
    key: ({ query }) => JSON.stringify(query),
    answer: async ({ query: { page, limit, status, category, competition } }) => {
      if (status !== 'published') throw new AppError('forbidden', `articles with status ${status}`);
      const filter = { category, competition };
      const [data, total] = await Promise.all([
        store.listNews(db, { page, limit, now: clock.now(), ...filter }),
        countArticles(db, filter, MOST_PAGES * limit),
      ]);
      const pagination = { current: page, total, totalPages: Math.ceil(total / limit) };
      return { data, pagination, dependsOn: {} };
    },
  });

  serve(api, getFeaturedNews, {
    key: () => '',
    answer: async () => ({
      data: await store.listNews(db, { page: 1, limit: FEATURED, now: clock.now() }),
      dependsOn: {},
    }),
  });

  serve(api, listNewsAbout, {
    key: ({ query }) => JSON.stringify(query),
    answer: async ({ query }) => ({
      data: await listArticlesAbout(db, { ...query, limit: ABOUT }),
      dependsOn: {},
    }),
  });

  serve(api, getArticle, {
    key: ({ params }) => params.slug,
    answer: async ({ params: { slug } }) => {
      const article = await findArticle(db, slug);
      if (!article) throw new AppError('not_found', `article ${slug}`);
      const shown = [...(article.match ? [article.match] : []), ...article.matches];
      return {
        data: { ...article, content: htmlOf(article.body) },
        dependsOn: { matches: shown.map(({ apiId }) => apiId) },
      };
    },
  });
}
