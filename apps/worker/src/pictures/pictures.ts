import type { Clock } from '@safira/football/time/clock';
import type { Logger } from '@safira/operations/log';
import type { Db } from '@safira/store/db';
import { type DuePicture, saveMirrored, saveMirrorFailed } from '@safira/store/media/media';
import type { MediaFetch } from './media-fetch.ts';
import { mirrorPicture } from './mirror.ts';

export type PictureTools = { db: Db; folder: string; fetch: MediaFetch; clock: Clock; log: Logger };

const AT_ONCE = 4;

/**
 * Mirrors due pictures, four at a time; a picture that cannot be fetched is tried again later, the others go on.
 * Returns how many addresses now have another picture: if any, the API processes must invalidate their caches.
 */
export async function mirrorDue(tools: PictureTools, due: readonly DuePicture[]): Promise<number> {
  const waiting = due.values();
  let changed = 0;
  let failed = 0;
  const work = async () => {
    for (const picture of waiting) {
      const outcome = await mirrorOne(tools, picture);
      if (outcome === 'changed') changed++;
      if (outcome === 'failed') failed++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (due.length > 0) tools.log.info({ due: due.length, changed, failed }, 'pictures mirrored');
  return changed;
}

async function mirrorOne({ db, folder, fetch, clock, log }: PictureTools, picture: DuePicture) {
  const { sourceUrl } = picture;
  const mirrored = await mirrorPicture({ folder, fetch }, picture).catch((error: unknown) => {
    log.debug({ err: error, sourceUrl }, 'picture could not be mirrored');
    return undefined;
  });
  if (mirrored) {
    const isChanged = await saveMirrored(db, { ...mirrored, sourceUrl, now: clock.now() });
    return isChanged ? 'changed' : 'same';
  }
  await saveMirrorFailed(db, { sourceUrl, now: clock.now() });
  return 'failed';
}
