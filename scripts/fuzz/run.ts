import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from './document.ts';
import type { Judge } from './judge.ts';
import { type FuzzRequest, type Kind, makeRequest, type Source } from './requests.ts';
import { AT_ONCE, type Send } from './send.ts';

/** One address of the API, and what its answers must be like. */
export type Way = { name: string; port: number; send: Send; judge: Judge };

export type Fault = { text: string; times: number; first: FuzzRequest; way: Way };

export type Tally = {
  requests: number;
  seconds: number;
  statuses: Map<number, number>;
  kinds: Map<Kind, number>;
  /** How often each call was made as the document has it, and answered 200. */
  calls: Map<Operation, { asked: number; answered: number }>;
  /** What was asked once more with the tag of its answer, and how often that was 304. */
  asked304: number;
  got304: number;
  slowest: { ms: number; target: string }[];
  faults: Map<string, Fault>;
};

/** Every so many answers with a tag are asked for again with it. */
const ASKED_AGAIN = 20;
const SLOWEST = 5;

type Run = Source & {
  requests: number;
  /** Taken in turns. */
  ways: readonly Way[];
  /** Called now and then with how many are done. */
  progress?: (done: number) => void;
};

/** Sends the requests of a seed, 32 at once, and counts what comes back. */
export async function fuzz({ requests, ways, progress, ...source }: Run): Promise<Tally> {
  const tally = emptyTally(source.operations);
  const begun = performance.now();
  let next = 0;

  const wayOf = (number: number) => ways[number % ways.length]!;

  async function ask(asked: FuzzRequest) {
    const way = wayOf(asked.number);
    const answer = await way.send(asked);
    for (const text of way.judge(asked, answer)) note(tally, { text, first: asked, way });
    return answer;
  }

  async function one(number: number) {
    const asked = makeRequest(source, number);
    const { status, headers, ms } = await ask(asked);
    count(tally, asked, { status, ms });
    const { etag } = headers;
    if (status !== 200 || !etag || number % ASKED_AGAIN > 0) return;
    const again = await ask({ ...asked, headers: { ...asked.headers, 'if-none-match': etag } });
    tally.asked304++;
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
        await wait(10); // where nobody listens, a million attempts say no more than a thousand
      });
      if (number % 10_000 === 9_999) progress?.(number + 1);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...tally, requests, seconds: (performance.now() - begun) / 1_000 };
}

function emptyTally(operations: readonly Operation[]): Tally {
  const calls = new Map(operations.map((one) => [one, { asked: 0, answered: 0 }]));
  const [statuses, kinds, faults] = [new Map(), new Map(), new Map()];
  return { requests: 0, seconds: 0, statuses, kinds, calls, asked304: 0, got304: 0, slowest: [], faults };
}

function note({ faults }: Tally, { text, first, way }: Omit<Fault, 'times'>): void {
  const key = `${way.name}: ${text}`;
  const fault = faults.get(key) ?? { text, times: 0, first, way };
  fault.times++;
  faults.set(key, fault);
}

function count(tally: Tally, asked: FuzzRequest, { status, ms }: { status: number; ms: number }): void {
  const { statuses, kinds, calls, slowest } = tally;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  kinds.set(asked.kind, (kinds.get(asked.kind) ?? 0) + 1);
  const call = calls.get(asked.operation)!;
  if (asked.kind !== 'hostile') {
    call.asked++;
    if (status === 200) call.answered++;
  }
  if (slowest.length === SLOWEST && ms < slowest.at(-1)!.ms) return;
  const slow = { ms, target: `${asked.method} ${asked.target.slice(0, 120)}` };
  tally.slowest = [...slowest, slow].toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
}

/** What the whole run must show beside faults of single answers. */
export function wholeFaults({ calls, statuses, requests }: Tally): string[] {
  const never = [...calls].filter(([, { answered }]) => answered === 0);
  const refused = (statuses.get(429) ?? 0) / requests;
  return [
    ...never.map(
      ([{ method, path }, { asked }]) => `${method} ${path}: asked ${asked} times, never answered 200`,
    ),
    ...(refused < 0.05 ? [] : [`${Math.round(refused * 100)} % were too many: the rest hides behind them`]),
  ];
}
