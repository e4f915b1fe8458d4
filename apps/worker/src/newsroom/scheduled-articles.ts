import type { Clock } from '@safira/football/time/clock';
import type { Logger } from '@safira/operations/log';
import type { Db } from '@safira/store/db';
import { publishScheduled } from '@safira/store/newsroom/publish-scheduled';
import type { Progress } from '../progress.ts';
import { sleep } from '../sleep.ts';

const POLL_MS = 1_000;
const ROUND_MS = 60_000;

type Tools = { db: Db; clock: Clock; log: Logger; progress?: Progress };

/** NEWS-04: publishes scheduled articles when their time has come, until stopped. Any number of workers may. */
export async function runScheduledArticles(
  { db, clock, log, progress }: Tools,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    progress?.note('scheduled-articles', ROUND_MS);
    try {
      const articles = await publishScheduled(db, new Date(clock.now()));
      if (articles.length > 0) log.info({ articles }, 'scheduled articles published');
    } catch (error) {
      log.warn({ err: error }, 'scheduled articles could not be published: tried again');
    }
    await sleep(POLL_MS, stop);
  }
  progress?.end('scheduled-articles');
}
