import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingOf, requestId } from '@safira/operations/http';

/** A complete answer to a URL, which may be sent again while it is current. */
type HotAnswer = {
  route: string;
  /** Names and values in turn, a form that node writes without parsing it; without the request id. */
  headers: (string | number)[];
  bytes: Buffer;
  isCurrent: () => boolean;
};

/**
 * After this a URL is parsed and validated again, because its meaning depends on the clock: today's matches are
 * different ones after midnight.
 */
const SPAN_MS = 1_000;
/** Bound for the answers of one span; the few popular answers take far less. */
const MOST_BYTES = 16 * 1024 * 1024;

type Remembered = Record<Encoding, Map<string, HotAnswer & { until: number }>>;

export type HotAnswers = ReturnType<typeof makeHotAnswers>;

/** Answers a URL that is requested again within a second from stored bytes, before Fastify: most of a derby night. */
export function makeHotAnswers(now: () => number = () => performance.now()) {
  // Two generations: the older is dropped as a whole, so that no answer stays in memory long after its second.
  let currentGeneration = nothing();
  let previousGeneration = nothing();
  let generationSince = now();
  let generationBytes = 0;
  const sent = new Map<string, number>();
  let isOpen = true;

  function startGeneration() {
    previousGeneration = currentGeneration;
    currentGeneration = nothing();
    generationSince = now();
    generationBytes = 0;
  }

  return {
    remember: (url: string, encoding: Encoding, answer: HotAnswer) => {
      if (now() - generationSince >= SPAN_MS || generationBytes + answer.bytes.length > MOST_BYTES)
        startGeneration();
      generationBytes += answer.bytes.length;
      // The last value is set for each request: node has read the list when `writeHead` returns.
      const headers = [...answer.headers, 'x-request-id', ''];
      currentGeneration[encoding].set(url, { ...answer, headers, until: now() + SPAN_MS });
    },
    /** Returns true if the request was answered. */
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
    /** How often each route was answered from memory since the last call. */
    takeSent: () => {
      const taken = [...sent];
      sent.clear();
      return taken;
    },
    size: () => sizeOf(currentGeneration) + sizeOf(previousGeneration),
    /** From here on every request goes through Fastify, which closes connections during shutdown. */
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
