import { z } from 'zod';
import { runProgram } from './run-program.ts';

/** The folder is where it runs; files are named relative to it. */
export type FfmpegRun = { folder: string; signal: AbortSignal; timeoutMs: number; programs: Programs };
export type Programs = { ffmpeg: string; ffprobe: string };

const LEVEL = 'I=-16:TP=-3:LRA=11';
/** No rumble, and the quiet ends of words nearer to the loud ones. */
const CHAIN = 'highpass=f=70,acompressor=threshold=-20dB:ratio=3:attack=10:release=150';

export function runFfmpeg({ folder, signal, timeoutMs, programs }: FfmpegRun, args: string[]) {
  const fixed = ['-nostdin', '-hide_banner', '-nostats', '-y', '-threads', '1', '-filter_threads', '1'];
  return runProgram(programs.ffmpeg, { args: [...fixed, ...args], timeoutMs, signal, cwd: folder });
}

/** ffmpeg writes numbers as text. */
const figure = z.coerce.number();
const Measured = z.object({
  input_i: figure,
  input_tp: figure,
  input_lra: figure,
  input_thresh: figure,
  target_offset: figure,
});

/**
 * Two passes: the first measures, so that the second changes the level of the whole file alike instead of following it.
 * A peak of −3 dB before MP3: encoding at 64 kbit/s adds up to two.
 */
export async function encodeMp3(
  run: FfmpegRun,
  { wav, tags, mp3 }: { wav: string; tags: string; mp3: string },
) {
  const first = ['-i', wav, '-af', `${CHAIN},loudnorm=${LEVEL}:print_format=json`, '-f', 'null', '-'];
  const { errorText } = await runFfmpeg(run, first);
  const measured = Measured.parse(JSON.parse(errorText.slice(errorText.lastIndexOf('{'))));
  const known = [
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
    'linear=true',
  ].join(':');
  const filters = `${CHAIN},loudnorm=${LEVEL}:${known}`;
  const input = ['-i', wav, '-f', 'ffmetadata', '-i', tags, '-map', '0:a'];
  const chapters = ['-map_metadata', '1', '-map_chapters', '1', '-id3v2_version', '3'];
  const sound = ['-af', filters, '-ac', '1', '-ar', '44100', '-c:a', 'libmp3lame', '-b:a', '64k'];
  await runFfmpeg(run, [...input, ...chapters, ...sound, '-f', 'mp3', mp3]);
}

export type Loudness = { lufs: number; peakDb: number };

/** Of the finished file: loudness by EBU R128, and the peak between the samples. */
export async function measureLoudness(run: FfmpegRun, mp3: string): Promise<Loudness> {
  const { errorText } = await runFfmpeg(run, ['-i', mp3, '-af', 'ebur128=peak=true', '-f', 'null', '-']);
  const summary = errorText.slice(errorText.lastIndexOf('Summary:'));
  const lufs = /I:\s+(-?[\d.]+|-inf) LUFS/.exec(summary)?.[1];
  const peakDb = /Peak:\s+(-?[\d.]+|-inf) dBFS/.exec(summary)?.[1];
  if (lufs === undefined || peakDb === undefined) throw new Error('ffmpeg measured no loudness');
  return { lufs: Number(lufs.replace('inf', 'Infinity')), peakDb: Number(peakDb.replace('inf', 'Infinity')) };
}

const Probe = z.object({
  format: z.object({ duration: figure, size: figure }),
  chapters: z.array(
    z.object({ start_time: figure, tags: z.object({ title: z.string() }).default({ title: '' }) }),
  ),
});

export type Mp3Facts = { durationMs: number; bytes: number; chapters: { title: string; startMs: number }[] };

/** What a player finds in the file. */
export async function probeMp3(run: FfmpegRun, mp3: string): Promise<Mp3Facts> {
  const { folder, signal, timeoutMs, programs } = run;
  const args = ['-v', 'error', '-show_entries', 'format=duration,size', '-show_chapters', '-of', 'json', mp3];
  const { output } = await runProgram(programs.ffprobe, { args, timeoutMs, signal, cwd: folder });
  const { format, chapters } = Probe.parse(JSON.parse(output.toString('utf8')));
  return {
    durationMs: Math.round(format.duration * 1_000),
    bytes: format.size,
    chapters: chapters.map(({ start_time, tags }) => ({
      title: tags.title,
      startMs: Math.round(start_time * 1_000),
    })),
  };
}
