import type { Logger } from '@safira/operations/log';
import { isUrgent } from '@safira/football/changes';
import type { Clock } from '@safira/football/clock';
import { dateIn } from '@safira/football/days';
import { DEFAULT_ZONE } from '@safira/football/zone-classes';
import { BEAT_MS, type BusMessage, tellBus } from '@safira/store/bus';
import type { Db } from '@safira/store/db';
import { findLeaseReport } from '@safira/store/leases';
import { findMark, listChanges, type LoggedChange, saveMark } from '@safira/store/match-changes';
import type { Redis } from '@safira/store/redis';
import type { Fault } from './faults.ts';
import { changedMatches, channelMessages, standing } from './messages.ts';
import { publishLag } from './metrics.ts';
import { post, warm } from './push.ts';

export type PublisherTools = {
  db: Db;
  redis: Redis;
  clock: Clock;
  log: Logger;
  fault: Fault;
  pushUrls: readonly string[];
  edgeUrl: string;
  /** Resolves when changes may be waiting, or the time is up. */
  waitForChanges: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** What is not urgent is gathered for this long. */
const TICK_MS = 1_000;
/** Also while changes are told: they do not say how old the rest is. */
const STANDING_MS = 15_000;
/** More than are played at once on the fullest day; what is beyond follows in the next message. */
const BATCH = 200;

/**
 * Tells the world what happened, in the order of the log: the API processes, the edge, then the mark.
 * A crash between any two steps means telling twice, which the numbers make harmless.
 */
export async function publishChanges(tools: PublisherTools, signal: AbortSignal): Promise<void> {
  let mark = await findMark(tools.db);
  let postedAt = -Infinity;
  let stoodAt = -Infinity;
  let beatAt = -Infinity;

  while (!signal.aborted) {
    const logged = await listChanges(tools.db, { after: mark, limit: BATCH });
    const now = performance.now();
    const isDue =
      logged.length === BATCH ||
      logged.some(({ change }) => isUrgent(change.kinds)) ||
      now - postedAt >= TICK_MS;

    if (logged.length > 0 && isDue) {
      await tell(tools, { mark, logged });
      tools.fault('before-mark');
      mark = logged.at(-1)!.change.seq;
      await saveMark(tools.db, mark);
      postedAt = performance.now();
      beatAt = postedAt;
      continue;
    }
    if (now - beatAt >= BEAT_MS) {
      await tellApis(tools, { prev: mark, head: mark, changed: [], live: [] });
      beatAt = now;
    }
    if (now - stoodAt >= STANDING_MS) {
      const report = await findLeaseReport(tools.db, 'live');
      const message = standing(mark, report?.asOf);
      await tellApis(tools, { prev: mark, head: mark, changed: [], live: [message] });
      await post(tools, [message]);
      stoodAt = now;
    }
    await tools.waitForChanges(logged.length > 0 ? postedAt + TICK_MS - now : TICK_MS, signal);
  }
}

async function tell(
  tools: PublisherTools,
  { mark, logged }: { mark: number; logged: LoggedChange[] },
): Promise<void> {
  const messages = channelMessages(mark, logged);
  const head = logged.at(-1)!.change.seq;
  await tellApis(tools, { prev: mark, head, changed: changedMatches(logged), live: messages });
  await warm(tools.edgeUrl, { seq: head, dates: [dateIn(DEFAULT_ZONE, tools.clock.now())] });
  await post(tools, messages);
  for (const { change } of logged)
    publishLag.observe((Date.now() - Date.parse(change.patch.lastUpdated)) / 1_000);
  tools.fault('after-post');
}

/** With Redis away the API processes hear no beat and stop trusting what they hold: nothing is wrong, only slower. */
async function tellApis({ redis, log }: PublisherTools, message: BusMessage): Promise<void> {
  await tellBus(redis, message).catch((error: unknown) =>
    log.warn({ err: error }, 'the bus did not take the message'),
  );
}
