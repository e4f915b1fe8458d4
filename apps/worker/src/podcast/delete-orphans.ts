import type { MediaStore } from '@safira/media/media-store';
import type { Lease } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { listFileKeys } from '@safira/store/podcasts/production';

/**
 * Deletes the sounds that no episode has: those of producers that were killed, of episodes that were replaced, and those
 * that an admin removed. The key has the term of its producer: the file of a newer one may be about to be published.
 */
export async function deleteOrphans(
  { db, media }: { db: Db; media: MediaStore },
  { term }: Pick<Lease, 'term'>,
): Promise<number> {
  // The files first: one that is published between the two readings is then not an orphan.
  const files = await media.list('podcast');
  if (files.length === 0) return 0;
  const known = await listFileKeys(db);
  const orphans = files.filter((key) => !known.has(key) && termOf(key) <= term);
  for (const key of orphans) await media.remove(key);
  return orphans.length;
}

/** Of a file that we did not name: infinite, so that it stays. */
const termOf = (key: string): number =>
  Number(/^podcast\/\d+-(\d+)-[0-9a-f]+\.mp3$/.exec(key)?.[1] ?? Infinity);
