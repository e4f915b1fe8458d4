import { Agent, request } from 'undici';
import type { ChannelMessage } from './messages.ts';

/** Where a worker reaches an edge node: its private port, which takes messages, and its public one, which has the cache. */
export type EdgeNode = { pushUrl: string; url: string };

/** The newest change that the cached answers must include, and the days whose lists are cached. */
export type Version = { seq: number; dates: readonly string[] };

/** `silent`: neither accepted nor refused in time. */
export type Outcome = 'taken' | 'refused' | 'silent';

const CONNECT_TIMEOUT_MS = 500;
const POST_TIMEOUT_MS = 1_000;
const WARM_TIMEOUT_MS = 400;

/** Connections to one node: a derby night has some hundred messages at once, and each waits for its response. */
const AT_ONCE = 8;
const makeAgent = () => new Agent({ connections: AT_ONCE, connect: { timeout: CONNECT_TIMEOUT_MS } });
const [posts, reads] = [makeAgent(), makeAgent()];

/** Posts to one edge node, on each channel in order. If it does not accept a message, the others are not sent to it. */
export async function post(
  { pushUrl }: EdgeNode,
  { messages, secret }: { messages: readonly ChannelMessage[]; secret: string },
): Promise<Outcome> {
  let failure: Outcome | undefined;
  const waiting = Map.groupBy(messages, ({ channel }) => channel).entries();
  const takeTurns = async () => {
    for (const [channel, ofChannel] of waiting) {
      for (const { message } of ofChannel) {
        if (failure) return;
        const url = `${pushUrl}/publish/${channel}`;
        const outcome = await tryTwice(() => postOne(url, { secret, body: JSON.stringify(message) }));
        if (outcome !== 'taken') failure = outcome;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return failure ?? 'taken';
}

async function postOne(url: string, { secret, body }: { secret: string; body: string }): Promise<boolean> {
  const { statusCode, body: answer } = await request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'x-eventsource-event': 'change',
    },
    body,
    dispatcher: posts,
    // undici's own response timers may fire half a second late.
    signal: AbortSignal.timeout(POST_TIMEOUT_MS),
  });
  await answer.dump();
  return statusCode >= 200 && statusCode < 300;
}

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

/** Refreshes the node's cache to this version before its clients are notified of it. Best effort. */
export async function warm({ url }: EdgeNode, { seq, dates }: Version): Promise<void> {
  // Nothing was published yet; the API refuses such a version.
  if (seq === 0) return;
  const paths = hotZones.flatMap((zone) =>
    dates.map((date) => `/api/matches?date=${date}&timezone=${encodeURIComponent(zone)}&min=${seq}`),
  );
  const signal = AbortSignal.timeout(WARM_TIMEOUT_MS);
  const warming = [...paths, `/api/matches/live?min=${seq}`].map(async (path) => {
    const { body } = await request(url + path, {
      headers: { 'accept-encoding': 'br' },
      dispatcher: reads,
      signal,
    });
    await body.dump();
  });
  await Promise.allSettled(warming);
}
