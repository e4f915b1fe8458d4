/** Our own files: MPEG 1 layer III, 64 kbit/s, 44,100 Hz, mono. */
export const SAMPLES_PER_FRAME = 1_152;
export const SAMPLE_RATE = 44_100;
const BIT_RATE = 64_000;
const HEADER_BYTES = 4;
/** What follows the header of a frame with one channel. */
const SIDE_BYTES = 17;
/** Sync, version, layer, no checksum; bit rate and sample rate; mono. The padding bit and those below do not matter. */
const HEADER = [0xff, 0xfb, 0x50, 0xc0] as const;
const FIXED_BITS = [0xff, 0xff, 0xfc, 0xc0] as const;
const PADDING_BIT = 0x02;

const FRAME_BYTES = Math.floor((SAMPLES_PER_FRAME / 8) * (BIT_RATE / SAMPLE_RATE));

export const msOfFrames = (frames: number): number =>
  Math.round((frames * SAMPLES_PER_FRAME * 1_000) / SAMPLE_RATE);

export type BareFrames = { bytes: Buffer<ArrayBuffer>; frames: number };

/**
 * The sound of an MP3 file without its tags. Files are joined by putting their frames in a row: the first frame of a
 * file refers to none before it. A frame of any other form is refused, because a player would stumble over it.
 */
export function bareFrames(file: Buffer): BareFrames {
  const parts: Buffer[] = [];
  let at = tagBytes(file);
  while (at < file.length && !isOldTag(file, at)) {
    const length = frameBytes(file, at);
    if (parts.length > 0 || !isInfo(file, at)) parts.push(file.subarray(at, at + length));
    else if (at + length >= file.length) throw new Error('an MP3 file without sound');
    at += length;
  }
  if (parts.length === 0) throw new Error('an MP3 file without sound');
  return { bytes: Buffer.concat(parts), frames: parts.length };
}

/** An ID3 tag at the beginning has its size in seven bits of each byte. */
function tagBytes(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [a, b, c, d] = [file[6]!, file[7]!, file[8]!, file[9]!];
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

const isOldTag = (file: Buffer, at: number) => file.toString('latin1', at, at + 3) === 'TAG';

function frameBytes(file: Buffer, at: number): number {
  const isOurs = HEADER.every((byte, index) => ((file[at + index] ?? 0) & FIXED_BITS[index]!) === byte);
  if (!isOurs) throw new Error(`not a frame of ours at byte ${at}`);
  const length = FRAME_BYTES + (file[at + 2]! & PADDING_BIT ? 1 : 0);
  if (at + length > file.length) throw new Error('the last frame is not complete');
  return length;
}

/** Encoders put a frame without sound first, which says how long the file is. */
function isInfo(file: Buffer, at: number): boolean {
  const from = at + HEADER_BYTES + SIDE_BYTES;
  return ['Xing', 'Info'].includes(file.toString('latin1', from, from + 4));
}

const TOC_BYTES = 100;
const HAS_FRAMES_BYTES_AND_TOC = 7;

/** A frame without sound that says how long a file is: players show its length at once, and seek to the byte. */
export function infoFrame({ frames, bytes }: { frames: number; bytes: number }): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.set(HEADER);
  const from = HEADER_BYTES + SIDE_BYTES;
  frame.write('Info', from, 'latin1');
  frame.writeUInt32BE(HAS_FRAMES_BYTES_AND_TOC, from + 4);
  frame.writeUInt32BE(frames, from + 8);
  frame.writeUInt32BE(bytes + FRAME_BYTES, from + 12);
  // The bit rate is constant, so a hundredth of the time is a hundredth of the bytes.
  for (let part = 0; part < TOC_BYTES; part++) frame[from + 16 + part] = Math.floor((part * 256) / TOC_BYTES);
  return frame;
}
