import { CompiledQuery, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { countArticles } from '@safira/store/news/articles';
import { listNews } from '@safira/store/news/front-page';
import { storeArticle } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';

const { db, owner } = await testDatabase({ role: 'api' });
const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const LIMIT = 12;

beforeEach(async () => {
  await owner.deleteFrom('articles').execute();
});

/** `a` is automatic, `e` by an editor; the first is the newest, one each hour. */
async function storeRow(letters: string, { hoursAgo = 1, category = 'general' } = {}) {
  for (const [index, letter] of [...letters].entries()) {
    await storeArticle(owner, {
      slug: `${letter}-${hoursAgo + index}`,
      category: letter === 'a' ? 'reports' : category,
      isAutomatic: letter === 'a',
      publishedAt: new Date(NOW - (hoursAgo + index) * HOUR_MS),
    });
  }
}

const page = async (number: number, filter = {}, limit = LIMIT) =>
  (await listNews(db, { page: number, limit, now: NOW, ...filter })).map(({ slug }) => slug);
const letters = (slugs: readonly string[]) => slugs.map((slug) => slug[0]).join('');

async function allPages(limit = LIMIT) {
  const total = await countArticles(db, {}, 10_000);
  const pages = Array.from({ length: Math.ceil(total / limit) }, (_, index) => page(index + 1, {}, limit));
  return { total, slugs: (await Promise.all(pages)).flat() };
}

test('NEWS-01: automatic articles fill at most a third of the first page, and the lead is by an editor', async () => {
  await storeRow('aaaaaaaaaaaaaaae'.padEnd(26, 'e'));
  const first = await page(1);
  expect(letters(first)).toBe('eaaaaeeeeeee');
  expect(first.slice(0, 6)).toEqual(['e-16', 'a-1', 'a-2', 'a-3', 'a-4', 'e-17']);
  expect((await page(2)).slice(0, 3)).toEqual(['a-5', 'a-6', 'a-7']);
});

test('NEWS-01: articles of editors that are older fill the first page, and then automatic ones', async () => {
  await storeRow('aaaaaaaaaa');
  await storeRow('eee', { hoursAgo: 20 });
  await storeRow('eee', { hoursAgo: 500 });
  expect(letters(await page(1))).toBe('eaaaaaaeeeee');
});

test('NEWS-01: without an article by an editor in the last week, the newest come first', async () => {
  await storeRow('aaaaaaaaaaaaaa');
  await storeRow('eeee', { hoursAgo: 7 * 24 + 1 });
  expect(letters(await page(1))).toBe('a'.repeat(12));
  expect(letters(await page(2))).toBe('aaeeee');
});

test('NEWS-01: with a filter the newest come first', async () => {
  await storeRow('aaaaaaee', { category: 'reports' });
  expect(letters(await page(1, { category: 'reports' }))).toBe('aaaaaaee');
  expect(letters(await page(1))).not.toBe('aaaaaaee');
});

test.each([
  ['aaaaaaaaaaaaaaaaaaaaaaaaae', 12],
  ['eaaaaaaaaaeaaaaaaaaaaaaaaaaaaaaaaaaaaaae', 12],
  ['eeeeeeeeeeeeeeeeeeeeeeeeeeeeeea', 12],
  ['aeaeaeaeaeaeaeaeaeaeaeaeaeaeaeaeaeae', 5],
  ['aaaaaaaaaaeeeeeeeeeeeeeeee', 4],
  ['e', 12],
])('NEWS-01: the pages of %s, %i a page, have every article once', async (row, limit) => {
  await storeRow(row);
  const { total, slugs } = await allPages(limit);
  expect(slugs).toHaveLength(total);
  expect(new Set(slugs).size).toBe(total);
});

test('NEWS-01: the lead and those next to it are on the first page', async () => {
  await storeRow('aaaaaeaaaaaaaaaeaaaaaaeaaaaaaaaeaaeaaeaaeaaeaaae');
  const first = new Set(await page(1));
  const featured = await page(1, {}, 4);
  expect(featured.filter((slug) => !first.has(slug))).toEqual([]);
});

test('NEWS-01: what an editor marked leads both lists, until eight others are newer', async () => {
  await storeRow('aaaeeeeaaaaaaaeeeeeee');
  const mark = (slug: string) =>
    owner.updateTable('articles').set({ is_lead: true }).where('slug', '=', slug).execute();
  await mark('e-20');
  expect((await page(1))[0]).toBe('e-4');
  await mark('e-15');
  for (const limit of [LIMIT, 4]) expect((await page(1, {}, limit))[0]).toBe('e-15');
  const { total, slugs } = await allPages();
  expect(new Set(slugs).size).toBe(total);
});

test('NEWS-01: a page reads few rows, however many articles there are', async () => {
  await sql`
    insert into articles (slug, status, category, title, summary, body, is_automatic, created_at, changed_at,
      published_at)
    select 'n-' || n, 'published', 'general', 't', 's', '[]', n % 500 <> 0, at, at, at
    from (select n, ${new Date(NOW)}::timestamptz - n * interval '1 second' as at from generate_series(1, 20000) n) as t`.execute(
    owner,
  );
  await sql`analyze articles`.execute(owner);
  const queries: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  for (const number of [1, 2, 40]) await listNews(watched, { page: number, limit: LIMIT, now: NOW });
  expect(queries).toHaveLength(9);
  const plans = await Promise.all(
    queries.map(async ({ sql: text, parameters }) => {
      const { rows } = await owner.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on articles|Sort Key: .*published_at/);
  // Among very many automatic articles, those of editors are found by their index, for each of the pages.
  expect(plans.filter((plan) => plan.includes('articles_by_author')).length).toBeGreaterThanOrEqual(3);
});
