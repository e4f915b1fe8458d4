import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCodeOf, get, type Got } from '@safira/testkit/get';
import { tally } from './measures.ts';

export type Answer = {
  path: string;
  status: number;
  ms: number;
  headers: IncomingHttpHeaders;
  bytes: number;
  /** Of a refusal of the API. */
  code?: string;
  /** Why there was no answer. */
  failure?: string;
};

/** Limits count by address: each request of the load comes from the next of these. */
const ADDRESSES = 200;

/** A GET on a connection of its own that never throws: no answer is status 0. */
export async function read(base: string, path: string, localAddress = '127.0.0.1'): Promise<Answer> {
  return withoutBody(path, await get(base + path, { localAddress }));
}

/** Drops the body, as thousands of them would fill the memory; of a refusal, its code is kept. */
export function withoutBody(path: string, { body, ...answer }: Got): Answer {
  const code = answer.status >= 400 ? errorCodeOf(body) : undefined;
  return { ...answer, path, bytes: Buffer.byteLength(body), ...(code && { code }) };
}

export type Load = { answers: Answer[]; stop: () => Promise<void> };

/** A bounded load: so many readers, each reading the next of the paths every so often. */
export function startLoad(
  base: string,
  { readers, everyMs, pathOf }: { readers: number; everyMs: number; pathOf: (turn: number) => string },
): Load {
  const answers: Answer[] = [];
  const stopping = new AbortController();
  let turn = 0;
  const loops = Array.from({ length: readers }, async () => {
    while (!stopping.signal.aborted) {
      const address = `127.2.0.${1 + (turn % ADDRESSES)}`;
      answers.push(await read(base, pathOf(turn++), address));
      await wait(everyMs);
    }
  });
  return {
    answers,
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** `200: 315, 429: 4`; 0 stands for no answer. */
export function countStatuses(answers: readonly { status: number }[]): string {
  const groups = [...Map.groupBy(answers, ({ status }) => status)].toSorted(([a], [b]) => a - b);
  return groups.map(([status, each]) => `${status}: ${each.length}`).join(', ') || 'none';
}

export const isFailure = ({ status }: { status: number }) => status === 0 || status >= 500;

/** `200: 315, 503 unavailable: 4, ECONNREFUSED: 2`. */
export const countOutcomes = (answers: readonly Answer[]) =>
  tally(
    answers.map(({ status, code, failure }) => {
      if (failure) return failure;
      return status < 400 ? String(status) : `${status} ${code ?? 'without a code'}`;
    }),
  );

/** A 503 with a code and Retry-After; every other 5xx is a fault of ours. */
export const isProperRefusal = ({ status, code, headers }: Answer) =>
  status === 503 &&
  headers['retry-after'] !== undefined &&
  (code === 'unavailable' || code === 'version_not_ready');

export const timesOf = (answers: readonly { ms: number }[]) => answers.map(({ ms }) => ms);
