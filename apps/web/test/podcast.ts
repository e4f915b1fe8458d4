import type { Episode, EpisodeDetails } from '@safira/contract/podcasts/podcasts';
import { vi } from 'vitest';

/** An episode of four minutes and twelve seconds. */
export const anEpisode = (overrides: Partial<Episode> = {}): Episode => ({
  id: 84,
  slot: 99_700,
  status: 'published',
  kind: 'news',
  title: 'قمة أنفيلد وليلة مدريد',
  // 1 p.m. in Riyadh
  generatedAt: '2026-11-21T10:00:00.000Z',
  leagues: [
    { id: 39, name: 'الدوري الإنجليزي', originalName: 'Premier League' },
    { id: 140, name: 'الدوري الإسباني', originalName: 'La Liga' },
  ],
  fileInfo: { url: '/media/podcast/84.mp3', fileName: 'safira-84.mp3', fileSize: 3_840_000 },
  processingTime: { durationMs: 47_300 },
  durationMs: 252_000,
  isTrialVoice: true,
  reason: null,
  ...overrides,
});

export const someDetails = (overrides: Partial<EpisodeDetails> = {}): EpisodeDetails => ({
  ...anEpisode(),
  chapters: [
    { title: 'المقدمة', startMs: 0, endMs: 22_000 },
    { title: 'الدوري الإنجليزي', startMs: 22_000, endMs: 78_000 },
    { title: 'الدوري الإسباني', startMs: 78_000, endMs: 252_000 },
  ],
  sentences: [
    { text: 'أهلًا بكم في بودكاست التحليل الرياضي.', chapter: 0, startMs: 0, endMs: 22_000 },
    { text: 'فاز ليفربول على تشيلسي بهدفين.', chapter: 1, startMs: 22_000, endMs: 78_000 },
    { text: 'وفي إسبانيا تعادل ريال مدريد.', chapter: 2, startMs: 78_000, endMs: 252_000 },
  ],
  ...overrides,
});

/** The tests' browser plays no sound: the element does what it is bidden, and says so as a browser would. */
export function fakeSound() {
  const sound = { refusal: undefined as Error | undefined };
  const prototype = HTMLMediaElement.prototype;
  let isPaused = true;
  vi.spyOn(prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    if (sound.refusal) throw sound.refusal;
    isPaused = false;
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    if (isPaused) return;
    isPaused = true;
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(prototype, 'load').mockImplementation(() => undefined);
  return sound;
}

export const audioElement = () => document.querySelector('audio')!;

/** The sound has come to this second. */
export function playTo(seconds: number) {
  const audio = audioElement();
  Object.defineProperty(audio, 'readyState', { value: 4, configurable: true });
  audio.currentTime = seconds;
  audio.dispatchEvent(new Event('timeupdate'));
}
