import { Agent, request } from 'undici';
import type { Logger } from '@safira/operations/log';
import type { ChannelMessage } from './messages.ts';
import { postsFailed } from './metrics.ts';

const CONNECT_TIMEOUT_MS = 500;
const POST_TIMEOUT_MS = 1_000;
const WARM_TIMEOUT_MS = 400;

/** How long a node that did not answer is skipped: every message to the others would wait for it. */
export const SKIP_SILENT_MS = 5_000;

/** Connections to one node: a derby night has some hundred messages at once, and each waits for its response. */
const AT_ONCE = 8;
const edges = new Agent({
  connections: AT_ONCE,
  connect: { timeout: CONNECT_TIMEOUT_MS },
});

/** By URL: until when a silent node is skipped. */
const skippedUntil = new Map<string, number>();

/**
 * Posts to every edge node, on each channel in order. If a node does not accept a message, the others are not sent to
 * it: its clients see from the next heartbeat that they missed something.
 */
export async function post(
  { pushUrls, publishSecret, log }: { pushUrls: readonly string[]; publishSecret: string; log: Logger },
  messages: readonly ChannelMessage[],
  now = performance.now(),
): Promise<void> {
  const channels = Map.groupBy(messages, ({ channel }) => channel);
  const posts = pushUrls.map(async (url) => {
    if (now < (skippedUntil.get(url) ?? -Infinity)) return postsFailed.inc();
    const isSilent = await postTo({ url, secret: publishSecret }, { channels, log });
    if (isSilent) skippedUntil.set(url, now + SKIP_SILENT_MS);
    return undefined;
  });
  await Promise.all(posts);
}

type Channels = ReadonlyMap<string, readonly ChannelMessage[]>;

type EdgeNode = { url: string; secret: string };

/** Whether the node was silent: it neither accepted nor refused a message. */
async function postTo(
  node: EdgeNode,
  { channels, log }: { channels: Channels; log: Logger },
): Promise<boolean> {
  let failure: Outcome | undefined;
  const waiting = channels.entries();
  const takeTurns = async () => {
    for (const [channel, messages] of waiting) {
      for (const { message } of messages) {
        if (failure) return;
        const outcome = await tryTwice(() => postOne(node, channel, JSON.stringify(message)));
        if (outcome === 'taken' || failure) continue;
        failure = outcome;
        postsFailed.inc();
        log.warn(
          { url: node.url, channel, seq: message.seq, outcome },
          'edge node did not accept the message',
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return failure === 'silent';
}

async function postOne({ url, secret }: EdgeNode, channel: string, body: string): Promise<boolean> {
  const { statusCode, body: answer } = await request(`${url}/publish/${channel}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'x-eventsource-event': 'change',
    },
    body,
    dispatcher: edges,
    // undici's own response timers may fire half a second late.
    signal: AbortSignal.timeout(POST_TIMEOUT_MS),
  });
  await answer.dump();
  return statusCode >= 200 && statusCode < 300;
}

type Outcome = 'taken' | 'refused' | 'silent';

/** A retry helps with a connection that was just closed; after a timeout enough time is lost already. */
async function tryTwice(attempt: () => Promise<boolean>): Promise<Outcome> {
  const first = await outcomeOf(attempt);
  return first === 'refused' ? outcomeOf(attempt) : first;
}

async function outcomeOf(attempt: () => Promise<boolean>): Promise<Outcome> {
  try {
    return (await attempt()) ? 'taken' : 'refused';
  } catch (error) {
    return error instanceof Error && /^(Connect)?TimeoutError$/.test(error.name) ? 'silent' : 'refused';
  }
}

/** Zones of most readers; the cached answers of other zones are refreshed by their first reader. */
const hotZones = ['Asia/Riyadh', 'Africa/Cairo', 'Asia/Dubai'];

/** Refreshes the edge's cache to this version before clients are notified of it. Best effort. */
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
