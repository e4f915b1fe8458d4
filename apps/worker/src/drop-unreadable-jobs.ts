import { Job, type Queue } from 'bullmq';
import type { Redis } from '@safira/store/redis';

/**
 * Removes active jobs that are not valid JSON, and returns their ids. BullMQ cannot parse them, so it cannot fail them:
 * they would come back for ever, each time their lock expires.
 */
export async function dropUnreadableJobs(queue: Queue, redis: Redis): Promise<string[]> {
  const active = queue.toKey('active');
  const dropped: string[] = [];
  for (const id of await redis.lrange(active, 0, -1)) {
    if (await isReadable(queue, id)) continue;
    const key = queue.toKey(id);
    const isOurs = (await redis.lrem(active, 0, id)) > 0; // another worker may be removing it too
    await redis.multi().srem(queue.toKey('stalled'), id).del(key, `${key}:lock`).exec();
    if (isOurs) dropped.push(id);
  }
  return dropped;
}

const isReadable = (queue: Queue, id: string): Promise<boolean> =>
  Job.fromId(queue, id).then(
    () => true,
    (error: unknown) => !(error instanceof SyntaxError),
  );
