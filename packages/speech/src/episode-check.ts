import type { Loudness, Mp3Facts } from './ffmpeg.ts';
import type { TimedChapter } from './tags.ts';

export type EpisodeFault = 'loudness' | 'peak' | 'length' | 'chapters';

const QUIETEST_LUFS = -17;
const LOUDEST_LUFS = -15;
const HIGHEST_PEAK_DB = -1;
/** MP3 has frames of 26 ms, and the encoder begins with one of silence. */
const TOLERANCE_MS = 200;

/** POD-06: why a finished file must not be published. */
export function episodeFault(
  { lufs, peakDb, durationMs, chapters }: Loudness & Mp3Facts,
  expected: { durationMs: number; chapters: TimedChapter[] },
): { fault: EpisodeFault; detail: string } | undefined {
  if (!(lufs >= QUIETEST_LUFS && lufs <= LOUDEST_LUFS)) return { fault: 'loudness', detail: `${lufs} LUFS` };
  if (!(peakDb <= HIGHEST_PEAK_DB)) return { fault: 'peak', detail: `${peakDb} dBFS` };
  if (!isNear(durationMs, expected.durationMs))
    return { fault: 'length', detail: `${durationMs} ms instead of ${expected.durationMs}` };
  const isAlike =
    chapters.length === expected.chapters.length &&
    expected.chapters.every(({ title, startMs }, at) => {
      const found = chapters[at];
      return found?.title === title.replaceAll(/\s+/g, ' ').trim() && isNear(found.startMs, startMs);
    });
  if (isAlike) return undefined;
  return {
    fault: 'chapters',
    detail: chapters.map(({ title, startMs }) => `${startMs} ${title}`).join(', '),
  };
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE_MS;
