import { createHash } from 'node:crypto';
import { id3Tag } from './id3.ts';
import { infoFrame, msOfFrames } from './mp3-frames.ts';
import type { EpisodeTags, TimedChapter } from './tags.ts';

/** A stored sound of frames only. */
export type SoundPart = { key: string; bytes: number; frames: number };

/** Each part is a chapter. */
export type JoinedPart = SoundPart & { title: string };

/** OURS-27: a file that is joined while it is sent. Everything about it is known before a sound is read. */
export type JoinedMp3 = {
  /** Tag and information frame. */
  head: Buffer;
  parts: readonly SoundPart[];
  bytes: number;
  durationMs: number;
  chapters: TimedChapter[];
  /** The same for the same bytes. */
  etag: string;
};

export function joinMp3(parts: readonly JoinedPart[], tags: EpisodeTags): JoinedMp3 {
  const sum = (of: readonly SoundPart[], what: 'bytes' | 'frames') =>
    of.reduce((total, part) => total + part[what], 0);
  const chapters = parts.map(({ title }, index) => ({
    title,
    startMs: msOfFrames(sum(parts.slice(0, index), 'frames')),
    endMs: msOfFrames(sum(parts.slice(0, index + 1), 'frames')),
  }));
  const [frames, sound] = [sum(parts, 'frames'), sum(parts, 'bytes')];
  const head = Buffer.concat([id3Tag(tags, chapters), infoFrame({ frames, bytes: sound })]);
  const hash = createHash('sha256').update(head);
  for (const { key } of parts) hash.update(`${key}\n`);
  return {
    head,
    parts,
    bytes: head.length + sound,
    durationMs: msOfFrames(frames),
    chapters,
    etag: `"${hash.digest('hex').slice(0, 32)}"`,
  };
}

/** The bytes from `from` to `to`, the latter not included. Of the parts only those are read that have some of them. */
export async function* bytesOf(
  { head, parts }: JoinedMp3,
  { from, to, read }: { from: number; to: number; read: (key: string) => Promise<Buffer> },
): AsyncGenerator<Buffer> {
  if (from < head.length) yield head.subarray(from, Math.min(to, head.length));
  let at = head.length;
  for (const { key, bytes } of parts) {
    const [begin, end] = [Math.max(from, at), Math.min(to, at + bytes)];
    if (begin < end) {
      const sound = await read(key);
      if (sound.length !== bytes) throw new Error(`${key} has another length`);
      yield sound.subarray(begin - at, end - at);
    }
    at += bytes;
  }
}
