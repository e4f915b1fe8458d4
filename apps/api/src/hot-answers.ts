import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingOf, requestId } from './headers.ts';
import type { Encoding } from './snapshots.ts';

/** An answer as it went out: what an address was answered may be sent again while it is current. */
type HotAnswer = {
  route: string;
  /** Names and values in turn, as node takes them without looking at them again; without the request's own id. */
  headers: (string | number)[];
  bytes: Buffer;
  isCurrent: () => boolean;
};

/**
 * An address is read, checked and understood anew after so long, for its meaning moves with the clock: today's
 * matches are others after midnight.
 */
const SPAN_MS = 1_000;
/** Addresses that are remembered, for each encoding. */
const MOST = 1_000;

export type HotAnswers = ReturnType<typeof makeHotAnswers>;

/** What is asked again within a second leaves as bytes, before the framework wakes: on derby night that is nearly all. */
export function makeHotAnswers(now: () => number = () => performance.now()) {
  const answers: Record<Encoding, Map<string, HotAnswer & { until: number }>> = {
    br: new Map(),
    gzip: new Map(),
    identity: new Map(),
  };
  const sent = new Map<string, number>();
  let isOpen = true;

  return {
    remember: (url: string, encoding: Encoding, answer: HotAnswer) => {
      const map = answers[encoding];
      if (map.size >= MOST) map.clear(); // they come back with the next that ask
      // The last place is filled for each request: node has read all of them when `writeHead` returns.
      const withId = [...answer.headers, 'x-request-id', ''];
      map.set(url, { ...answer, headers: withId, until: now() + SPAN_MS });
    },
    /** True where the request was answered. */
    send: ({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean => {
      if (method !== 'GET' || headers['if-none-match'] !== undefined || !isOpen) return false;
      const answer = answers[encodingOf(headers['accept-encoding'])].get(url!);
      if (!answer || now() >= answer.until || !answer.isCurrent()) return false;
      sent.set(answer.route, (sent.get(answer.route) ?? 0) + 1);
      answer.headers[answer.headers.length - 1] = requestId(headers['x-request-id']);
      response.writeHead(200, answer.headers).end(answer.bytes);
      return true;
    },
    /** How often each route was answered so since the last call. */
    takeSent: () => {
      const taken = [...sent];
      sent.clear();
      return taken;
    },
    /** From here on everything goes the long way, which says goodbye to connections that stay open. */
    close: () => {
      isOpen = false;
    },
  };
}
