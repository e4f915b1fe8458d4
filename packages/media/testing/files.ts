import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** For tests: images and parts of them. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

export const jpeg = await noise(48, 32).jpeg().toBuffer();
export const png = await noise(48, 32).png().toBuffer();
export const webp = await noise(48, 32).webp().toBuffer();
export const gif = await noise(48, 32).gif().toBuffer();
export const movingWebp = await sharp([png, await noise(48, 32).png().toBuffer()], {
  join: { animated: true },
})
  .webp({ delay: [100, 100] })
  .toBuffer();

const PNG_START = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Chunks after the header of a PNG. */
export function pngWith(...chunks: Buffer[]): Buffer {
  const end = PNG_START.length + 25;
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)]);
}

/** A PNG of one bit a pixel, all black, which takes a thousandth of its pixels in bytes. */
export function blackPng(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 1 });
  const end = pngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([PNG_START, pngChunk('IHDR', head), pngChunk('IDAT', pixels), end]);
}

/** A segment right after the start of a JPEG. */
export function jpegWith(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** The same JPEG, saying that it has other dimensions. */
export function jpegOfSize(width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

export function riff(form: string, ...chunks: [name: string, data: Buffer][]): Buffer {
  const parts = chunks.map(([name, data]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from(form), ...parts]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** The names of the chunks of a WebP file; a file with a byte outside of them has the name `rest`. */
export function webpChunks(file: Buffer): string[] {
  const names: string[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    names.push(file.toString('latin1', at, at + 4));
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === file.length && file.readUInt32LE(4) === file.length - 8 ? names : [...names, 'rest'];
}
