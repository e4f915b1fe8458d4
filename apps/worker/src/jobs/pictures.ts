import { inGroups } from '@safira/provider/in-groups';
import { listDuePictures } from '@safira/store/media/media';
import { publishInvalidateAll } from '@safira/store/coordination/bus';
import { makeMediaFetch, standardMediaHosts } from '../pictures/media-fetch.ts';
import { mirrorDue } from '../pictures/pictures.ts';
import type { JobTools, Task } from './job.ts';

const AT_ONCE = 20;

const fromStandardHosts = makeMediaFetch({ hosts: standardMediaHosts, simulated: [] });

/** Crests, competition logos and faces. Fetching them costs no provider calls. */
export async function duePictures(tools: JobTools, limit: number): Promise<Task[]> {
  const due = await listDuePictures(tools.db, tools.clock.now(), limit * AT_ONCE);
  return inGroups(due, AT_ONCE).map((group) => async () => {
    const { db, mediaFolder: folder, fetchMedia: fetch = fromStandardHosts, clock, log, redis } = tools;
    const changed = await mirrorDue({ db, folder, fetch, clock, log }, group);
    if (changed > 0 && redis) await publishInvalidateAll(redis);
  });
}
