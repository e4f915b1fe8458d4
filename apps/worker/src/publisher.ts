import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/clock';
import { dateIn } from '@safira/football/days';
import { DEFAULT_ZONE } from '@safira/football/zone-classes';
import { BEAT_MS, type BusMessage, publishToBus } from '@safira/store/bus';
import type { Db } from '@safira/store/db';
import { findLeaseReport } from '@safira/store/leases';
import {
  findPublishedSeq,
  listChanges,
  savePublishedSeq,
  type UnreadableChange,
} from '@safira/store/match-changes';
import { saveRefused } from '@safira/store/quarantine';
import type { Redis } from '@safira/store/redis';
import type { Fault } from './faults.ts';
import {
  type ChannelMessage,
  channelMessages,
  headOf,
  heartbeat,
  isUrgentRun,
  noticesOf,
  type Run,
} from './messages.ts';
import { changesQuarantined, publishLag } from './metrics.ts';
import type { Progress } from './progress.ts';
import { post, warm } from './push.ts';

export type PublisherTools = {
  db: Db;
  redis: Redis;
  clock: Clock;
  log: Logger;
  fault: Fault;
  pushUrls: readonly string[];
  /** What the edge's private port asks for. */
  publishSecret: string;
  edgeUrl: string;
  /** Resolves when changes may be waiting, or the time is up. */
  waitForChanges: (ms: number, signal: AbortSignal) => Promise<void>;
  progress?: Progress;
};

/** A round takes a second; with a full batch and a slow edge node, half a minute. */
const ROUND_MS = 60_000;
/** What is not urgent is gathered for this long. */
const TICK_MS = 1_000;
/** Also while changes are pushed: they do not say how old the rest is. It also steps over what was not pushed. */
const HEARTBEAT_MS = 15_000;
/** More than are played at once on the fullest day; what is beyond follows in the next message. */
const BATCH = 200;

/** How far the channel of all matches was pushed. */
type Chain = {
  /**
   * Clients that stand here or later have missed nothing. Not stored: after a takeover it is the mark, and clients
   * that stand before it read the snapshot again once.
   */
  completeFrom: number;
  /** Whether clients before it were sent a message that says so. */
  isAnnounced: boolean;
};

/**
 * Publishes the log in its order: to the API processes, to the edge, then the mark.
 * A crash between any two steps means publishing twice, which the numbers make harmless.
 */
export async function publishChanges(tools: PublisherTools, signal: AbortSignal): Promise<void> {
  let mark = await findPublishedSeq(tools.db);
  const chain: Chain = { completeFrom: mark, isAnnounced: false };
  let publishedAt = -Infinity;
  let heartbeatAt = -Infinity;
  let beatAt = -Infinity;

  while (!signal.aborted) {
    tools.progress?.note('publisher', ROUND_MS);
    const run = await listChanges(tools.db, { after: mark, limit: BATCH });
    const size = run.changes.length + run.unreadable.length;
    const now = performance.now();
    const isDue = size === BATCH || isUrgentRun(run, tools.clock.now()) || now - publishedAt >= TICK_MS;

    if (size > 0 && isDue) {
      await publish(tools, { mark, run, chain });
      tools.fault('before-mark');
      mark = headOf(run);
      await savePublishedSeq(tools.db, mark);
      publishedAt = performance.now();
      beatAt = publishedAt;
      continue;
    }
    if (now - beatAt >= BEAT_MS) {
      await tellApis(tools, { prev: mark, head: mark, changed: [], live: [] });
      beatAt = now;
    }
    if (now - heartbeatAt >= HEARTBEAT_MS) {
      await sendHeartbeat(tools, mark, chain);
      heartbeatAt = now;
    }
    await tools.waitForChanges(size > 0 ? publishedAt + TICK_MS - now : TICK_MS, signal);
  }
}

async function publish(
  tools: PublisherTools,
  { mark, run, chain }: { mark: number; run: Run; chain: Chain },
): Promise<void> {
  await quarantine(tools, run.unreadable);
  const head = headOf(run);
  const { messages, completeFrom } = channelMessages(run, {
    completeFrom: chain.completeFrom,
    now: tools.clock.now(),
  });
  await tellApis(tools, { prev: mark, head, changed: noticesOf(run), live: messages });
  if (messages.length > 0) await push(tools, head, messages);
  if (completeFrom > chain.completeFrom) chain.isAnnounced = messages.length > 0;
  chain.completeFrom = completeFrom;
  tools.fault('after-post');
}

async function push(tools: PublisherTools, head: number, messages: ChannelMessage[]): Promise<void> {
  await warm(tools.edgeUrl, { seq: head, dates: [dateIn(DEFAULT_ZONE, tools.clock.now())] });
  await post(tools, messages);
  for (const { patch } of messages[0]!.message.changes)
    publishLag.observe((Date.now() - Date.parse(patch.lastUpdated)) / 1_000);
}

/** The entry is kept for a look at it, and passed over: what comes after it must not wait. */
async function quarantine({ db, log }: PublisherTools, unreadable: readonly UnreadableChange[]) {
  if (unreadable.length === 0) return;
  const refused = unreadable.map(({ seq, reason, row }) => ({ id: seq, reason, item: row }));
  await saveRefused(db, 'match_changes', refused);
  changesQuarantined.inc(unreadable.length);
  log.warn({ seqs: unreadable.map(({ seq }) => seq) }, 'entries of the log could not be read');
}

async function sendHeartbeat(tools: PublisherTools, mark: number, chain: Chain): Promise<void> {
  const report = await findLeaseReport(tools.db, 'live');
  const message = heartbeat({ completeFrom: chain.completeFrom, head: mark, asOf: report?.asOf });
  await tellApis(tools, { prev: mark, head: mark, changed: [], live: [message] });
  if (chain.isAnnounced) await post(tools, [message]);
  else await push(tools, mark, [message]); // readers will come for the snapshot
  chain.isAnnounced = true;
}

/** With Redis away the API processes hear no beat and stop trusting what they hold: nothing is wrong, only slower. */
async function tellApis({ redis, log }: PublisherTools, message: BusMessage): Promise<void> {
  await publishToBus(redis, message).catch((error: unknown) =>
    log.warn({ err: error }, 'the bus did not take the message'),
  );
}
