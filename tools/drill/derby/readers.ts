import { setTimeout as wait } from 'node:timers/promises';
import { read } from '../load.ts';

export type ReaderFigures = { done: number; repeated: number; failed: Map<string, number> };

/** Limits count by address. */
const addressOf = (reader: number) => `127.2.0.${1 + (reader % 200)}`;

/**
 * Readers of pages and of the API, half of them at each edge. A read that has no answer is repeated at the other edge,
 * as browsers do where a name has several addresses, and the reader stays there.
 */
export function startReaders(
  edges: readonly [string, string],
  { readers, everyMs, paths }: { readers: number; everyMs: number; paths: readonly string[] },
) {
  const figures: ReaderFigures = { done: 0, repeated: 0, failed: new Map() };
  const stopping = new AbortController();

  async function readOnce(reader: number, edge: 0 | 1, path: string): Promise<0 | 1> {
    const answer = await read(edges[edge], path, addressOf(reader));
    const other = edge === 0 ? 1 : 0;
    const final = answer.status === 0 ? await read(edges[other], path, addressOf(reader)) : answer;
    figures.done++;
    if (answer.status === 0) figures.repeated++;
    if (final.status !== 200) {
      const outcome = `${final.failure ?? final.status} ${path}`;
      figures.failed.set(outcome, (figures.failed.get(outcome) ?? 0) + 1);
    }
    return answer.status === 0 ? other : edge;
  }

  const loops = Array.from({ length: readers }, async (_, reader) => {
    let edge: 0 | 1 = reader % 2 === 0 ? 0 : 1;
    await wait((everyMs * reader) / readers);
    for (let turn = reader; !stopping.signal.aborted; turn++) {
      edge = await readOnce(reader, edge, paths[turn % paths.length]!);
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  });
  return {
    figures,
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
