import { Agent, request } from 'undici';
import type { Logger } from '@safira/operations/log';
import type { ChannelMessage } from './messages.ts';
import { postsFailed } from './metrics.ts';

const POST_TIMEOUT_MS = 1_000;
const WARM_TIMEOUT_MS = 400;

/** Sockets to one node: a derby night is some hundred messages at once, and each waits for its answer. */
const AT_ONCE = 8;
const edges = new Agent({
  connections: AT_ONCE,
  headersTimeout: POST_TIMEOUT_MS,
  bodyTimeout: POST_TIMEOUT_MS,
});

/**
 * Posts to every edge node, on each channel in order. A node that does not take a message is left behind:
 * its clients learn from the next standing message that they missed something.
 */
export async function post(
  { pushUrls, log }: { pushUrls: readonly string[]; log: Logger },
  messages: readonly ChannelMessage[],
): Promise<void> {
  const channels = Map.groupBy(messages, ({ channel }) => channel);
  await Promise.all(pushUrls.map((url) => postTo(url, { channels, log })));
}

type Channels = ReadonlyMap<string, readonly ChannelMessage[]>;

async function postTo(url: string, { channels, log }: { channels: Channels; log: Logger }): Promise<void> {
  let isLeftBehind = false;
  const waiting = channels.entries();
  const takeTurns = async () => {
    for (const [channel, messages] of waiting) {
      for (const { message } of messages) {
        if (isLeftBehind) return;
        const isTaken = await tryTwice(() => postOne(`${url}/publish/${channel}`, JSON.stringify(message)));
        if (isTaken || isLeftBehind) continue;
        isLeftBehind = true;
        postsFailed.inc();
        log.warn({ url, channel, seq: message.seq }, 'edge node did not take the message');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

async function postOne(url: string, body: string): Promise<boolean> {
  const { statusCode, body: answer } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eventsource-event': 'change' },
    body,
    dispatcher: edges,
  });
  await answer.dump();
  return statusCode >= 200 && statusCode < 300;
}

async function tryTwice(attempt: () => Promise<boolean>): Promise<boolean> {
  return (await attempt().catch(() => false)) || (await attempt().catch(() => false));
}

/** Where most readers are; the others' copies are refreshed by their first reader. */
const hotZones = ['Asia/Riyadh', 'Africa/Cairo', 'Asia/Dubai'];

/** Brings the edge's copies to this version before anyone is told that there is one. Best effort. */
export async function warm(
  edgeUrl: string,
  { seq, dates }: { seq: number; dates: readonly string[] },
): Promise<void> {
  const paths = hotZones.flatMap((zone) =>
    dates.map((date) => `/api/matches?date=${date}&timezone=${encodeURIComponent(zone)}&min=${seq}`),
  );
  const signal = AbortSignal.timeout(WARM_TIMEOUT_MS);
  const reads = [...paths, `/api/matches/live?min=${seq}`].map(async (path) => {
    const response = await fetch(edgeUrl + path, { headers: { 'accept-encoding': 'br' }, signal });
    await response.arrayBuffer();
  });
  await Promise.allSettled(reads);
}
