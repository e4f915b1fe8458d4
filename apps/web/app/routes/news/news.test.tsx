import type { ArticleCard } from '@safira/contract/news/articles';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { aCard } from '../../../test/news.ts';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read, unread } from '../../../test/players.ts';
import { NewsHead } from '../../features/news/news-head.tsx';
import type { Reading } from '../../lib/page.ts';
import NewsRoute, { loader, meta } from './news.tsx';

const card = (id: number): ArticleCard =>
  aCard({
    id,
    slug: `خبر-${id}`,
    title: `خبر رقم ${id}`,
    category: 'general',
    isAutomatic: false,
    teams: [],
  });
const cards = (...ids: number[]) => ids.map(card);
const list = (articles: ArticleCard[], totalPages = 3): Reading =>
  read(articles, { pagination: { current: 1, total: 30, totalPages } });
const competitions = read([{ id: 307, name: 'دوري روشن' }]);

function load(address: string, answers: Record<string, Reading>) {
  const { args, requested } = loaderAt(address, { '/competitions': competitions, ...answers });
  return { loaded: loader(args as never), requested };
}
const front = {
  '/news?limit=12': list(cards(1, 2, 3, 4, 5, 6)),
  '/news/featured': read(cards(2, 1, 3, 4)),
};

/** Ends when what is loaded later is there. */
async function show(address: string, answers: Record<string, Reading>, awaited = 'التصنيف') {
  const { data } = await load(address, answers).loaded;
  renderPage(<NewsRoute {...({ loaderData: data } as Parameters<typeof NewsRoute>[0])} />);
  await screen.findByText(awaited);
}
const titles = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('NEWS-01: the front page reads the newest twelve and the featured ones, a filtered page only its own', async () => {
  const first = load('/news', front);
  await first.loaded;
  expect(first.requested).toEqual(['/news?limit=12', '/competitions', '/news/featured']);
  const path = '/news?category=reports&competition=307&page=2&limit=12';
  const filtered = load('/news?page=2&category=reports&competition=307', { [path]: list(cards(9)) });
  await filtered.loaded;
  expect(filtered.requested).toEqual([path, '/competitions']);
});

test('NEWS-01: the front page has a lead, three next to it, and the others in the grid', async () => {
  await show('/news', front);
  const featured = screen.getByRole('region', { name: 'الأخبار الرئيسية' });
  expect(titles(featured)).toEqual(['خبر رقم 2', 'خبر رقم 1', 'خبر رقم 3', 'خبر رقم 4']);
  expect(titles(screen.getByRole('main')).slice(4)).toEqual(['خبر رقم 5', 'خبر رقم 6']);
});

test.each([
  ['fewer than four', read(cards(1, 2, 3))],
  ['none that can be read', unread(503)],
])('NEWS-01: with %s to feature, all are in the grid', async (_, featured) => {
  await show('/news', { ...front, '/news/featured': featured });
  expect(screen.queryByRole('region', { name: 'الأخبار الرئيسية' })).toBeNull();
  expect(titles(screen.getByRole('main'))).toHaveLength(6);
});

test('NEWS-01: the pages keep the filters', async () => {
  await show('/news?category=general&page=2', { '/news?category=general&page=2&limit=12': list(cards(5)) });
  const pages = within(screen.getByRole('navigation', { name: 'صفحات القائمة' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/news?category=general',
    '/news?category=general&page=3',
  ]);
});

test.each(['0', 'x', '1.5'])('NEWS-01: page %s is a missing page, and nothing is read', async (page) => {
  const { loaded, requested } = load(`/news?page=${page}`, front);
  await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
  expect(requested).toEqual([]);
});

test('NEWS-01: a page after the last is a missing page', async () => {
  const { loaded } = load('/news?page=4', { '/news?page=4&limit=12': list([]) });
  await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
});

test('NEWS-01: an empty list says so, and leads to all news and home', async () => {
  await show('/news?category=injuries', { '/news?category=injuries&limit=12': list([], 0) });
  expect(await screen.findByText('لا توجد أخبار في هذا القسم حاليًا.')).toBeTruthy();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([link('كل الأخبار'), link('العودة إلى الرئيسية')]).toEqual(['/news', '/']);
  expect(screen.queryByRole('navigation', { name: 'صفحات القائمة' })).toBeNull();
});

test('NEWS-01: news that cannot be read are an error with its message and a retry that reloads', async () => {
  const answers = { '/news?limit=12': unread(503, 'الخدمة متوقفة') };
  expect((await load('/news', answers).loaded).init).toMatchObject({ status: 503 });
  await show('/news', answers, 'أعد المحاولة');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تعذّر تحميل الأخبار');
  expect(screen.getByText('الخدمة متوقفة')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'أعد المحاولة' }).getAttribute('href')).toBe('/');
});

test.each([
  ['the page before, where this visit has one', 1, 'الفرق'],
  ['the home page, where it has none', 0, 'المباريات'],
])('NEWS-01: back is a link to %s', async (_, idx, expected) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <output>المباريات</output> },
    { path: '/teams', Component: () => <output>الفرق</output> },
    { path: '/news', Component: NewsHead },
  ]);
  render(<Stub initialEntries={['/teams', '/news']} initialIndex={1} />);
  // As React Router counts them in a browser.
  history.replaceState({ idx }, '');
  fireEvent.click(await screen.findByRole('link', { name: 'رجوع' }));
  history.replaceState(null, '');
  expect((await screen.findByRole('status')).textContent).toBe(expected);
});

test('NEWS-01: home is a link', async () => {
  await show('/news', front);
  const home = within(screen.getByRole('main')).getByRole('link', { name: 'الرئيسية' });
  expect(home.getAttribute('href')).toBe('/');
});

test('NEWS-01: title and canonical address are those of the page; a filtered list is not indexed', async () => {
  const tags = async (address: string, answers: Record<string, Reading>) =>
    JSON.stringify(meta({ loaderData: (await load(address, answers).loaded).data } as never));
  const second = await tags('/news?page=2', { '/news?page=2&limit=12': list(cards(5)) });
  expect(second).toContain('الأخبار، صفحة 2 · صافرة');
  expect(second).toContain('"href":"https://site/news?page=2"');
  expect(second).not.toContain('noindex');
  const filtered = await tags('/news?category=general', {
    '/news?category=general&limit=12': list(cards(5)),
  });
  expect(filtered).toContain('"href":"https://site/news"');
  expect(filtered).toContain('noindex, follow');
});
