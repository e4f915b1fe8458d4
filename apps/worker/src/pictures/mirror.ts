import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type ResizeOptions, type WebpOptions } from 'sharp';
import {
  type DuePicture,
  type Mirrored,
  type PictureKind,
  pictureAddress,
  pictureOf,
  type PictureSize,
} from '@safira/store/media/media';
import { formatOf } from './format.ts';
import type { MediaFetch } from './media-fetch.ts';

export type MirrorTools = {
  folder: string;
  /** Checks which hosts are allowed: see media-fetch.ts. */
  fetch: MediaFetch;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 4_096;

// A small original is not enlarged: that would only add bytes.
const inside = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
});
const wide = (width: number): ResizeOptions => ({ width, withoutEnlargement: true });

/** The small one is shown at 22 to 34 px, dozens of times on a page: twice 28 px is enough. */
const badge = { small: inside(56), large: inside(256) };
const boxes: Record<PictureKind, Record<PictureSize, ResizeOptions>> = {
  competition: badge,
  team: badge,
  face: badge,
  venue: { small: wide(320), large: wide(960) },
  highlight: { small: wide(320), large: wide(960) },
};

/** Stores a picture in two sizes, in files named after the hash of its bytes; throws an Error that states why not. */
export async function mirrorPicture(
  { folder, fetch, timeoutMs = TIMEOUT_MS }: MirrorTools,
  { sourceUrl, kind }: DuePicture,
): Promise<Mirrored> {
  const bytes = await download(fetch, sourceUrl, timeoutMs);
  const format = await checkedFormat(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const make = async (size: PictureSize) => {
    const { data, info } = await resized(bytes, { kind, size });
    const path = pictureAddress(pictureOf(sha256), size)!; // only null has no address
    await writeWhole(join(folder, path.replace('/media/', '')), data);
    return { path, width: info.width, height: info.height, bytes: data.length };
  };
  const [small, large] = [await make('small'), await make('large')];
  return { sha256, contentType: `image/${format}`, sizes: { small, large } };
}

/** Requests that address and no other: no redirect is followed, and no header or key is sent. */
async function download(
  fetch: MediaFetch,
  sourceUrl: string,
  timeoutMs: number,
): Promise<Buffer<ArrayBuffer>> {
  if (!/^https?:\/\//i.test(sourceUrl)) throw new Error('not an http URL');
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(sourceUrl, { redirect: 'manual', signal });
    if (response.status === 200) return await readBounded(response);
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new Error(`not fetched: ${reasonOf(error)}`, { cause: error });
  }
}

/** The Content-Length may be wrong, so the bytes are counted as they arrive. */
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

/** At the size of the small ones the lower quality is not visible. */
const encoding: Record<PictureSize, WebpOptions> = {
  small: { quality: 45, alphaQuality: 50, effort: 6 },
  large: { quality: 70, alphaQuality: 80 },
};

/** A truncated image is refused: sharp is set to fail on a decoder warning. */
async function resized(bytes: Buffer, { kind, size }: { kind: PictureKind; size: PictureSize }) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_SIDE ** 2, failOn: 'warning' })
      .autoOrient()
      .resize(boxes[kind][size])
      .webp(encoding[size])
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new Error(`a damaged image: ${reasonOf(error)}`, { cause: error });
  }
}

/** Written under a temporary name first: a process killed here leaves no partial file that would be served. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, data);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }); // on a full disk every attempt would leave a partial file
    throw error;
  }
}

/** undici's message is only `fetch failed`; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
