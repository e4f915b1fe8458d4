import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from './document.ts';
import type { Judge } from './judge.ts';
import { type FuzzRequest, type Kind, makeRequest, needsSecret, type Source } from './requests.ts';
import { AT_ONCE, type Send } from './send.ts';

/** One address of the API, and the judge of its answers. */
export type Way = { name: string; port: number; send: Send; judge: Judge };

export type Fault = { text: string; times: number; first: FuzzRequest; way: Way };

export type Tally = {
  requests: number;
  seconds: number;
  statuses: Map<number, number>;
  kinds: Map<Kind, number>;
  /** How often each call was sent, hostile requests not counted, and answered 200. */
  calls: Map<Operation, { sent: number; answered: number }>;
  /** How many requests were sent again with the ETag of their answer, and how many of them got a 304. */
  revalidated: number;
  got304: number;
  slowest: { ms: number; target: string }[];
  faults: Map<string, Fault>;
};

/** One in so many answers with an ETag is requested again with it. */
const REVALIDATE_EVERY = 20;
const SLOWEST = 5;

type Run = Source & {
  requests: number;
  /** Used in turn. */
  ways: readonly Way[];
  /** Called every 10,000 requests with the number of those done. */
  progress?: (done: number) => void;
};

/** Sends the requests of a seed, 32 at once, and counts what comes back. */
export async function fuzz({ requests, ways, progress, ...source }: Run): Promise<Tally> {
  const tally = emptyTally(source.operations);
  const begun = performance.now();
  let next = 0;

  const wayOf = (number: number) => ways[number % ways.length]!;

  async function sendAndJudge(request: FuzzRequest) {
    const way = wayOf(request.number);
    const answer = await way.send(request);
    for (const text of way.judge(request, answer)) note(tally, { text, first: request, way });
    return answer;
  }

  async function one(number: number) {
    const request = makeRequest(source, number);
    const { status, headers, ms } = await sendAndJudge(request);
    count(tally, request, { status, ms });
    const { etag } = headers;
    if (status !== 200 || !etag || number % REVALIDATE_EVERY > 0) return;
    const again = await sendAndJudge({ ...request, headers: { ...request.headers, 'if-none-match': etag } });
    tally.revalidated++;
    if (again.status === 304) tally.got304++;
  }

  async function work() {
    while (next < requests) {
      const number = next++;
      await one(number).catch(async (error: unknown) => {
        note(tally, {
          text: `no answer: ${String(error)}`,
          first: makeRequest(source, number),
          way: wayOf(number),
        });
        await wait(10); // slows down when the server is gone: a thousand failed attempts are enough
      });
      if (number % 10_000 === 9_999) progress?.(number + 1);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...tally, requests, seconds: (performance.now() - begun) / 1_000 };
}

function emptyTally(operations: readonly Operation[]): Tally {
  const calls = new Map(operations.map((one) => [one, { sent: 0, answered: 0 }]));
  const [statuses, kinds, faults] = [new Map(), new Map(), new Map()];
  return { requests: 0, seconds: 0, statuses, kinds, calls, revalidated: 0, got304: 0, slowest: [], faults };
}

function note({ faults }: Tally, { text, first, way }: Omit<Fault, 'times'>): void {
  const key = `${way.name}: ${text}`;
  const fault = faults.get(key) ?? { text, times: 0, first, way };
  fault.times++;
  faults.set(key, fault);
}

function count(tally: Tally, request: FuzzRequest, { status, ms }: { status: number; ms: number }): void {
  const { statuses, kinds, calls, slowest } = tally;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  kinds.set(request.kind, (kinds.get(request.kind) ?? 0) + 1);
  const call = calls.get(request.operation)!;
  if (request.kind !== 'hostile') {
    call.sent++;
    if (status === request.operation.entry.status) call.answered++;
  }
  if (slowest.length === SLOWEST && ms < slowest.at(-1)!.ms) return;
  const slow = { ms, target: `${request.method} ${request.target.slice(0, 120)}` };
  tally.slowest = [...slowest, slow].toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
}

/** Faults of the run as a whole, in addition to those of single answers. */
export function wholeFaults({ calls, statuses, requests }: Tally): string[] {
  const never = [...calls].filter(([one, { answered }]) => answered === 0 && !needsSecret(one));
  const refused = (statuses.get(429) ?? 0) / requests;
  return [
    ...never.map(
      ([{ method, path }, { sent }]) =>
        `${method} ${path}: sent ${sent} times, never answered with a success`,
    ),
    ...(refused < 0.05
      ? []
      : [`${Math.round(refused * 100)} % were refused with 429, which hides other faults`]),
  ];
}
