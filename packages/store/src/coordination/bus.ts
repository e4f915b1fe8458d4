import { z } from 'zod';
import { LiveMessage } from '@safira/contract/matches/live';
import { ChangeScope } from '../matches/changes.ts';
import { withinMs, type Redis } from '../redis.ts';

/** Which match changed, and what else a cached response may depend on. */
export const Changed = z.object({
  matchId: z.int(),
  /** The kick-off before the change and after it. */
  kickoffs: z.array(z.iso.datetime()),
  /** Absent in messages of the previous version: any season and any team may be affected. */
  scope: ChangeScope.optional(),
});
export type Changed = z.infer<typeof Changed>;

/** A message of the publisher to the API processes. Without changes it is a heartbeat with the position of the log. */
export const BusMessage = z.object({
  /** The `head` of the previous message: a listener that knows another number has missed a message. */
  prev: z.int(),
  head: z.int(),
  /** The changes that make snapshots stale. */
  changed: z.array(Changed),
  /** The same messages that go to nchan, for the fallback stream. */
  live: z.array(z.object({ channel: z.string(), message: LiveMessage })),
});
export type BusMessage = z.infer<typeof BusMessage>;

/** From any worker: data outside the change log has changed. Neither a heartbeat nor a position in the log. */
const InvalidateAll = z.object({ forget: z.literal('all') });

/** A message that could not be read, with the reason: a change may have been missed. */
type Rejected = { rejected: string };

/** What an API process receives. */
export type BusEvent = BusMessage | z.infer<typeof InvalidateAll> | Rejected;
const Readable = z.union([BusMessage, InvalidateAll]);

/** Heartbeat interval of the publisher. After twice as long without one, API processes must not trust their caches. */
export const BEAT_MS = 2_000;

const PUBLISH_TIMEOUT_MS = 500;
const LONGEST_REASON = 500;

export async function publishToBus(redis: Redis, message: BusMessage): Promise<void> {
  await withinMs(PUBLISH_TIMEOUT_MS, redis.publish(channelOf(redis), JSON.stringify(message)));
}

/** After pictures changed: API processes drop all cached responses. */
export async function publishInvalidateAll(redis: Redis): Promise<void> {
  const message: BusEvent = { forget: 'all' };
  await withinMs(PUBLISH_TIMEOUT_MS, redis.publish(channelOf(redis), JSON.stringify(message)));
}

/** Needs its own connection: a subscribed one accepts no other commands. */
export function listenToBus(redis: Redis, onEvent: (event: BusEvent) => void): void {
  redis.on('message', (_channel: string, text: string) => onEvent(parseMessage(text)));
  // Only on a ready connection: one that is still selecting its database loses its subscriptions.
  const subscribe = () => void redis.subscribe(channelOf(redis)).catch(() => {});
  redis.on('ready', subscribe);
  if (redis.status === 'ready') subscribe();
}

/** Never throws: an exception in a connection's listener would end the process. */
function parseMessage(text: string): BusEvent {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { rejected: 'not JSON' };
  }
  const parsed = Readable.safeParse(message);
  return parsed.success ? parsed.data : { rejected: z.prettifyError(parsed.error).slice(0, LONGEST_REASON) };
}

/** Redis separates keys by database number, but not messages, so the number is part of the channel name. */
const channelOf = (redis: Redis) => `safira:${redis.options.db ?? 0}:matches`;
