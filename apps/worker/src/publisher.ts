import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/time/clock';
import { dateIn } from '@safira/football/time/days';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import { BEAT_MS, type BusMessage, publishToBus } from '@safira/store/coordination/bus';
import type { Db } from '@safira/store/db';
import { findLeaseReport } from '@safira/store/coordination/leases';
import {
  findPublishedSeq,
  listChanges,
  savePublishedSeq,
  type UnreadableChange,
} from '@safira/store/matches/changes';
import { saveRefused } from '@safira/store/sync/quarantine';
import type { Redis } from '@safira/store/redis';
import type { Edges } from './edges.ts';
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
import { changesQuarantined } from './metrics.ts';
import type { Progress } from './progress.ts';

export type PublisherTools = {
  db: Db;
  redis: Redis;
  clock: Clock;
  log: Logger;
  fault: Fault;
  edges: Edges;
  /** Resolves when changes may be waiting, or the time is up. */
  waitForChanges: (ms: number, signal: AbortSignal) => Promise<void>;
  progress?: Progress;
};

/** A round takes a second, and longer while PostgreSQL is slow. */
const ROUND_MS = 60_000;
/** Changes that are not urgent are collected for this long: with their delivery to all clients less than a second. */
const COLLECT_MS = 500;
/** Without changes, the log is read again after this time. */
const TICK_MS = 1_000;
/**
 * Also sent while changes are pushed, because those do not contain the age of the other data. It also moves clients
 * past the numbers of changes that were not pushed.
 */
const HEARTBEAT_MS = 15_000;
/** More matches than are played at once on the fullest day; further changes follow in the next message. */
const BATCH = 200;

/** How far clients of the channel of all matches can follow without a gap. */
type Chain = {
  /**
   * Clients at this number or later have missed nothing. Not stored: after a takeover it is the stored mark, and
   * clients that are behind it read the snapshot again once.
   */
  completeFrom: number;
  /** Whether a message with this number was sent, from which clients that are behind it see their gap. */
  isAnnounced: boolean;
};

/**
 * Publishes the change log in order: to the API processes, to the queues of the edge nodes, then saves the mark. After
 * a crash changes are published twice, or, queued behind the mark, not at all: the sequence numbers make both harmless,
 * because the first heartbeat of the next publisher sends clients that are behind the mark to the snapshot.
 */
export async function publishChanges(tools: PublisherTools, signal: AbortSignal): Promise<void> {
  tools.edges.begin();
  try {
    await publishUntil(tools, signal);
  } finally {
    await tools.edges.end();
  }
}

async function publishUntil(tools: PublisherTools, signal: AbortSignal): Promise<void> {
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
    const isDue = size === BATCH || isUrgentRun(run, tools.clock.now()) || now - publishedAt >= COLLECT_MS;

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
      await notifyApis(tools, { prev: mark, head: mark, changed: [], live: [] });
      beatAt = now;
    }
    if (now - heartbeatAt >= HEARTBEAT_MS) {
      await sendHeartbeat(tools, mark, chain);
      heartbeatAt = now;
    }
    await tools.waitForChanges(size > 0 ? publishedAt + COLLECT_MS - now : TICK_MS, signal);
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
  await notifyApis(tools, { prev: mark, head, changed: noticesOf(run), live: messages });
  if (messages.length > 0) push(tools, { messages, head, isWarmed: true });
  if (completeFrom > chain.completeFrom) chain.isAnnounced = messages.length > 0;
  chain.completeFrom = completeFrom;
  tools.fault('after-post');
}

function push(
  { edges, clock }: PublisherTools,
  { messages, head, isWarmed }: { messages: ChannelMessage[]; head: number; isWarmed: boolean },
): void {
  const version = { seq: head, dates: [dateIn(DEFAULT_ZONE, clock.now())] };
  edges.send({ messages, version, isWarmed });
}

/** An unreadable entry is stored for inspection and skipped: later entries must not wait for it. */
async function quarantine({ db, log }: PublisherTools, unreadable: readonly UnreadableChange[]) {
  if (unreadable.length === 0) return;
  const refused = unreadable.map(({ seq, reason, row }) => ({ id: seq, reason, item: row }));
  await saveRefused(db, 'match_changes', refused);
  changesQuarantined.inc(unreadable.length);
  log.warn({ seqs: unreadable.map(({ seq }) => seq) }, 'entries of the change log could not be read');
}

async function sendHeartbeat(tools: PublisherTools, mark: number, chain: Chain): Promise<void> {
  const report = await findLeaseReport(tools.db, 'live');
  const message = heartbeat({ completeFrom: chain.completeFrom, head: mark, asOf: report?.asOf });
  await notifyApis(tools, { prev: mark, head: mark, changed: [], live: [message] });
  push(tools, { messages: [message], head: mark, isWarmed: !chain.isAnnounced });
  chain.isAnnounced = true;
}

/** While Redis is unavailable the API processes receive no beat and stop trusting their caches: slower, never wrong. */
async function notifyApis({ redis, log }: PublisherTools, message: BusMessage): Promise<void> {
  await publishToBus(redis, message).catch((error: unknown) =>
    log.warn({ err: error }, 'message could not be published to the bus'),
  );
}
