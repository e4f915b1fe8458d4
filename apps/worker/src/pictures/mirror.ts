import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type ResizeOptions } from 'sharp';
import {
  type DuePicture,
  type Mirrored,
  type PictureKind,
  pictureAddress,
  pictureOf,
  type PictureSize,
} from '@safira/store/media';
import { formatOf } from './format.ts';
import type { MediaFetch } from './media-fetch.ts';

export type MirrorTools = {
  folder: string;
  /** Which hosts may be asked is its matter: see media-fetch.ts. */
  fetch: MediaFetch;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 4_096;

// A small original stays as it is: made larger it would only weigh more.
const inside = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
});
const wide = (width: number): ResizeOptions => ({ width, withoutEnlargement: true });

const badge = { small: inside(64), large: inside(256) };
const boxes: Record<PictureKind, Record<PictureSize, ResizeOptions>> = {
  competition: badge,
  team: badge,
  face: badge,
  ground: { small: wide(320), large: wide(960) },
  film: { small: wide(320), large: wide(960) },
};

/** Keeps a picture in two sizes, in files named after its bytes; throws an Error with the reason where it cannot. */
export async function mirrorPicture(
  { folder, fetch: ask, timeoutMs = TIMEOUT_MS }: MirrorTools,
  { sourceUrl, kind }: DuePicture,
): Promise<Mirrored> {
  const bytes = await download(ask, sourceUrl, timeoutMs);
  const format = await checkedFormat(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const make = async (size: PictureSize) => {
    const { data, info } = await resized(bytes, boxes[kind][size]);
    const path = pictureAddress(pictureOf(sha256), size)!; // only null has no address
    await writeWhole(join(folder, path.replace('/media/', '')), data);
    return { path, width: info.width, height: info.height, bytes: data.length };
  };
  const [small, large] = [await make('small'), await make('large')];
  return { sha256, contentType: `image/${format}`, sizes: { small, large } };
}

/** Asks that address and no other, and says nothing of ourselves: no key, no redirect. */
async function download(ask: MediaFetch, sourceUrl: string, timeoutMs: number): Promise<Buffer<ArrayBuffer>> {
  if (!/^https?:\/\//i.test(sourceUrl)) throw new Error('no http address');
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await ask(sourceUrl, { redirect: 'manual', signal });
    if (response.status === 200) return await readBounded(response);
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new Error(`not fetched: ${reasonOf(error)}`, { cause: error });
  }
}

/** A length that is told may be wrong, so the bytes are counted as they come. */
async function readBounded({ body }: Awaited<ReturnType<MediaFetch>>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function checkedFormat(bytes: Buffer): Promise<string> {
  const format = formatOf(bytes);
  if (!format) throw new Error('not an image');
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`a damaged image: ${reasonOf(error)}`, { cause: error });
    });
  if (Math.max(width, height) > MAX_SIDE) throw new Error(`${width} × ${height} px is too large`);
  return format;
}

/** Half an image is refused: sharp takes a warning of the decoder for a failure. */
async function resized(bytes: Buffer, box: ResizeOptions) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_SIDE ** 2, failOn: 'warning' })
      .autoOrient()
      .resize(box)
      // Dozens of the small ones stand on a page; at 28 px nobody sees the difference.
      .webp({ quality: 70, alphaQuality: 80 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new Error(`a damaged image: ${reasonOf(error)}`, { cause: error });
  }
}

/** Under another name first: whoever is killed here leaves no half file that somebody would be served. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, data);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }); // on a full disk every attempt would leave one
    throw error;
  }
}

/** `fetch failed` says nothing; what failed is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
