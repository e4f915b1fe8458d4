import { createHash } from 'node:crypto';
import { AppError, type ErrorCode } from '@safira/contract/errors';
import { uploadImage } from '@safira/contract/newsroom/images';
import type { Clock } from '@safira/football/time/clock';
import { encodeImage, type EncoderSettings } from '@safira/media/images/encode';
import type { ImageFault } from '@safira/media/images/encoded-message';
import { imageFormatOf, imageKey, imageWidths } from '@safira/media/images/image';
import type { MediaStore } from '@safira/media/media-store';
import type { Db } from '@safira/store/db';
import { findImage, saveImage } from '@safira/store/news/images';
import { signedInCaller } from '../../access.ts';
import type { Api } from '../../serve.ts';
import { serveUpload } from '../../serve-upload.ts';
import { makeTurns } from '../../turns.ts';

export type ImageTools = { db: Db; clock: Clock; media: MediaStore; images?: ImageSettings };

export type ImageSettings = EncoderSettings & {
  /** How long an upload waits for its turn. */
  patienceMs?: number;
};

/** Each takes a core and up to 500 MB. The edge waits for an answer as long as a turn and an encoding may take. */
const AT_ONCE = 2;
const MOST_WAITING = 6;
const PATIENCE_MS = 10_000;

const codes: Record<ImageFault, ErrorCode> = {
  animated: 'image_type',
  dimensions: 'image_dimensions',
  unreadable: 'image_unreadable',
};

/** NEWS-04: what is stored are pixels of the uploaded file, encoded anew, and nothing else of it. */
export function imageRoutes(api: Api, { db, clock, media, images = {} }: ImageTools): void {
  const { patienceMs = PATIENCE_MS, ...encoder } = images;
  const takeTurn = makeTurns({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    patienceMs,
    refusal: 'images_busy',
  });

  serveUpload(api, uploadImage, async ({ bytes, caller }) => {
    const { userId } = signedInCaller(caller);
    if (!imageFormatOf(bytes)) throw new AppError('image_type', 'other first bytes');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await findImage(db, sha256);
    if (known && (await hasFiles(media, sha256))) return { data: { image: known } };
    const encoding = await takeTurn(() => encodeImage(bytes, encoder));
    if (!encoding.ok) throw new AppError(codes[encoding.fault], encoding.detail);
    const { width, height, files } = encoding.image;
    // The files first: an image in the table always has them.
    for (const file of files) await media.put(imageKey(sha256, file.width), file.bytes);
    const now = new Date(clock.now());
    return { data: { image: await saveImage(db, { sha256, width, height, userId, now }) } };
  });
}

/** Not so after the folder was lost: the image is then stored again. */
async function hasFiles(media: MediaStore, sha256: string): Promise<boolean> {
  const found = await Promise.all(imageWidths.map((width) => media.exists(imageKey(sha256, width))));
  return found.every(Boolean);
}
