import { countArticles, findArticle } from '@safira/store/news/articles';
import { listArticlesAbout } from '@safira/store/news/articles-about';
import { listNews } from '@safira/store/news/front-page';
import { countNewsroomArticles, listNewsroomArticles } from '@safira/store/newsroom/articles';
import type { Db } from '../../packages/store/src/db.ts';
import { A_PAGE, type Draw, type Read } from './read.ts';

/** As the page of news, its route and those of the newsroom. */
const NEWS_PAGE = 12;
const MOST_COUNTED = 1_000 * NEWS_PAGE;
const ABOUT = 4;
const NEWSROOM_COUNTED = 1_000;

export type ArticleReads = Record<
  'front' | 'category' | 'competition' | 'deep' | 'article' | 'about' | 'newsroom' | 'newsroomSearch',
  Read
>;

/** What the routes of news read, with arguments drawn from all articles. */
export async function makeArticleReads(
  db: Db,
  { drawn, count, deepPage, now }: { drawn: Draw; count: number; deepPage: number; now: number },
): Promise<ArticleReads> {
  const articles = await drawn<{ slug: string; title: string; team: number; competition: number }>(
    `select slug, title, competition_id as competition, growth.u(id, 61) as random,
       (select team_id from article_teams where article_id = a.id and position = 0) as team
     from articles a where status = 'published'`,
  );
  const of = (index: number) => articles[index % articles.length]!;
  const read = (run: (index: number) => Promise<unknown>): Read => ({ arguments: count, run });
  const list = (page: number, filter: { category?: 'transfers'; competition?: number } = {}) =>
    Promise.all([
      listNews(db, { page, limit: NEWS_PAGE, now, ...filter }),
      countArticles(db, filter, MOST_COUNTED),
    ]);
  const newsroom = (filter: { q?: string }) =>
    Promise.all([
      listNewsroomArticles(db, { ...filter, page: 1, limit: A_PAGE }),
      countNewsroomArticles(db, { ...filter, most: NEWSROOM_COUNTED }),
    ]);
  return {
    front: read(() => list(1)),
    category: read(() => list(1, { category: 'transfers' })),
    competition: read((index) => list(1, { competition: of(index).competition })),
    deep: read(() => list(deepPage)),
    article: read((index) => findArticle(db, of(index).slug)),
    about: read((index) => listArticlesAbout(db, { subject: 'team', id: of(index).team, limit: ABOUT })),
    newsroom: read(() => newsroom({})),
    newsroomSearch: read((index) => newsroom({ q: of(index).title.split(' ').slice(0, 2).join(' ') })),
  };
}
