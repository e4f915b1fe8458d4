import { z } from 'zod';
import { LiveMessage } from '@safira/contract/live';
import { ChangeScope } from './match-changes.ts';
import { withinMs, type Redis } from './redis.ts';

/** Which match changed, and what a kept answer may depend on beside it. */
export const Changed = z.object({
  matchId: z.int(),
  /** Before the change and after it. */
  kickoffs: z.array(z.iso.datetime()),
  /** Absent in notices of the version before: any season and any team may be affected. */
  scope: ChangeScope.optional(),
});
export type Changed = z.infer<typeof Changed>;

/** What the publisher tells the API processes. Without changes it is a beat: the bus is alive, the log stands at `head`. */
export const BusMessage = z.object({
  /** Where the log stood at the message before: a listener that knows another number has missed something. */
  prev: z.int(),
  head: z.int(),
  /** Which snapshots are out of date. */
  changed: z.array(Changed),
  /** The same messages that go to nchan, for the fallback stream. */
  live: z.array(z.object({ channel: z.string(), message: LiveMessage })),
});
export type BusMessage = z.infer<typeof BusMessage>;

/** From any worker: something that no match tells of has changed. Neither a beat nor a number of the log. */
const Forget = z.object({ forget: z.literal('all') });

/** What could not be read, and why: a change may have been missed with it. */
type Rejected = { rejected: string };

/** What an API process hears. */
export type BusEvent = BusMessage | z.infer<typeof Forget> | Rejected;
const Readable = z.union([BusMessage, Forget]);

/** The publisher beats this often; silence for twice as long means that nobody may trust what it holds. */
export const BEAT_MS = 2_000;

const PUBLISH_TIMEOUT_MS = 500;
const LONGEST_REASON = 500;

export async function publishToBus(redis: Redis, message: BusMessage): Promise<void> {
  await withinMs(PUBLISH_TIMEOUT_MS, redis.publish(channelOf(redis), JSON.stringify(message)));
}

/** After pictures changed: no API process answers from what it holds of before. */
export async function publishInvalidateAll(redis: Redis): Promise<void> {
  const message: BusEvent = { forget: 'all' };
  await withinMs(PUBLISH_TIMEOUT_MS, redis.publish(channelOf(redis), JSON.stringify(message)));
}

/** Needs a connection of its own: a subscribed one can do nothing else. */
export function listenToBus(redis: Redis, hear: (message: BusEvent) => void): void {
  redis.on('message', (_channel: string, text: string) => hear(parseMessage(text)));
  // Only a connection that is ready: one that is still choosing its database forgets what it subscribed to.
  const join = () => void redis.subscribe(channelOf(redis)).catch(() => {});
  redis.on('ready', join);
  if (redis.status === 'ready') join();
}

/** Never throws: in the listener of a connection it would end the process. */
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

/** Redis keeps keys apart by the number of its database, but not messages: the number is part of the name. */
const channelOf = (redis: Redis) => `safira:${redis.options.db ?? 0}:matches`;
