// Encodes one image from stdin to stdout. Started by encode.ts: a decoder that crashes, hangs or is taken over by what
// it reads does so in this process, which has no settings, no secrets and little memory.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type EncodedHead, type ImageFault, toMessage } from './encoded-message.ts';
import { imageWidths, LONGEST_SIDE, MOST_PIXELS } from './image.ts';

const QUALITY = 76;

sharp.cache(false);
sharp.concurrency(1);
// No other decoder of the library can be reached, whatever the first bytes look like to it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const bytes = await buffer(process.stdin);
const message = await encode(bytes).catch((error: unknown) => faultOf('unreadable', String(error)));
process.stdout.write(message);

async function encode(input: Buffer): Promise<Buffer> {
  const { width, height, pages = 1 } = await sharp(input, { limitInputPixels: false }).metadata();
  if (pages > 1) return faultOf('animated', `${pages} frames`);
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    return faultOf('dimensions', `${width} × ${height} px`);
  const { data, info } = await decode(input);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: Buffer[] = [];
  for (const most of imageWidths) {
    const pixels = sharp(data, { raw }).resize({ width: most, withoutEnlargement: true });
    files.push(await pixels.webp({ quality: QUALITY }).toBuffer());
  }
  const head: EncodedHead = {
    width: info.width,
    height: info.height,
    lengths: files.map(({ length }) => length),
  };
  return toMessage(head, files);
}

/** Pixels alone, upright and in sRGB: no metadata, profile or unread byte of the file is in them. */
function decode(input: Buffer) {
  return sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
    .autoOrient()
    .resize({ width: Math.max(...imageWidths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

function faultOf(fault: ImageFault, detail: string): Buffer {
  return toMessage({ fault, detail: detail.slice(0, 200) });
}
