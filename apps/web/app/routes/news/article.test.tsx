import type { Article } from '@safira/contract/news/articles';
import { aMatch } from '@safira/contract/testing/matches';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anArticle } from '../../../test/news.ts';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read, unread } from '../../../test/players.ts';
import { articleData } from '../../features/news/article-data.ts';
import type { Reading } from '../../lib/page.ts';
import { openResult, setSpoilerFree } from '../../state/spoiler.ts';
import ArticleRoute, { loader, meta } from './article.tsx';

afterEach(() => {
  setSpoilerFree(false);
  localStorage.clear();
  document.title = '';
});

const { slug: SLUG } = anArticle();

function load(reading: Reading, slug = SLUG) {
  const { args } = loaderAt('/news/x', { [`/news/${slug}`]: reading });
  // The router decodes the parameters of an address.
  return loader({ ...args, params: { slug } } as never);
}

async function show(overrides: Partial<Article> = {}) {
  const { data } = await load(read(anArticle(overrides)));
  renderPage(<ArticleRoute {...({ loaderData: data } as Parameters<typeof ArticleRoute>[0])} />);
  await screen.findByText('لاعب تجريبي');
  await screen.findByRole('button', { name: 'مشاركة الخبر' });
  return screen.getByRole('article');
}
const own = {
  category: 'analysis',
  isAutomatic: false,
  reporter: { name: 'مراسل تجريبي' },
  match: null,
} as const;
const correction = { at: '2026-11-21T22:02:00.000Z', text: 'سُجل الهدف في الدقيقة 45+2′ لا 44′.' };

test('NEWS-02, OURS-21: an automatic report says what it is and where its facts are from', async () => {
  const article = await show();
  expect(within(article).getByRole('link', { name: 'رجوع إلى الأخبار' }).getAttribute('href')).toBe('/news');
  expect(article.textContent).toContain('تقارير المبارياتتقرير آلي');
  expect(article.textContent).toContain('الأحد 22 نوفمبر 2026، 12:30 ص');
  expect(screen.getByText('كُتب هذا التقرير آليًا من بيانات المباراة')).toBeTruthy();
  const how = screen.getByRole('link', { name: 'كيف نكتب التقارير الآلية؟' });
  expect(how.getAttribute('href')).toBe('/about#reports');
  expect(article.querySelector('figure')).toBeNull();
});

test('NEWS-02: the text is rendered from its tree, with links to team, player and competition', async () => {
  const article = await show();
  const links = [...article.querySelectorAll('p a')].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href')!),
  ]);
  expect(links).toEqual([
    ['كيف نكتب التقارير الآلية؟', '/about#reports'],
    ['الأهلي', '/team?apiId=1&search=الأهلي'],
    ['الدوري المصري', '/competition/233'],
    ['لاعب تجريبي', '/player/9'],
  ]);
  expect(screen.getByText('45+2′').closest('bdi')?.getAttribute('dir')).toBe('ltr');
});

test('NEWS-04: every kind of block has its element', async () => {
  const hash = 'ab'.repeat(32);
  const article = await show({
    ...own,
    body: [
      ...anArticle().body,
      { type: 'heading', level: 2, children: [{ text: 'الكرات الثابتة' }] },
      { type: 'heading', level: 3, children: [{ text: 'الركنيات' }] },
      { type: 'list', isOrdered: true, items: [[{ text: 'أولًا', isStrong: true }], [{ text: 'ثانيًا' }]] },
      { type: 'list', isOrdered: false, items: [[{ text: 'نقطة' }]] },
      { type: 'quote', children: [{ text: 'من يكسب الكرة الثانية يكسب القمة.' }] },
      { type: 'image', picture: hash, width: 1600, height: 900, alt: 'كأس ذهبية', credit: 'مصور تجريبي' },
      { type: 'match', id: 91 },
      { type: 'match', id: 92 },
      { type: 'video', youtubeId: 'abcdefghijk', title: 'ملخص القمة' },
      {
        type: 'paragraph',
        children: [{ text: 'الموقع', link: { kind: 'web', url: 'https://example.com/a' } }],
      },
    ],
    matches: [aMatch({ id: 91, home: 'الهلال', away: 'النصر' })],
  });
  const inside = within(article);
  expect(inside.getByRole('heading', { level: 2, name: 'الكرات الثابتة' })).toBeTruthy();
  expect(inside.getByRole('heading', { level: 3, name: 'الركنيات' })).toBeTruthy();
  expect([...article.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    'أولًا',
    'ثانيًا',
  ]);
  expect(inside.getByText('أولًا').tagName).toBe('STRONG');
  expect(article.querySelector('ul > li')?.textContent).toBe('نقطة');
  expect(article.querySelector('blockquote')?.textContent).toBe('من يكسب الكرة الثانية يكسب القمة.');
  const image = inside.getByRole('img', { name: 'كأس ذهبية' });
  expect(image.closest('figure')?.textContent).toBe('تصوير: مصور تجريبي');
  expect(image.getAttribute('src')).toBe(`/media/news/${hash}-640.webp`);
  expect(image.getAttribute('srcset')).toContain(`/media/news/${hash}-1200.webp 1200w`);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900']);
  expect(inside.getByRole('link', { name: 'الهلال والنصر' }).getAttribute('href')).toBe('/match/91');
  const video = inside.getByRole('link', { name: /^ملخص القمة/ });
  expect(video.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(article.querySelector('iframe')).toBeNull();
  expect(inside.getByRole('link', { name: 'الموقع' }).getAttribute('href')).toBe('https://example.com/a');
});

test('NEWS-02: the match is a card between the first paragraph and the others, home on the right', async () => {
  const article = await show();
  const card = screen.getByRole('link', { name: 'الأهلي والزمالك' });
  expect(card.getAttribute('href')).toBe('/match/77');
  expect(within(card.parentElement!).getByRole('img', { name: '3 مقابل 0' })).toBeTruthy();
  expect(article.textContent).toMatch(/حسم الأهلي.*الأهلي3–0.*الزمالك.*سجل/);
});

test('NEWS-02: the teams and the competition are links below the text', async () => {
  await show();
  const chips = within(screen.getByRole('navigation', { name: 'في هذا الخبر' }));
  expect(chips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['الأهلي', '/team/team-1'],
    ['الزمالك', '/team/team-2'],
    ['الدوري المصري', '/competition/233'],
  ]);
});

test('OURS-21: each correction is a note with its date, and the time of the newest is next to the date', async () => {
  const older = { at: '2026-11-21T21:45:00.000Z', text: 'صُحّح اسم.' };
  const article = await show({ corrections: [correction, older] });
  expect(article.textContent).toContain('12:30 ص · عُدّل 1:02 ص');
  expect(article.textContent).toContain('تصحيح · 22 نوفمبر 2026، 1:02 صسُجل الهدف في الدقيقة 45+2′ لا 44′.');
  expect(article.textContent).toContain('تصحيح · 22 نوفمبر 2026، 12:45 صصُحّح اسم.');
  expect(screen.getAllByText('45+2′').map(({ dir }) => dir)).toEqual(['ltr', 'ltr']);
});

test('OURS-21: a correction on another day has its date next to that of the article', async () => {
  const article = await show({ corrections: [{ ...correction, at: '2026-11-23T07:00:00.000Z' }] });
  expect(article.textContent).toContain('عُدّل 23 نوفمبر 2026، 10:00 ص');
});

test('NEWS-02: an article of a reporter has their name and a picture, drawn if there is none', async () => {
  const article = await show(own);
  expect(article.textContent).toContain('المراسل: مراسل تجريبي');
  expect(article.querySelector('figure svg[data-art="analysis"]')).toBeTruthy();
  expect(screen.getByText('رسم توضيحي: صافرة')).toBeTruthy();
  expect(screen.queryByText(/^كُتب هذا التقرير آليًا/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'اعرض التقرير' })).toBeNull();
});

test('OURS-01: in spoiler-free mode title, text and corrections of a report are hidden until revealed', async () => {
  setSpoilerFree(true);
  const article = await show({ corrections: [correction] });
  const hiddenBy = (text: string | RegExp) => screen.getByText(text).closest('[class*="secret"]');
  expect(hiddenBy(anArticle().title)).toBeTruthy();
  expect(hiddenBy('لاعب تجريبي')).toBeTruthy();
  expect(hiddenBy(/^تصحيح/)).toBeTruthy();
  expect(screen.getByText('تقرير مباراة الأهلي والزمالك').className).toContain('neutral');
  fireEvent.click(screen.getByRole('button', { name: 'اعرض التقرير' }));
  expect(article.querySelector('[class*="secret"], [class*="neutral"], [class*="instead"]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(anArticle().title);
  const text = screen.getByText('حسم', { exact: false, selector: 'p' }).parentElement;
  await vi.waitFor(() => expect(document.activeElement).toBe(text));
});

test('OURS-01: who reveals the score of the card reveals the report', async () => {
  setSpoilerFree(true);
  await show();
  act(() => openResult(77));
  expect(screen.queryByRole('button', { name: 'اعرض التقرير' })).toBeNull();
});

test('OURS-01: the tab of the browser has the neutral title until the report is revealed', async () => {
  document.title = 'الأهلي يفوز · صافرة';
  setSpoilerFree(true);
  await show();
  expect(document.title).toBe('تقرير مباراة الأهلي والزمالك · صافرة');
  act(() => openResult(77));
  expect(document.title).toBe('الأهلي يفوز · صافرة');
});

test('NEWS-02: an id in the address leads to the slug', async () => {
  const thrown = (await load(read(anArticle()), '1208').catch((error: unknown) => error)) as Response;
  expect([thrown.status, thrown.headers.get('location')]).toEqual([301, `/news/${encodeURIComponent(SLUG)}`]);
});

test('NEWS-02: an unknown article is a missing page', async () => {
  await expect(load(unread(404))).rejects.toMatchObject({
    data: { message: 'لم نعثر على هذا الخبر.' },
    init: { status: 404 },
  });
});

test('NEWS-02: an article that cannot be read is an error with its message and a way back to the news', async () => {
  const loaded = await load(unread(503, 'الخدمة متوقفة'));
  expect(loaded.init).toMatchObject({ status: 503 });
  renderPage(<ArticleRoute {...({ loaderData: loaded.data } as Parameters<typeof ArticleRoute>[0])} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('تعذّر تحميل الخبر');
  expect(screen.getByText('الخدمة متوقفة')).toBeTruthy();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'الأخبار' });
  expect(back.getAttribute('href')).toBe('/news');
});

test('NEWS-02: the page has the title, the summary and one spelling of its address; no HTML of the API', async () => {
  const { data } = await load(read(anArticle()));
  const tags = JSON.stringify(meta({ loaderData: data } as never));
  expect(tags).toContain(`${anArticle().title} · صافرة`);
  expect(tags).toContain(anArticle().summary);
  expect(tags).toContain(`"href":"https://site/news/${encodeURIComponent(SLUG)}"`);
  expect(JSON.stringify(data)).not.toContain('<p>');
});

test('NEWS-02: search engines get the article with its dates, its author and what it is about', () => {
  const data = articleData(anArticle({ corrections: [correction] }), 'https://site');
  expect(data).toMatchObject({
    '@type': 'NewsArticle',
    headline: anArticle().title,
    inLanguage: 'ar',
    datePublished: '2026-11-21T21:30:00.000Z',
    dateModified: correction.at,
    author: { name: 'صافرة' },
    publisher: { name: 'صافرة', url: 'https://site' },
  });
  expect(data.about).toEqual([
    { '@type': 'SportsTeam', name: 'الأهلي', url: 'https://site/team/team-1' },
    { '@type': 'SportsTeam', name: 'الزمالك', url: 'https://site/team/team-2' },
    { '@type': 'SportsOrganization', name: 'الدوري المصري', url: 'https://site/competition/233' },
    { '@type': 'SportsEvent', '@id': 'https://site/match/77#event' },
  ]);
  const byReporter = articleData(anArticle({ reporter: { name: 'مراسل تجريبي' } }), 'https://site');
  expect(byReporter.author).toEqual({ '@type': 'Person', name: 'مراسل تجريبي' });
});
