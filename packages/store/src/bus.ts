import { z } from 'zod';
import { LiveMessage } from '@safira/contract/live';
import { withinMs, type Redis } from './redis.ts';

/** What the publisher tells the API processes. Without changes it is a beat: the bus is alive, the log stands at `head`. */
export const BusMessage = z.object({
  head: z.int(),
  /** Which snapshots are out of date. */
  changed: z.array(z.object({ matchId: z.int(), kickoffs: z.array(z.iso.datetime()) })),
  /** The same messages that go to nchan, for the fallback stream. */
  live: z.array(z.object({ channel: z.string(), message: LiveMessage })),
});
export type BusMessage = z.infer<typeof BusMessage>;

export type Changed = BusMessage['changed'][number];

/** The publisher beats this often; silence for twice as long means that nobody may trust what it holds. */
export const BEAT_MS = 2_000;

const CHANNEL = 'safira:matches';
const PUBLISH_TIMEOUT_MS = 500;

export async function tellBus(redis: Redis, message: BusMessage): Promise<void> {
  await withinMs(PUBLISH_TIMEOUT_MS, redis.publish(CHANNEL, JSON.stringify(message)));
}

/** Needs a connection of its own: a subscribed one can do nothing else. */
export async function listenToBus(redis: Redis, hear: (message: BusMessage) => void): Promise<void> {
  redis.on('message', (_channel: string, text: string) => {
    const parsed = BusMessage.safeParse(JSON.parse(text));
    if (parsed.success) hear(parsed.data);
  });
  await redis.subscribe(CHANNEL);
}
