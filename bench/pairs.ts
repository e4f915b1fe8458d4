import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, expectBytes, headerOf, readAnswer } from './answer.ts';
import { sendLoad, type Target } from './load.ts';
import { median } from './numbers.ts';
import { cpuSeconds } from '@safira/testkit/processes';
import type { Row } from './report.ts';

/** A server, the bytes it must answer with, and the processes whose CPU time that costs. */
export type Side = { target: Target; body: Buffer; pids: () => number[] };

/** Ours, and the bare server that sends the same bytes. */
export type Pair = {
  what: string;
  ours: Side;
  against: Side;
  aim: number;
  afterEach?: () => Promise<void>;
  notes?: () => Row['notes'];
};

export type Rounds = { count: number; seconds: number; generator: 'wrk' | 'node' };

/** Measures both of a pair in every round, taking turns at going first, so that a busy minute affects both. */
export async function measurePairs(pairs: readonly Pair[], rounds: Rounds): Promise<Row[]> {
  const seen = pairs.map((pair) => ({ pair, ours: [] as number[], against: [] as number[] }));
  for (const { pair } of seen) {
    // The first requests find code that is not yet compiled, and connections that are not yet open.
    for (const side of [pair.ours, pair.against])
      await sendLoad(rounds.generator, side.target, Math.min(2, rounds.seconds));
  }
  for (let round = 0; round < rounds.count; round++) {
    for (const { pair, ours, against } of seen) {
      const turns: [number[], Side][] = [
        [ours, pair.ours],
        [against, pair.against],
      ];
      for (const [results, side] of round % 2 ? turns.toReversed() : turns)
        results.push(await measureSide(side, rounds));
      await pair.afterEach?.();
    }
  }
  return seen.map(({ pair: { what, aim, notes }, ours, against }) => ({
    what,
    unit: 'requests/CPU-s',
    ours: median(ours),
    against: median(against),
    rounds: { ours, against },
    value: median(ours) / median(against),
    aim: { atLeast: aim },
    notes: notes?.() ?? {},
  }));
}

async function measureSide({ target, body, pids }: Side, { generator, seconds }: Rounds): Promise<number> {
  await expectBytes(target, body);
  const before = cpuSeconds(pids());
  const { requests } = await sendLoad(generator, target, seconds);
  const spent = cpuSeconds(pids()) - before;
  await expectBytes(target, body);
  return requests / spent;
}

/** Sends requests until the edge answers from its cache. */
export async function waitForHit({ url, headers }: Target): Promise<Answer> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await readAnswer(url, headers);
    if (answer.status === 200 && headerOf(answer, 'x-cache') === 'HIT') return answer;
    await wait(50);
  }
  throw new Error(`${url} never came from the edge's cache`);
}
