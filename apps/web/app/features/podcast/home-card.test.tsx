import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { anEpisode, audioElement, fakeSound, playTo, someDetails } from '../../../test/podcast.ts';
import { currentPlayer } from '../../state/player.ts';
import { onToast } from '../../state/toast.ts';
import { closePlayer } from './audio.ts';
import { HomeCard } from './home-card.tsx';
import { shownEpisode } from './shown-episode.ts';

const offsets = [{ from: '2026-01-01T00:00:00.000Z', minutes: 180 }];
const shown = (overrides = {}) => shownEpisode(anEpisode(overrides), offsets);
const ok = (data: unknown) => Response.json({ success: true, data });

let sound: ReturnType<typeof fakeSound>;
beforeEach(() => {
  sound = fakeSound();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ok(someDetails())),
  );
});
afterEach(() => {
  act(() => closePlayer());
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** `unread`: the server could not read it. */
async function show(sent: ReturnType<typeof shown> | null | 'unread' = shown()) {
  renderPage(<HomeCard initial={sent === 'unread' ? undefined : sent} offsets={offsets} />);
  return screen.findByRole('region', { name: 'بودكاست التحليل الرياضي' });
}

async function open() {
  fireEvent.click(await screen.findByRole('button', { name: 'عرض تفاصيل البودكاست' }));
}

const playButton = (card: HTMLElement) =>
  within(card).getByRole('button', { name: /بودكاست التحليل الرياضي$/ });

test('POD-01: the card is collapsed, it has title, description, date, leagues and a button that plays', async () => {
  const card = await show();
  expect(within(card).getByRole('heading', { name: 'بودكاست التحليل الرياضي' })).toBeTruthy();
  expect(card.textContent).toContain('تحليل مباريات الدوريين الإنجليزي والإسباني');
  expect(card.textContent).toContain('21 نوفمبر 2026 في 1:00 م');
  expect(card.textContent).toContain('الدوري الإنجليزي، الدوري الإسباني');
  expect(within(card).queryByRole('slider')).toBeNull();
  fireEvent.click(playButton(card));
  await vi.waitFor(() => expect(playButton(card).getAttribute('aria-label')).toMatch(/^إيقاف مؤقت/));
  expect(audioElement().getAttribute('src')).toBe('/media/podcast/84.mp3');
  fireEvent.click(playButton(card));
  await vi.waitFor(() => expect(playButton(card).getAttribute('aria-label')).toMatch(/^تشغيل/));
});

test('POD-02: opened, the card has times, volume, size, production time and says that a program speaks', async () => {
  const card = await show();
  await open();
  const seek = await screen.findByRole('slider', { name: 'موضع التشغيل' });
  expect(card.textContent).toContain('0:00');
  expect(card.textContent).toContain('4:12');
  expect(card.textContent).toContain('حجم الملف3.8 ميغابايت');
  expect(card.textContent).toContain('زمن الإنتاج47.3 ثانية');
  expect(card.textContent).toContain('صوت آلي تجريبي');
  expect(seek.getAttribute('aria-valuetext')).toBe('البداية من 4 دقائق و12 ثانية');
  const volume = screen.getByRole<HTMLInputElement>('slider', { name: 'مستوى الصوت' });
  expect([volume.value, volume.step, volume.max, volume.getAttribute('aria-valuetext')]).toEqual([
    '1',
    '0.1',
    '1',
    '100 بالمئة',
  ]);
  expect(card.textContent).toContain('100%');
});

test('POD-02: the bar is let go at another second, the sound is there; the volume follows its slider', async () => {
  const card = await show();
  fireEvent.click(playButton(card));
  await open();
  const seek = await screen.findByRole('slider', { name: 'موضع التشغيل' });
  fireEvent.input(seek, { target: { value: '98' } });
  expect(card.textContent).toContain('1:38');
  expect(audioElement().currentTime).toBe(0);
  fireEvent(seek, new Event('change'));
  await vi.waitFor(() => expect(audioElement().currentTime).toBe(98));
  expect(seek.getAttribute('aria-valuetext')).toBe('دقيقة واحدة و38 ثانية من 4 دقائق و12 ثانية');
  const volume = screen.getByRole('slider', { name: 'مستوى الصوت' });
  fireEvent.input(volume, { target: { value: '0.3' } });
  await vi.waitFor(() => expect(audioElement().volume).toBe(0.3));
  expect(card.textContent).toContain('30%');
});

test('POD-02: arrows on the focused bar go five seconds forward to the right, space plays', async () => {
  await show();
  await open();
  const seek = await screen.findByRole('slider', { name: 'موضع التشغيل' });
  fireEvent.keyDown(seek, { key: ' ' });
  await vi.waitFor(() => expect(currentPlayer().isPlaying).toBe(true));
  act(() => playTo(60));
  fireEvent.keyDown(seek, { key: 'ArrowRight' });
  await vi.waitFor(() => expect(audioElement().currentTime).toBe(65));
  fireEvent.keyDown(seek, { key: 'PageDown' });
  await vi.waitFor(() => expect(audioElement().currentTime).toBe(35));
  fireEvent.keyDown(seek, { key: ' ' });
  await vi.waitFor(() => expect(currentPlayer().isPlaying).toBe(false));
});

test('POD-03: without a file the card says so, says when the next episode comes, and cannot play', async () => {
  const card = await show(shown({ fileInfo: null, durationMs: null }));
  expect(playButton(card)).toHaveProperty('disabled', true);
  await open();
  expect(await screen.findByText('الملف الصوتي غير متاح الآن')).toBeTruthy();
  expect(screen.getByText('تُنتَج حلقة جديدة آليًا كل 5 ساعات.')).toBeTruthy();
});

test('POD-04: before the first episode the card says that there is none', async () => {
  await show(null);
  await open();
  expect(await screen.findByText('لا حلقات من البودكاست حاليًا')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('POD-04: the server could not read it, the card says that it loads, then that it failed, and tries again', async () => {
  let refuse: (error: Error) => void = () => undefined;
  vi.mocked(fetch).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const card = await show('unread');
  await open();
  expect(await screen.findByText('جارٍ تحميل البودكاست…')).toBeTruthy();
  refuse(new TypeError('no network'));
  expect(await screen.findByText('تعذّر تحميل البودكاست')).toBeTruthy();
  vi.mocked(fetch).mockResolvedValueOnce(ok(anEpisode()));
  fireEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByRole('slider', { name: 'موضع التشغيل' })).toBeTruthy();
  expect(playButton(card)).toHaveProperty('disabled', false);
});

test.each([
  [29, 'it is shown', true],
  [31, 'it is not used', false],
])(
  'POD-05: the server and the call fail and the cache is %i minutes old, %s',
  async (minutes, _, isShown) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const { unmount } = renderPage(<HomeCard initial={shown()} offsets={offsets} />);
    await screen.findByText('21 نوفمبر 2026 في 1:00 م');
    unmount();
    vi.setSystemTime(Date.now() + minutes * 60_000);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(fetch).mockRejectedValue(new TypeError('no network'));
    const card = await show('unread');
    await open();
    if (isShown) expect(await screen.findByRole('slider', { name: 'موضع التشغيل' })).toBeTruthy();
    else expect(await screen.findByText('تعذّر تحميل البودكاست')).toBeTruthy();
    expect(playButton(card)).toHaveProperty('disabled', !isShown);
  },
);

test('POD-05, HOME-21: what is stored is no episode, or the storage is blocked, the failure is shown', async () => {
  localStorage.setItem('latestPodcast', JSON.stringify({ at: Date.now(), episode: { id: 'x' } }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(fetch).mockRejectedValue(new TypeError('no network'));
  await show('unread');
  await open();
  expect(await screen.findByText('تعذّر تحميل البودكاست')).toBeTruthy();
});

test('POD-04: the sound cannot be played, the card says so and is ready to try again', async () => {
  sound.refusal = new DOMException('no such file', 'NotSupportedError');
  const card = await show();
  await open();
  await screen.findByRole('slider', { name: 'موضع التشغيل' });
  fireEvent.click(playButton(card));
  expect(await screen.findByText('تعذّر تشغيل البودكاست.')).toBeTruthy();
  sound.refusal = undefined;
  fireEvent.click(playButton(card));
  await vi.waitFor(() => expect(screen.queryByText('تعذّر تشغيل البودكاست.')).toBeNull());
  expect(currentPlayer().isPlaying).toBe(true);
});

test('POD-04: the file cannot be downloaded, a toast says so', async () => {
  const toasts: string[] = [];
  const stop = onToast((text) => toasts.push(text));
  await show();
  await open();
  vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 404 }));
  fireEvent.click(await screen.findByRole('link', { name: 'تنزيل' }));
  await vi.waitFor(() => expect(toasts).toEqual(['تعذّر تنزيل الملف. أعد المحاولة بعد قليل.']));
  expect(fetch).toHaveBeenLastCalledWith('/media/podcast/84.mp3', { method: 'HEAD' });
  stop();
});

test('POD-02: the mini player makes way while the opened card is on the screen, and comes back', async () => {
  let report: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => seen([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  await show();
  await open();
  await screen.findByRole('slider', { name: 'موضع التشغيل' });
  act(() => report(true));
  expect(currentPlayer().onScreen).toBe(84);
  act(() => report(false));
  expect(currentPlayer().onScreen).toBeUndefined();
  act(() => report(true));
  fireEvent.click(screen.getByRole('button', { name: 'طي تفاصيل البودكاست' }));
  expect(currentPlayer().onScreen).toBeUndefined();
});
