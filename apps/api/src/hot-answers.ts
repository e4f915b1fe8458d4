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
/** Of the answers that are remembered within a span; the few that everybody asks for are far less. */
const MOST_BYTES = 16 * 1024 * 1024;

type Remembered = Record<Encoding, Map<string, HotAnswer & { until: number }>>;

export type HotAnswers = ReturnType<typeof makeHotAnswers>;

/** What is asked again within a second leaves as bytes, before the framework wakes: on derby night that is nearly all. */
export function makeHotAnswers(now: () => number = () => performance.now()) {
  // Two generations: the elder goes as a whole, so that nobody's answer is held after its second.
  let currentGeneration = nothing();
  let previousGeneration = nothing();
  let youngSince = now();
  let youngBytes = 0;
  const sent = new Map<string, number>();
  let isOpen = true;

  function turn() {
    previousGeneration = currentGeneration;
    currentGeneration = nothing();
    youngSince = now();
    youngBytes = 0;
  }

  return {
    remember: (url: string, encoding: Encoding, answer: HotAnswer) => {
      if (now() - youngSince >= SPAN_MS || youngBytes + answer.bytes.length > MOST_BYTES) turn();
      youngBytes += answer.bytes.length;
      // The last place is filled for each request: node has read all of them when `writeHead` returns.
      const headers = [...answer.headers, 'x-request-id', ''];
      currentGeneration[encoding].set(url, { ...answer, headers, until: now() + SPAN_MS });
    },
    /** True where the request was answered. */
    send: ({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean => {
      if (method !== 'GET' || headers['if-none-match'] !== undefined || !isOpen) return false;
      const encoding = encodingOf(headers['accept-encoding']);
      const answer = currentGeneration[encoding].get(url!) ?? previousGeneration[encoding].get(url!);
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
    size: () => sizeOf(currentGeneration) + sizeOf(previousGeneration),
    /** From here on everything goes the long way, which says goodbye to connections that stay open. */
    close: () => {
      isOpen = false;
    },
  };
}

const nothing = (): Remembered => ({ br: new Map(), gzip: new Map(), identity: new Map() });

function sizeOf(remembered: Remembered): number {
  const answers = Object.values(remembered).flatMap((map) => [...map.values()]);
  return answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
