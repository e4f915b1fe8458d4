import { loadImage } from '@napi-rs/canvas';
import { parseRssFeed } from 'feedsmith';
import { beforeEach, expect, test } from 'vitest';
import { getArticle, getFeaturedNews, listNews, listNewsAbout } from '@safira/contract/news/articles';
import type { Block } from '@safira/contract/news/body';
import { aBody, storeArticle } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { call, NOW, refusal, startApi, store } from '../api.ts';

const { db, owner } = await testDatabase();
const HOUR_MS = 3_600_000;
await store(db, anObservation({ id: 1, status: 'FT', goals: [2, 0] }), anObservation({ id: 2, league: 39 }));

type Stored = {
  slug: string;
  status?: string;
  category?: string;
  league?: number;
  hoursAgo?: number;
  body?: Block[];
};

const article = ({ league = 307, hoursAgo = 1, ...of }: Stored) =>
  storeArticle(db, {
    competitionId: league,
    matchId: 1,
    teams: [11, 12],
    publishedAt: new Date(NOW - hoursAgo * HOUR_MS),
    ...of,
  });

beforeEach(async () => {
  await owner.deleteFrom('articles').execute();
});
/** Each test has an API of its own, whose copies know nothing of the others. */
const start = async () => (await startApi({ db })).app;

test('NEWS-01: GET /news lists five published articles, the newest first, and how many pages there are', async () => {
  for (let hours = 1; hours <= 7; hours++) await article({ slug: `n-${hours}`, hoursAgo: hours });
  await article({ slug: 'draft', status: 'draft', hoursAgo: 0 });
  await article({ slug: 'withdrawn', status: 'withdrawn', hoursAgo: 0 });
  const app = await start();
  const { body: first } = await call(app, listNews, '/news');
  expect(first.data.map(({ slug }) => slug)).toEqual(['n-1', 'n-2', 'n-3', 'n-4', 'n-5']);
  expect(first.pagination).toEqual({ current: 1, total: 7, totalPages: 2 });
  const { body: second } = await call(app, listNews, '/news?page=2');
  expect(second.data.map(({ slug }) => slug)).toEqual(['n-6', 'n-7']);
});

test('NEWS-01: category and competition limit the list', async () => {
  await article({ slug: 'report' });
  await article({ slug: 'analysis', category: 'analysis' });
  await article({ slug: 'english', league: 39 });
  const app = await start();
  const slugs = async (query: string) =>
    (await call(app, listNews, `/news?${query}`)).body.data.map(({ slug }) => slug);
  expect(await slugs('category=analysis')).toEqual(['analysis']);
  expect(await slugs('competition=39')).toEqual(['english']);
  expect(await slugs('category=analysis&competition=39')).toEqual([]);
});

test('NEWS-01: what is not published is refused here, and is no article', async () => {
  await article({ slug: 'secret', status: 'draft' });
  const app = await start();
  for (const status of ['draft', 'review', 'scheduled', 'withdrawn'])
    expect(await refusal(app, `/api/news?status=${status}`), status).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  expect(await refusal(app, '/api/news/secret')).toMatchObject({ status: 404 });
});

test('NEWS-02: an article is found by its slug and by its id, with its match, teams and competition', async () => {
  const id = await article({ slug: 'الهلال-يفوز-1' });
  const app = await start();
  const { body: bySlug } = await call(app, getArticle, `/news/${encodeURIComponent('الهلال-يفوز-1')}`);
  expect(bySlug.data).toMatchObject({ id, isAutomatic: true, reporter: null, competition: { id: 307 } });
  expect(bySlug.data.teams.map((team) => team.id)).toEqual([11, 12]);
  expect(bySlug.data.match?.apiId).toBe(1);
  const { body: byId } = await call(app, getArticle, `/news/${id}`);
  expect(byId.data.slug).toBe('الهلال-يفوز-1');
});

test('NEWS-04: the HTML of an article has its links, and markup in a text stays text', async () => {
  const text = `<script>alert(1)</script> & "quoted" 'too'`;
  await article({ slug: 'markup', body: [...aBody, { type: 'paragraph', children: [{ text }] }] });
  const { body: found } = await call(await start(), getArticle, '/news/markup');
  expect(found.data.content).toBe(
    '<p>فاز <a href="/team?apiId=11">الهلال</a></p>\n' +
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot; &#39;too&#39;</p>',
  );
});

test('NEWS-02: shared copies live five seconds and are never served stale', async () => {
  await article({ slug: 'brief' });
  const app = await start();
  for (const path of ['/news', '/news/featured', '/news/brief']) {
    const response = await app.inject(`/api${path}`);
    expect(response.headers['cache-control'], path).toBe('public, max-age=0, s-maxage=5');
  }
});

test('NEWS-04: a withdrawn article is gone within two seconds', async () => {
  await article({ slug: 'gone' });
  const app = await start();
  await call(app, getArticle, '/news/gone');
  await owner.updateTable('articles').set({ status: 'withdrawn' }).execute();
  await expect
    .poll(async () => (await app.inject('/api/news/gone')).statusCode, { timeout: 2_000, interval: 100 })
    .toBe(404);
});

test('NEWS-01: the lead and the three next to it are the newest', async () => {
  for (let hours = 1; hours <= 5; hours++) await article({ slug: `n-${hours}`, hoursAgo: hours });
  const { body: featured } = await call(await start(), getFeaturedNews, '/news/featured');
  expect(featured.data.map(({ slug }) => slug)).toEqual(['n-1', 'n-2', 'n-3', 'n-4']);
});

test('NEWS-01: the feed of a category is RSS with the newest articles and their addresses, read by a parser of feeds', async () => {
  await article({ slug: 'report', hoursAgo: 1 });
  await article({ slug: 'الهلال-يفوز-1', hoursAgo: 2 });
  await article({ slug: 'analysis', category: 'analysis' });
  const response = await (await start()).inject('/api/news/feed.xml?category=reports');
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
  const feed = parseRssFeed(response.body);
  expect(feed).toMatchObject({ title: 'أخبار صافرة: تقارير المباريات', language: 'ar' });
  expect(feed.items?.map(({ title, link, pubDate }) => ({ title, link, pubDate }))).toEqual([
    {
      title: 'عنوان report',
      link: 'http://127.0.0.1:8080/news/report',
      pubDate: 'Sat, 21 Nov 2026 16:00:00 GMT',
    },
    {
      title: 'عنوان الهلال-يفوز-1',
      link: `http://127.0.0.1:8080/news/${encodeURIComponent('الهلال-يفوز-1')}`,
      pubDate: 'Sat, 21 Nov 2026 15:00:00 GMT',
    },
  ]);
});

test('NEWS-01: a title with markup leaves the feed well-formed', async () => {
  await article({ slug: 'markup' });
  await owner.updateTable('articles').set({ title: 'أ & ب <script> "ج" ]]>' }).execute();
  const { body } = await (await start()).inject('/api/news/feed.xml');
  expect(parseRssFeed(body).items?.[0]?.title).toBe('أ & ب <script> "ج" ]]>');
});

test('NEWS-01: programs that take the description of a feed for HTML show it as text', async () => {
  await article({ slug: 'markup' });
  await owner.updateTable('articles').set({ summary: '<img src=x onerror=x>\u0008' }).execute();
  const { body } = await (await start()).inject('/api/news/feed.xml');
  expect(body).toContain('<description>&amp;lt;img src=x onerror=x&amp;gt;</description>');
  expect(parseRssFeed(body).items?.[0]?.description).toBe('&lt;img src=x onerror=x&gt;');
});

test('NEWS-01: the sitemap of news has the articles of the last two days, with title and time', async () => {
  await article({ slug: 'new', hoursAgo: 47 });
  await article({ slug: 'old', hoursAgo: 49 });
  await article({ slug: 'draft', status: 'draft' });
  const app = await start();
  const { body, headers } = await app.inject('/api/sitemaps/news.xml');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
  expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'http://127.0.0.1:8080/news/new',
  ]);
  expect(body).toContain('<news:publication_date>2026-11-19T18:00:00.000Z</news:publication_date>');
  expect(body).toContain('<news:title>عنوان new</news:title>');
  expect((await app.inject('/api/sitemap.xml')).body).toContain('/sitemaps/news.xml');
});

test('NEWS-01: pages of a team, a match and a competition have the newest articles about them', async () => {
  await article({ slug: 'old', hoursAgo: 9 });
  await article({ slug: 'english', league: 39, hoursAgo: 2 });
  await article({ slug: 'draft', status: 'draft' });
  await owner.deleteFrom('article_teams').where('position', '=', 1).execute();
  const app = await start();
  const slugs = async (query: string) =>
    (await call(app, listNewsAbout, `/news/about?${query}`)).body.data.map(({ slug }) => slug);
  expect(await slugs('subject=team&id=11')).toEqual(['english', 'old']);
  expect(await slugs('subject=team&id=12')).toEqual([]);
  expect(await slugs('subject=match&id=1')).toEqual(['english', 'old']);
  expect(await slugs('subject=match&id=2')).toEqual([]);
  expect(await slugs('subject=competition&id=39')).toEqual(['english']);
  expect(await slugs('subject=player&id=5')).toEqual([]);
  for (const wrong of ['', 'subject=team', 'subject=coach&id=1'])
    expect(await refusal(app, `/api/news/about?${wrong}`)).toMatchObject({ status: 400 });
});

test('OURS-05: an article has a card of 1200 × 630 with its title; a draft has none', async () => {
  await article({ slug: 'n-1' });
  await article({ slug: 'draft', status: 'draft' });
  const app = await start();
  const { statusCode, headers, rawPayload } = await app.inject({ url: '/api/news/n-1/share.png' });
  const { width, height } = await loadImage(rawPayload);
  expect([statusCode, headers['content-type'], width, height]).toEqual([200, 'image/png', 1200, 630]);
  expect(await refusal(app, '/api/news/draft/share.png')).toMatchObject({ status: 404 });
});
