import { categories } from '@safira/contract/news/articles';
import type { NewsroomArticle } from '@safira/contract/newsroom/articles';
import type { Page } from '../../e2e/support/browser.ts';

/** A page that shows stored articles. */
export type Place = {
  /** What kind of page it is; each article must be seen on one of each kind. */
  name: string;
  path: string;
  /** Waits until the articles are there. */
  ready?: (page: Page) => Promise<unknown>;
};

const TIMEOUT_MS = 60_000;
/** Of lists. */
const NEWS_PAGE = 12;
const NEWSROOM_PAGE = 20;
/** Articles of the stored world have places of the first page. */
const OTHERS = 12;

export const slugOf = ({ slug }: NewsroomArticle) => encodeURIComponent(slug!); // of published ones

const pages = (count: number, size: number) =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => index + 1);

export const feedPlaces: Place[] = categories.map((category) => ({
  name: 'feed',
  path: `/api/news/feed.xml?category=${category}`,
}));

/** Lists, feeds and blocks that readers see, with the articles of these teams. */
export function readerPlaces(articles: readonly NewsroomArticle[], teams: readonly number[]): Place[] {
  return [
    ...pages(articles.length + OTHERS, NEWS_PAGE).map((page) => ({
      name: 'list',
      path: page === 1 ? '/news' : `/news?page=${page}`,
    })),
    ...teams.map((team) => ({ name: 'team', path: `/team?apiId=${team}`, ready: newsAreThere })),
    ...feedPlaces,
    { name: 'sitemap', path: '/sitemaps/news.xml' },
    ...articles.map((article) => ({ name: 'article', path: `/news/${slugOf(article)}` })),
  ];
}

/** Pages that show articles without showing all of them. */
export const otherPlaces: Place[] = [{ name: 'corrections', path: '/corrections' }];

/** Pages of the newsroom, for a member of the staff who also reads the log. */
export function newsroomPlaces(articles: readonly NewsroomArticle[]): Place[] {
  return [
    ...pages(articles.length, NEWSROOM_PAGE).map((page) => ({
      name: 'newsroom',
      path: `/newsroom?status=published&page=${page}`,
      ready: listIsThere,
    })),
    ...articles.map(({ id }) => ({
      name: 'editor',
      path: `/newsroom/articles/${id}`,
      ready: openPreview,
    })),
    { name: 'drafts', path: '/newsroom?status=draft', ready: listIsThere },
    { name: 'log', path: '/newsroom/audit', ready: logIsThere },
  ];
}

/** The block of a page is read when the reader comes near. */
async function newsAreThere(page: Page): Promise<void> {
  await page.locator('#news-about').scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS });
  await page.locator('section[aria-labelledby="news-about"] li a').first().waitFor({ timeout: TIMEOUT_MS });
}

const listIsThere = (page: Page) =>
  page
    .locator('main a[href^="/newsroom/articles/"]:not([href$="/new"])')
    .first()
    .waitFor({ timeout: TIMEOUT_MS });

const logIsThere = (page: Page) => page.locator('main time').first().waitFor({ timeout: TIMEOUT_MS });

/** The article in the editor, then as its reader will see it. */
async function openPreview(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'نص المقال' }).waitFor({ timeout: TIMEOUT_MS });
  await page.getByText('معاينة', { exact: true }).click({ timeout: TIMEOUT_MS });
  await page.getByLabel('المقال كما يراه قارئ على هاتف').waitFor({ timeout: TIMEOUT_MS });
}
