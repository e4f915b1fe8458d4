import { median, percentile } from '../numbers.ts';
import type { Read } from './read.ts';

const ROUNDS = 3;
const TURN = 25;

/** Of one size: a figure for each round. */
export type Figures = { p50: number[]; p99: number[] };

/** The sizes take turns every few reads, so that other load on the machine affects all of them alike. */
export async function measureRead(reads: readonly Read[]): Promise<Figures[]> {
  const figures = reads.map((): Figures => ({ p50: [], p99: [] }));
  for (let round = 0; round <= ROUNDS; round++) {
    const times = reads.map((): number[] => []);
    const most = Math.max(...reads.map((read) => read.arguments));
    for (let start = 0; start < most; start += TURN) {
      for (const [size, read] of reads.entries()) {
        for (let index = start; index < Math.min(start + TURN, read.arguments); index++) {
          const started = performance.now();
          await read.run(index);
          times[size]!.push(performance.now() - started);
        }
      }
    }
    if (round === 0) continue;
    for (const [size, unsorted] of times.entries()) {
      const sorted = unsorted.toSorted((a, b) => a - b);
      figures[size]!.p50.push(median(sorted));
      figures[size]!.p99.push(percentile(sorted, 0.99));
    }
  }
  return figures;
}
