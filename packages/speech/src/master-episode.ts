import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health, Segment } from './engine.ts';
import { type EpisodeFault, episodeFault } from './episode-check.ts';
import {
  encodeMp3,
  type FfmpegRun,
  type Loudness,
  measureLoudness,
  probeMp3,
  type Programs,
} from './ffmpeg.ts';
import { makeJingles, rmsOf } from './jingle.ts';
import { type EpisodePart, layEpisode, type Layout, type SpokenChapter } from './layout.ts';
import { programHealth } from './run-program.ts';
import { type EpisodeTags, tagsFile, type TimedChapter } from './tags.ts';
import { BYTES_PER_SAMPLE, type Pcm, readWav, wavOf } from './wav.ts';

export type TimedSentence = { text: string; chapter: number; startMs: number; endMs: number };

export type MasteredEpisode = {
  path: string;
  bytes: number;
  durationMs: number;
  loudness: Loudness;
  chapters: TimedChapter[];
  sentences: TimedSentence[];
};

export type Mastering =
  | { ok: true; episode: MasteredEpisode }
  | { ok: false; fault: EpisodeFault; detail: string };

export type MasteringSettings = {
  /** Where the MP3 file appears once it has passed every check. */
  path: string;
  tags: EpisodeTags;
  part?: EpisodePart;
  signal: AbortSignal;
  timeoutMs?: number;
  /** Others in tests. */
  programs?: Programs;
};

const TIMEOUT_MS = 10 * 60_000;
/** An episode has six; the limit keeps a mistake from filling the memory. */
const LONGEST_MINUTES = 20;
const standardPrograms: Programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

export const masteringHealth = ({ ffmpeg } = standardPrograms): Promise<Health> =>
  programHealth(ffmpeg, 'ffmpeg');

/** POD-06: one MP3 file of all sentences, with jingles and chapters, as loud as other podcasts. */
export async function masterEpisode(
  chapters: { title: string; sentences: { text: string; segment: Segment }[] }[],
  {
    path,
    tags,
    part = 'whole',
    signal,
    timeoutMs = TIMEOUT_MS,
    programs = standardPrograms,
  }: MasteringSettings,
): Promise<Mastering> {
  const folder = await mkdtemp(join(tmpdir(), 'safira-episode-'));
  try {
    const run: FfmpegRun = { folder, signal, timeoutMs, programs };
    const layout = await layOut(run, { ...(await readChapters(chapters)), part });
    const timed = timesOf(layout);
    const files = { wav: 'episode.wav', tags: 'tags.txt', mp3: 'episode.mp3' };
    await writeFile(join(folder, files.wav), wavOf(join16(layout)));
    await writeFile(join(folder, files.tags), tagsFile(tags, timed.chapters));
    await encodeMp3(run, files);
    const loudness = await measureLoudness(run, files.mp3);
    const facts = await probeMp3(run, files.mp3);
    const fault = episodeFault({ ...loudness, ...facts }, timed);
    if (fault) return { ok: false, ...fault };
    await publish(join(folder, files.mp3), path);
    const { bytes, durationMs } = facts;
    return { ok: true, episode: { ...timed, path, bytes, durationMs, loudness } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Spoken = { chapters: SpokenChapter<Pcm>[]; sampleRate: number };

async function readChapters(
  chapters: { title: string; sentences: { text: string; segment: Segment }[] }[],
): Promise<Spoken> {
  const segments = chapters.flatMap(({ sentences }) => sentences.map(({ segment }) => segment));
  const sampleRate = segments[0]?.sampleRate;
  if (sampleRate === undefined) throw new Error('an episode without sentences');
  const minutes = segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000;
  if (minutes > LONGEST_MINUTES) throw new Error(`an episode of ${Math.round(minutes)} minutes`);
  const spoken: SpokenChapter<Pcm>[] = [];
  for (const { title, sentences } of chapters) {
    const read = [];
    for (const { text, segment } of sentences) {
      const sound = readWav(await readFile(segment.path));
      if (sound.sampleRate !== sampleRate) throw new Error('segments of two voices');
      read.push({ text, sound });
    }
    spoken.push({ title, sentences: read });
  }
  return { chapters: spoken, sampleRate };
}

type EpisodeLayout = Layout<Pcm> & { sampleRate: number };

async function layOut(
  run: FfmpegRun,
  { chapters, sampleRate, part }: Spoken & { part: EpisodePart },
): Promise<EpisodeLayout> {
  const rms = rmsOf(chapters.flatMap(({ sentences }) => sentences.map(({ sound }) => sound)));
  const jingles = await makeJingles(run, { sampleRate, rms });
  const lengthOf = ({ samples }: Pcm) => samples.length / BYTES_PER_SAMPLE;
  return { ...layEpisode(chapters, { jingles, lengthOf, sampleRate, part }), sampleRate };
}

function timesOf({ chapters, sentences, length, sampleRate }: EpisodeLayout) {
  const ms = (samples: number) => Math.round((samples / sampleRate) * 1_000);
  return {
    durationMs: ms(length),
    chapters: chapters.map(({ title, from, to }) => ({ title, startMs: ms(from), endMs: ms(to) })),
    sentences: sentences.map(({ from, to, ...one }) => ({ ...one, startMs: ms(from), endMs: ms(to) })),
  };
}

/** Joined here and not by ffmpeg: the times are exact, and no bytes of a service reach its decoders. */
function join16({ pieces, length, sampleRate }: EpisodeLayout): Pcm {
  const samples = Buffer.alloc(length * BYTES_PER_SAMPLE);
  for (const { sound, from } of pieces) sound.samples.copy(samples, from * BYTES_PER_SAMPLE);
  return { samples, sampleRate };
}

/** Copied, because the temporary folder may be on another file system; renamed, so that no partial file has the name. */
async function publish(from: string, path: string): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await copyFile(from, part);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
