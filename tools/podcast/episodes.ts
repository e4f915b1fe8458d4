import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateIn } from '@safira/football/time/days';
import { espeakEngine } from '@safira/speech/espeak';
import { type FfmpegRun, type Loudness, measureLoudness, probeMp3 } from '@safira/speech/ffmpeg';
import type { MasteredEpisode } from '@safira/speech/master-episode';
import { readTranscript } from '@safira/speech/testing/read-transcript';
import { transcriptOf } from '@safira/speech/transcript';
import { watchUsage } from '@safira/testkit/usage';
import { speak } from '../../apps/worker/src/podcast/speak.ts';
import type { Written } from './write-scripts.ts';

const TIMEOUT_MS = 5 * 60_000;
const CACHE_BYTES = 500 * 1_024 * 1_024;
/** The aim of POD-06, and not what mastering checks itself. */
const LUFS = -16;
const MOST_OFF_LUFS = 1;
const HIGHEST_PEAK_DB = -1;
/** A frame of MP3, and the silence that the encoder begins with. */
const NEAR_MS = 200;

type Row = Loudness & {
  minutes: number;
  chapters: number;
  cues: number;
  cpuSeconds: number;
  allMb: number;
  faults: string[];
};

const refused = { lufs: Number.NaN, peakDb: Number.NaN, minutes: Number.NaN, chapters: 0, cues: 0 };

/** Speaks, masters and stores one episode after another as the worker does, and measures each file. */
export async function makeEpisodes(written: readonly Written[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'safira-episodes-'));
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const rows: Row[] = [];
  console.log('   min    LUFS   peak  chapters  cues   CPU s/min   MB   MB/min');
  try {
    for (const one of written) {
      const row = await measured(one, { folder, signal: stopping.signal });
      rows.push(row);
      console.log(lineOf(row, rows.length));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  showSum(rows.filter(({ minutes }) => !Number.isNaN(minutes)));
  if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

async function measured(
  { facts, episode }: Written,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Row> {
  const usage = watchUsage();
  const cache = { folder: join(folder, 'cache'), mostBytes: CACHE_BYTES };
  const sound = await speak({ engines: [espeakEngine()], cache }, episode, {
    date: dateIn(facts.zone, facts.now),
    signal,
  });
  const { cpuSeconds, allMb } = usage();
  if ('status' in sound) return { ...refused, cpuSeconds, allMb, faults: [sound.fault ?? sound.status] };
  await writeFile(join(folder, 'episode.mp3'), sound.file);
  const run: FfmpegRun = {
    folder,
    signal,
    timeoutMs: TIMEOUT_MS,
    programs: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
  };
  const loudness = await measureLoudness(run, 'episode.mp3');
  const { durationMs, chapters } = await probeMp3(run, 'episode.mp3');
  const cues = readTranscript(transcriptOf(sound.mastered.sentences));
  return {
    ...loudness,
    minutes: durationMs / 60_000,
    chapters: chapters.length,
    cues: cues.length,
    cpuSeconds,
    allMb,
    faults: [
      ...loudnessFaults(loudness),
      ...chapterFaults(episode, sound.mastered, chapters),
      ...cueFaults(episode, cues, durationMs),
    ],
  };
}

const loudnessFaults = ({ lufs, peakDb }: Loudness): string[] => [
  ...(Math.abs(lufs - LUFS) <= MOST_OFF_LUFS ? [] : ['loudness']),
  ...(peakDb <= HIGHEST_PEAK_DB ? [] : ['peak']),
];

type Script = Written['episode'];

function chapterFaults(
  { chapters: script }: Script,
  { chapters: timed }: Pick<MasteredEpisode, 'chapters'>,
  read: readonly { title: string; startMs: number }[],
): string[] {
  const isAlike =
    read.length === script.length &&
    script.every(
      ({ title }, at) =>
        read[at]!.title === title && Math.abs(read[at]!.startMs - timed[at]!.startMs) <= NEAR_MS,
    );
  return isAlike ? [] : ['chapters'];
}

function cueFaults(
  { chapters }: Script,
  cues: readonly { fromMs: number; toMs: number; text: string }[],
  durationMs: number,
): string[] {
  const texts = chapters.flatMap(({ sentences }) => sentences.map(({ display }) => display));
  const isComplete = cues.map(({ text }) => text).join('\n') === texts.join('\n');
  const isInOrder = cues.every(
    ({ fromMs, toMs }, at) => fromMs < toMs && fromMs >= (cues[at - 1]?.toMs ?? 0),
  );
  const isInside = (cues.at(-1)?.toMs ?? 0) <= durationMs + NEAR_MS;
  return isComplete && isInOrder && isInside ? [] : ['transcript'];
}

function lineOf(row: Row, number: number): string {
  const { minutes, lufs, peakDb, chapters, cues, cpuSeconds, allMb, faults } = row;
  const cells = [
    String(number).padStart(2),
    minutes.toFixed(2).padStart(5),
    lufs.toFixed(1).padStart(6),
    peakDb.toFixed(1).padStart(5),
    String(chapters).padStart(8),
    String(cues).padStart(5),
    (cpuSeconds / minutes).toFixed(1).padStart(9),
    String(Math.round(allMb)).padStart(6),
    String(Math.round(allMb / minutes)).padStart(6),
  ];
  return `${cells.join('  ')}  ${faults.length === 0 ? 'PASS' : `FAIL ${faults.join(', ')}`}`;
}

function showSum(rows: readonly Row[]): void {
  const total = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const range = (pick: (row: Row) => number) => {
    const all = rows.map(pick);
    return `${Math.min(...all)} to ${Math.max(...all)}`;
  };
  const minutes = total((row) => row.minutes);
  const passed = rows.filter(({ faults }) => faults.length === 0).length;
  console.log(`${passed} of ${rows.length} PASS, ${minutes.toFixed(1)} minutes of audio`);
  console.log(`loudness ${range(({ lufs }) => lufs)} LUFS, peak ${range(({ peakDb }) => peakDb)} dBFS`);
  console.log(
    `${(total((row) => row.cpuSeconds) / minutes).toFixed(1)} CPU seconds a minute of audio, at most ${Math.round(
      Math.max(...rows.map((row) => row.allMb)),
    )} MB with all programs`,
  );
}
