import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { espeakEngine } from '../src/espeak.ts';
import { masterEpisode, type MasteredEpisode } from '../src/master-episode.ts';
import { sayEpisode, type SpokenEpisode } from '../src/say-episode.ts';
import { transcriptOf } from '../src/transcript.ts';
import { probe } from '../testing/probe.ts';
import { readTranscript } from '../testing/read-transcript.ts';

const folder = mkdtempSync(join(tmpdir(), 'safira-podcast-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'episode.mp3');
const cacheFolder = join(folder, 'cache');
const { signal } = new AbortController();

const chapters = [
  {
    title: 'إنجلترا',
    sentences: [
      { plain: 'أهلًا بكم.', vocalised: 'أَهْلًا بِكُمْ.' },
      { plain: 'سجّل في الدقيقة 67.', vocalised: 'سَجَّلَ فِي الدَّقِيقَةِ السَّابِعَةِ وَالسِّتِّينْ.' },
    ],
  },
  {
    title: 'إسبانيا وجدولها',
    sentences: [{ plain: 'انتهت بالتعادل.', vocalised: 'انْتَهَتْ بِالتَّعَادُلْ.' }],
  },
];

let spoken: SpokenEpisode & { ok: true };
let episode: MasteredEpisode;
beforeAll(async () => {
  const said = await sayEpisode(
    chapters.flatMap(({ sentences }) => sentences),
    {
      engines: [espeakEngine()],
      cache: { folder: cacheFolder, mostBytes: 10_000_000 },
      signal,
      now: Date.now(),
    },
  );
  if (!said.ok) throw new Error(said.failures[0]?.reason.english);
  spoken = said;
  const segments = said.segments.values();
  const mastered = await masterEpisode(
    chapters.map(({ title, sentences }) => ({
      title,
      sentences: sentences.map(({ plain }) => ({ text: plain, segment: segments.next().value! })),
    })),
    { path, tags: { title: 'حلقة', artist: 'صافرة', album: 'بودكاست صافرة', date: '2026-11-18' }, signal },
  );
  if (!mastered.ok) throw new Error(`${mastered.fault}: ${mastered.detail}`);
  episode = mastered.episode;
}, 600_000);

test('POD-06: the file is MP3, 64 kbit/s, mono, with Arabic tags and chapters that a player reads back', () => {
  const probed = probe(path);
  expect(probed.streams[0]).toMatchObject({
    codec_name: 'mp3',
    channels: 1,
    sample_rate: '44100',
    bit_rate: '64000',
  });
  expect(probed.format.tags).toMatchObject({ title: 'حلقة', artist: 'صافرة', album: 'بودكاست صافرة' });
  expect(probed.chapters.map(({ tags }) => tags.title)).toEqual(['إنجلترا', 'إسبانيا وجدولها']);
  const starts = probed.chapters.map((chapter) => Number(chapter.start_time) * 1_000);
  expect(starts).toEqual(episode.chapters.map(({ startMs }) => startMs));
  expect(readFileSync(path).subarray(0, 4)).toEqual(Buffer.from([0x49, 0x44, 0x33, 3])); // ID3, version 2.3
  expect(Math.abs(Number(probed.format.duration) * 1_000 - episode.chapters[1]!.endMs)).toBeLessThan(200);
});

test('POD-06: loudness is −16 LUFS ± 1, and the peak after MP3 at most −1 dBFS', () => {
  expect(episode.loudness.lufs).toBeGreaterThanOrEqual(-17);
  expect(episode.loudness.lufs).toBeLessThanOrEqual(-15);
  expect(episode.loudness.peakDb).toBeLessThanOrEqual(-1);
});

test('POD-06: the transcript says each sentence while it is spoken', () => {
  const cues = readTranscript(transcriptOf(episode.sentences));
  expect(cues.map(({ text }) => text)).toEqual(['أهلًا بكم.', 'سجّل في الدقيقة 67.', 'انتهت بالتعادل.']);
  expect(
    cues.map(({ fromMs, toMs }) => Math.abs(toMs - fromMs - spoken.segments.shift()!.durationMs) <= 1),
  ).toEqual([true, true, true]);
  // Speech in the middle of each cue, silence in the pause before it.
  const loudAt = (ms: number) => peakOf(decoded(), { fromMs: ms - 60, toMs: ms + 60 });
  for (const { fromMs, toMs } of cues) expect(loudAt((fromMs + toMs) / 2)).toBeGreaterThan(1_000);
  expect(loudAt(cues[1]!.fromMs - 150)).toBeLessThan(500);
});

const RATE = 8_000;
let samples: Int16Array | undefined;
function decoded(): Int16Array {
  if (samples) return samples;
  const args = ['-v', 'error', '-i', path, '-f', 's16le', '-ac', '1', '-ar', String(RATE), '-'];
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 10_000_000 });
  samples = new Int16Array(Uint8Array.from(bytes).buffer);
  return samples;
}

function peakOf(sound: Int16Array, { fromMs, toMs }: { fromMs: number; toMs: number }): number {
  const at = (ms: number) => Math.round((ms / 1_000) * RATE);
  return sound.slice(at(fromMs), at(toMs)).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

test('POD-06: nothing is left but the episode and the spoken sentences', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['cache', 'episode.mp3']);
  expect(readdirSync(cacheFolder).map((name) => name.replace(/^[\da-f]{64}/, ''))).toEqual([
    '.wav',
    '.wav',
    '.wav',
  ]);
});
