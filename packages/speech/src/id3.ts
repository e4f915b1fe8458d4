import type { EpisodeTags, TimedChapter } from './tags.ts';

const FRAME_HEADER_BYTES = 10;
const UTF_16 = 1;
/** The first chapter list, in order. */
const TOP_LEVEL_ORDERED = 3;
/** Chapters are found by their times. */
const NO_OFFSET = 0xffffffff;

/** An ID3 tag of version 2.3 with the chapters of a file, and the list of them that some players need. */
export function id3Tag(
  { title, artist, album, date }: EpisodeTags,
  chapters: readonly TimedChapter[],
): Buffer {
  const ids = chapters.map((_, index) => latin1(`chp${index}`));
  const toc = Buffer.concat([latin1('toc'), Buffer.from([TOP_LEVEL_ORDERED, chapters.length]), ...ids]);
  const frames = Buffer.concat([
    textFrame('TIT2', title),
    textFrame('TPE1', artist),
    textFrame('TALB', album),
    textFrame('TYER', date.slice(0, 4)),
    textFrame('TCON', 'Podcast'),
    textFrame('TLAN', 'ara'),
    frame('CTOC', toc),
    ...chapters.map((chapter, index) => frame('CHAP', chapterOf(ids[index]!, chapter))),
  ]);
  const header = Buffer.alloc(10);
  header.write('ID3', 0, 'latin1');
  header[3] = 3;
  for (let index = 0; index < 4; index++) header[6 + index] = (frames.length >> (21 - 7 * index)) & 0x7f;
  return Buffer.concat([header, frames]);
}

function chapterOf(id: Buffer, { title, startMs, endMs }: TimedChapter): Buffer {
  const times = Buffer.alloc(16);
  [startMs, endMs, NO_OFFSET, NO_OFFSET].forEach((value, index) => times.writeUInt32BE(value, index * 4));
  return Buffer.concat([id, times, textFrame('TIT2', title)]);
}

function frame(id: string, body: Buffer): Buffer {
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header.write(id, 0, 'latin1');
  header.writeUInt32BE(body.length, 4);
  return Buffer.concat([header, body]);
}

const textFrame = (id: string, text: string): Buffer =>
  frame(id, Buffer.concat([Buffer.from([UTF_16, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]));

const latin1 = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');
