import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read, unread } from '../../../test/players.ts';
import { anEpisode, audioElement, fakeSound, playTo, someDetails } from '../../../test/podcast.ts';
import { closePlayer } from '../../features/podcast/audio.ts';
import { episodeData } from '../../features/podcast/page/episode-data.ts';
import { savePosition } from '../../features/podcast/positions.ts';
import type { Reading } from '../../lib/page.ts';
import { setSpoilerFree } from '../../state/spoiler.ts';
import PodcastRoute, { loader, meta } from './podcast.tsx';

beforeEach(() => {
  fakeSound();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  act(() => closePlayer());
  setSpoilerFree(false);
  localStorage.clear();
  document.title = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const older = anEpisode({
  id: 83,
  title: 'صدارة ثلاثية',
  // 8 a.m. in Riyadh
  generatedAt: '2026-11-21T05:00:00.000Z',
  fileInfo: { url: '/media/podcast/83.mp3', fileName: 'safira-83.mp3', fileSize: 3_000_000 },
  durationMs: 238_000,
});
const yesterday = anEpisode({ id: 82, title: 'خمس نقاط', generatedAt: '2026-11-20T19:00:00.000Z' });
const pagination = { current: 1, total: 3, totalPages: 1 };
const list = read([anEpisode(), older, yesterday], { pagination });

const answers: Record<string, Reading> = {
  '/podcasts/latest': read(anEpisode()),
  '/podcasts/episodes/84': read(someDetails()),
  '/podcasts/history': list,
};

function load(path = '/podcast', own: Record<string, Reading> = {}) {
  const { args, requested } = loaderAt(path, { ...answers, ...own });
  return { loaded: loader(args as never), requested };
}

async function show(path = '/podcast', own: Record<string, Reading> = {}) {
  const { data } = await load(path, own).loaded;
  renderPage(<PodcastRoute {...({ loaderData: data } as Parameters<typeof PodcastRoute>[0])} />);
  return screen.findByRole('main');
}

const section = (name: string) => screen.findByRole('region', { name });

test('OURS-25: the page has the newest episode with its date, leagues, size and trial voice', async () => {
  const main = await show();
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toContain('بودكاست التحليل الرياضي: قمة أنفيلد وليلة مدريد');
  expect(main.textContent).toContain('21 نوفمبر 2026 في 1:00 م');
  expect(main.textContent).toContain('الدوري الإنجليزي، الدوري الإسباني');
  expect(main.textContent).toContain('صوت آلي تجريبي');
  expect(screen.getByRole('link', { name: 'تنزيل 3.8 ميغابايت' }).getAttribute('href')).toBe(
    '/media/podcast/84.mp3',
  );
});

test('OURS-25: a chapter is clicked, it plays and is marked as the current one', async () => {
  await show();
  const chapters = await section('فصول الحلقة');
  expect(chapters.textContent).toContain('3 فصول');
  fireEvent.click(within(chapters).getByRole('button', { name: 'شغّل فصل «الدوري الإنجليزي»' }));
  await vi.waitFor(() => expect(audioElement().currentTime).toBe(22));
  const current = chapters.querySelector('[aria-current="true"]');
  expect(current?.textContent).toContain('الدوري الإنجليزي');
  expect(within(chapters).getByRole('img', { name: 'يُشغَّل الآن' })).toBeTruthy();
});

test('OURS-25: a sentence is clicked, it plays; the text follows the sound until the switch is off', async () => {
  await show();
  const text = await section('النص الكامل');
  fireEvent.click(within(text).getByRole('button', { name: 'شغّل من 0:22' }));
  await vi.waitFor(() => expect(audioElement().currentTime).toBe(22));
  const current = () => text.querySelector('li[aria-current]')?.textContent;
  await vi.waitFor(() => expect(current() ?? '').toContain('فاز ليفربول'));
  act(() => playTo(80));
  expect(current()).toContain('وفي إسبانيا');
  fireEvent.click(within(text).getByRole('switch', { name: 'تتبّع الصوت' }));
  expect(current()).toBeUndefined();
});

test('OURS-25: the others are listed with day, time and length, and how far they were played', async () => {
  savePosition(83, 119);
  await show();
  const others = await section('حلقات سابقة');
  const rows = within(others).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('اليوم 8:00 ص · 3:58'),
    expect.stringContaining('أمس 10:00 م · 4:12'),
  ]);
  expect(rows.map((row) => row.querySelector('rect')?.getAttribute('width'))).toEqual(['500', undefined]);
  expect(
    within(rows[0]!)
      .getByRole('link', { name: /صدارة ثلاثية/ })
      .getAttribute('href'),
  ).toBe('/podcast/83');
});

test('OURS-25: the address of the feed is shown and copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
  await show();
  const box = await section('اشترك في تطبيقك');
  expect(within(box).getByRole('link').textContent).toBe('site/podcast.xml');
  fireEvent.click(within(box).getByRole('button', { name: 'انسخ عنوان الخلاصة' }));
  expect(writeText).toHaveBeenCalledWith('https://site/podcast.xml');
});

test('OURS-25: a link is shared from the current second', async () => {
  const share = vi.fn<(shared: { url: string }) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { share, onLine: true });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'شغّل من 0:22' }));
  fireEvent.click(await screen.findByRole('button', { name: 'شارك من 0:22' }));
  expect(share.mock.calls[0]![0].url).toMatch(/\/podcast\/84\?t=22$/);
});

test('OURS-25: before the first episode the page says when one comes', async () => {
  await show('/podcast', {
    '/podcasts/latest': read(null),
    '/podcasts/history': read([], { pagination: { current: 1, total: 0, totalPages: 0 } }),
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('الحلقة الأولى في الطريق');
});

test('OURS-25: an episode whose sound was deleted has its text, and says why it is silent', async () => {
  const silent = someDetails({ id: 84, status: 'removed', fileInfo: null, reason: 'حُذف الصوت القديم.' });
  const main = await show('/podcast/84', { '/podcasts/episodes/84': read(silent) });
  expect(await screen.findByText('الملف الصوتي غير متاح الآن')).toBeTruthy();
  expect(main.textContent).toContain('حُذف الصوت القديم.');
  expect((await section('النص الكامل')).textContent).toContain('فاز ليفربول');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('OURS-25: the service is down, the page says so with its message', async () => {
  const { loaded } = load('/podcast', { '/podcasts/latest': unread(503, 'الخدمة متوقفة') });
  const { data, init } = await loaded;
  expect(init).toMatchObject({ status: 503 });
  renderPage(<PodcastRoute {...({ loaderData: data } as Parameters<typeof PodcastRoute>[0])} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('تعذّر تحميل البودكاست');
  expect(screen.getByText('الخدمة متوقفة')).toBeTruthy();
});

test.each([
  ['an unknown episode', '/podcast/99', 'لم نعثر على هذه الحلقة.'],
  ['a page after the last', '/podcast?page=2', 'لم نعثر على الصفحة.'],
  ['a page that is no number', '/podcast?page=x', 'لم نعثر على الصفحة.'],
])('OURS-25: %s is a missing page', async (_, path, message) => {
  const { loaded } = load(path, { '/podcasts/history?page=2': list });
  await expect(loaded).rejects.toMatchObject({ data: { message }, init: { status: 404 } });
});

test('OURS-25: a page of the list is in the address of the page and of the call', async () => {
  const many = read([older], { pagination: { current: 2, total: 11, totalPages: 2 } });
  const { loaded, requested } = load('/podcast?page=2', { '/podcasts/history?page=2': many });
  const { data } = await loaded;
  expect(requested).toContain('/podcasts/history?page=2');
  const tags = JSON.stringify(meta({ loaderData: data } as never));
  expect(tags).toContain('"href":"https://site/podcast?page=2"');
});

test('OURS-25: an episode has its own title and address for search engines, and its sound as data', async () => {
  const { data } = await load('/podcast/84').loaded;
  const tags = JSON.stringify(meta({ loaderData: data } as never));
  expect(tags).toContain('بودكاست التحليل الرياضي: قمة أنفيلد وليلة مدريد · صافرة');
  expect(tags).toContain('"href":"https://site/podcast/84"');
  if (!('podcast' in data) || !data.podcast?.episode) throw new Error('no episode');
  expect(episodeData(data.podcast.episode, 'https://site')).toMatchObject({
    '@type': 'PodcastEpisode',
    timeRequired: 'PT4M12S',
    associatedMedia: { contentUrl: 'https://site/media/podcast/84.mp3' },
    partOfSeries: { webFeed: 'https://site/podcast.xml' },
  });
});

test('OURS-01: in spoiler-free mode titles and text of an episode are hidden until they are revealed', async () => {
  setSpoilerFree(true);
  await show();
  const text = await section('النص الكامل');
  const hiddenBy = () => screen.getByText(/^فاز ليفربول/).closest('[class*="secret"]');
  expect(hiddenBy()?.closest('[data-revealed]')).toBeNull();
  expect(document.title).toBe('حلقة 21 نوفمبر 2026 في 1:00 م · صافرة');
  expect(screen.getByRole('heading', { level: 1 }).querySelector('[class*="neutral"]')?.textContent).toBe(
    'حلقة 21 نوفمبر 2026 في 1:00 م',
  );
  fireEvent.click(within(text).getByRole('button', { name: 'اعرض العناوين والنص' }));
  expect(hiddenBy()?.closest('[data-revealed]')).toBeTruthy();
});

test.each([
  ['/podcast', 'https://site/podcast'],
  ['/podcast/84', 'https://site/podcast/84'],
])('OURS-05: a shared link to %s shows the card of its episode', async (path, url) => {
  vi.stubEnv('SSR', true); // only the server writes it
  const { data } = await load(path).loaded;
  const found = meta({ loaderData: data } as never);
  expect(found).toContainEqual({ property: 'og:url', content: url });
  expect(found).toContainEqual({
    property: 'og:image',
    content: 'https://site/api/podcasts/episodes/84/share.png',
  });
});

test('OURS-05: before the first episode a shared link has no card', async () => {
  vi.stubEnv('SSR', true); // only the server writes it
  const { data } = await load('/podcast', {
    '/podcasts/latest': read(null),
    '/podcasts/history': read([], { pagination: { current: 1, total: 0, totalPages: 0 } }),
  }).loaded;
  const found = meta({ loaderData: data } as never);
  expect(found.filter((one) => 'property' in one && one.property === 'og:image')).toEqual([]);
});
