import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { audioElement, fakeSound, playTo, someDetails } from '../../../test/podcast.ts';
import { renderPage } from '../../../test/page.tsx';
import { currentPlayer, updatePlayer } from '../../state/player.ts';
import { MiniHost } from './mini-host.tsx';
import { progressOf } from './positions.ts';

/** What the device was handed, by `navigator.mediaSession`. */
const device = {
  handlers: new Map<string, (details: object) => void>(),
  setActionHandler(action: string, handler: (details: object) => void) {
    if (action === 'seekforward') throw new TypeError('unknown action');
    this.handlers.set(action, handler);
  },
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setPositionState: vi.fn<(state: object) => void>(),
};
const channel = Object.assign(new EventTarget(), { postMessage: vi.fn<(data: unknown) => void>() });
vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, about: object) {
  Object.assign(this, about);
});
vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
  return channel;
});
Object.defineProperty(navigator, 'mediaSession', { value: device, configurable: true });
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const audio = await import('./audio.ts');

const episode = {
  id: 84,
  title: 'قمة أنفيلد',
  url: '/media/podcast/84.mp3',
  durationMs: 252_000,
  chapters: someDetails().chapters,
};

beforeEach(() => {
  fakeSound();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  channel.postMessage.mockClear();
});
afterEach(() => {
  act(() => audio.closePlayer());
  updatePlayer({ volume: 1, speed: 1, onScreen: undefined });
  localStorage.clear();
  vi.restoreAllMocks();
});

test('POD-05: the sound ends, playing ends, and the episode counts as played', () => {
  audio.playEpisode(episode);
  playTo(250);
  audioElement().dispatchEvent(new Event('ended'));
  expect(currentPlayer().isPlaying).toBe(false);
  expect(progressOf(84)).toEqual({ seconds: 0, isPlayed: true });
});

test('POD-02: an episode that was left is resumed where it was', () => {
  audio.playEpisode(episode);
  playTo(98);
  audio.closePlayer();
  expect(currentPlayer().episode).toBeUndefined();
  audio.playEpisode(episode);
  expect([currentPlayer().position, audioElement().currentTime]).toEqual([98, 98]);
});

test('POD-02: another episode is played, the first keeps its place', () => {
  audio.playEpisode(episode);
  playTo(60);
  audio.playEpisode({ ...episode, id: 85, url: '/media/podcast/85.mp3' });
  expect(audioElement().getAttribute('src')).toBe('/media/podcast/85.mp3');
  expect(currentPlayer().position).toBe(0);
  expect(progressOf(84).seconds).toBe(60);
});

test('HOME-21: the storage is blocked, positions live in the tab', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  audio.playEpisode({ ...episode, id: 86 });
  playTo(40);
  audio.pause();
  expect(progressOf(86).seconds).toBe(40);
});

test('POD-02: the sound begins in another tab, this one pauses', () => {
  audio.playEpisode(episode);
  expect(channel.postMessage).toHaveBeenCalledTimes(1);
  channel.dispatchEvent(new MessageEvent('message', { data: 'playing' }));
  expect(currentPlayer().isPlaying).toBe(false);
});

test('POD-02: the keys of the device play, pause and seek; one that it does not know harms nothing', () => {
  audio.playEpisode(episode);
  expect([device.metadata?.title, device.playbackState]).toEqual(['قمة أنفيلد', 'playing']);
  playTo(60);
  device.handlers.get('seekbackward')!({});
  expect(audioElement().currentTime).toBe(45);
  device.handlers.get('seekto')!({ seekTime: 120 });
  expect(audioElement().currentTime).toBe(120);
  device.handlers.get('pause')!({});
  expect(currentPlayer().isPlaying).toBe(false);
  expect(device.handlers.has('seekforward')).toBe(false);
});

test('POD-02: the speed is chosen, the sound and the device know it', () => {
  audio.playEpisode(episode);
  audio.setSpeed(1.5);
  expect(audioElement().playbackRate).toBe(1.5);
  expect(device.setPositionState).toHaveBeenLastCalledWith(expect.objectContaining({ playbackRate: 1.5 }));
});

test.each([
  [0.34, 0.3],
  [1.4, 1],
  [-1, 0],
])('POD-02: the volume %f is set, it is %f', (set, expected) => {
  audio.setVolume(set);
  expect([currentPlayer().volume, audioElement().volume]).toEqual([expected, expected]);
});

test('OURS-25: an episode plays, the mini player shows the chapter, seeks by keys and is closed', async () => {
  renderPage(<MiniHost />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => audio.playEpisode(episode));
  const mini = await screen.findByRole('region', { name: 'مشغّل البودكاست' });
  act(() => playTo(30));
  expect(mini.textContent).toContain('الدوري الإنجليزي');
  expect(mini.textContent).toContain('بودكاست التحليل الرياضي · الفصل 2 من 3');
  expect(screen.getByRole('link', { name: 'افتح صفحة الحلقة' }).getAttribute('href')).toBe('/podcast/84');
  fireEvent.click(screen.getByRole('button', { name: 'الفصل التالي' }));
  await vi.waitFor(() => expect(audioElement().currentTime).toBe(78));
  fireEvent.keyDown(screen.getByRole('button', { name: 'إيقاف مؤقت' }), { key: 'ArrowLeft' });
  await vi.waitFor(() => expect(audioElement().currentTime).toBe(73));
  fireEvent.click(screen.getByRole('button', { name: 'أغلق المشغّل' }));
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('OURS-25: the large player of the episode is on the screen, the mini player is not', async () => {
  renderPage(<MiniHost />);
  act(() => audio.playEpisode(episode));
  await screen.findByRole('region', { name: 'مشغّل البودكاست' });
  act(() => updatePlayer({ onScreen: 84 }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('OURS-25: the server renders no player', () => {
  const { container } = render(<MiniHost />);
  expect(container.innerHTML).toBe('');
});
