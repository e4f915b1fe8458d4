import type { Logger } from '@safira/operations/log';
import type { ChannelMessage } from './messages.ts';
import { postsFailed } from './metrics.ts';

const POST_TIMEOUT_MS = 1_000;
const WARM_TIMEOUT_MS = 400;

/**
 * Posts to every edge node. A node that does not take a message is left behind:
 * its clients learn from the next standing message that they missed something.
 */
export async function post(
  { pushUrls, log }: { pushUrls: readonly string[]; log: Logger },
  messages: readonly ChannelMessage[],
): Promise<void> {
  await Promise.all(
    pushUrls.map(async (url) => {
      for (const { channel, message } of messages) {
        const isTaken = await tryTwice(() => postOne(`${url}/publish/${channel}`, JSON.stringify(message)));
        if (isTaken) continue;
        postsFailed.inc();
        log.warn({ url, channel, seq: message.seq }, 'edge node did not take the message');
        return;
      }
    }),
  );
}

async function postOne(url: string, body: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eventsource-event': 'change' },
    body,
    signal: AbortSignal.timeout(POST_TIMEOUT_MS),
  });
  await response.arrayBuffer();
  return response.ok;
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
