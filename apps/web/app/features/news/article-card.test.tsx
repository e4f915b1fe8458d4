import { newsCategories } from '@safira/arabic/terms/news-categories';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aCard } from '../../../test/news.ts';
import { renderPage } from '../../../test/page.tsx';
import { ArticleCard } from './article-card.tsx';
import { cardOf } from './card-of.ts';

const riyadh = [{ from: '2026-01-01T00:00:00.000Z', minutes: 180 }];
type Look = Parameters<typeof ArticleCard>[0]['look'];

async function show(overrides: Parameters<typeof aCard>[0] = {}, look: Look = 'plain') {
  renderPage(<ArticleCard card={cardOf(aCard(overrides), riyadh)} look={look} />);
  return screen.findByRole('article');
}
afterEach(() => void vi.restoreAllMocks());

const own = { category: 'transfers', isAutomatic: false, reporter: { name: 'مراسل تجريبي' } } as const;
const pictured = {
  ...own,
  images: [{ url: '/media/news/1-640.webp', alt: 'لاعب', credit: 'مصور تجريبي', width: 1600, height: 900 }],
};

test('NEWS-01: a card has its category, its date in the zone of the page, a cut title and a cut summary', async () => {
  const words = Array.from({ length: 20 }, (_, index) => `كلمة${index + 1}`);
  const card = await show({
    ...own,
    title: words.join(' '),
    summary: `${'ا'.repeat(145)} ${'ب'.repeat(30)}`,
  });
  expect(card.textContent).toBe(`الانتقالات22 نوفمبر 2026${words.slice(0, 15).join(' ')}…${'ا'.repeat(145)}…`);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `/news/${encodeURIComponent('الاهلي-يفوز-1208')}`,
  );
});

test('OURS-21: an automatic report is labelled', async () => {
  expect((await show()).textContent).toContain('تقارير المبارياتتقرير آلي');
});

test('OURS-21: an automatic preview is labelled as one', async () => {
  expect((await show({ category: 'previews' })).textContent).toContain('ما قبل المبارياتتقديم آلي');
});

test('NEWS-01: the lead names its reporter', async () => {
  expect((await show({ ...own, summary: 'ملخص' }, 'lead')).textContent).toContain('ملخصمراسل تجريبي');
});

test('NEWS-01: a short card has no summary', async () => {
  expect((await show({ ...own, summary: 'ملخص' }, 'short')).textContent).not.toContain('ملخص');
});

test('OURS-01: in spoiler-free mode a report has a neutral title and no summary, by style alone', async () => {
  await show();
  const hidden = (text: string) => screen.getByText(text).className;
  expect(hidden('الأهلي يفوز على الزمالك بثلاثة أهداف')).toContain('secret');
  expect(hidden('ثلاثة أهداف قبل مرور ساعة أنهت المباراة مبكرًا.')).toContain('secret');
  expect(hidden('تقرير مباراة الأهلي والزمالك')).toContain('neutral');
});

test('OURS-01: other articles keep their titles', async () => {
  const card = await show({ ...own });
  expect(card.querySelector('[class*="secret"], [class*="neutral"]')).toBeNull();
});

test.each(Object.keys(newsCategories) as (keyof typeof newsCategories)[])(
  'NEWS-03: without a picture the art of «%s» is drawn, and screen readers skip it',
  async (category) => {
    const card = await show({ category });
    const art = card.querySelector(`svg[data-art="${category}"]`)!;
    expect([art.getAttribute('aria-hidden'), art.childElementCount > 0]).toEqual(['true', true]);
  },
);

test('NEWS-03: a report has the crests of both teams on its pitch, home first', async () => {
  const card = await show();
  const crests = [...card.querySelectorAll('img')].map((crest) => crest.getAttribute('src'));
  expect(crests).toEqual(['/media/teams/large/1.webp', '/media/teams/large/2.webp']);
});

test('NEWS-03: a picture that cannot be loaded is hidden, and the art shows', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const card = await show(pictured);
  const picture = card.querySelector('img')!;
  expect(picture.getAttribute('src')).toBe('/media/news/1-640.webp');
  expect(picture.getAttribute('srcset')).toBe(
    '/media/news/1-320.webp 320w, /media/news/1-640.webp 640w, /media/news/1-1200.webp 1200w',
  );
  fireEvent.error(picture);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('svg[data-art="transfers"]')).toBeTruthy();
});

test('NEWS-03: a picture that was lost before the page was hydrated is hidden, too', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  expect((await show(pictured)).querySelector('img')).toBeNull();
});

test('NEWS-03: nothing is loaded from other hosts', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const card = await show({
    ...own,
    images: [{ url: 'https://elsewhere.test/1.jpg', alt: '', credit: '', width: 1, height: 1 }],
  });
  expect(card.querySelector('img')).toBeNull();
});
