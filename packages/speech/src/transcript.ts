import type { TimedSentence } from './master-episode.ts';

/** POD-06: the sentences as WebVTT; players show them, and pages let readers jump to them. */
export function transcriptOf(sentences: TimedSentence[]): string {
  const cues = sentences.map(
    ({ text, startMs, endMs }, at) =>
      `${at + 1}\n${timestamp(startMs)} --> ${timestamp(endMs)}\n${escape(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

const two = (number: number) => String(number).padStart(2, '0');

function timestamp(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two);
  return `${clock.join(':')}.${String(ms % 1_000).padStart(3, '0')}`;
}

/** An empty line ends a cue. `>` too, because `-->` is not allowed in a text. */
const escape = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
