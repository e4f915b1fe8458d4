import type { LatinWord } from '@safira/arabic/letters/letter-features';

/** A name to learn from: its Latin letters, its Arabic spelling, its weight. */
export type Pair = { word: LatinWord; arabic: string; weight: number };

/** How often each letter (1 to 26) was aligned with which Arabic letters. */
export type Counts = Map<string, number>[];

const ROUNDS = 4;
const LONGEST = 3;
/** The weights before anything is counted, by the number of Arabic letters: mostly one for one. */
const firstWeights = [0.3, 1, 0.15, 0.03];

/** Finds which letters of the two spellings belong together (expectation maximisation). */
export function align(pairs: readonly Pair[]): Counts {
  let counts: Counts | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const chances = counts?.map(toChances);
    const found: Counts = Array.from({ length: 27 }, () => new Map());
    for (const pair of pairs) countPair(pair, chances, found);
    counts = found;
  }
  return counts ?? [];
}

function toChances(counts: Map<string, number>): Map<string, number> {
  let total = 0;
  for (const count of counts.values()) total += count;
  return new Map([...counts].map(([output, count]) => [output, count / total]));
}

/** Adds all possible alignments of this pair to the counts, each weighted by its probability. */
function countPair({ word: { letters }, arabic }: Pair, chances: Counts | undefined, found: Counts): void {
  const rows = letters.length;
  const width = arabic.length + 1;
  const cuts: { from: number; to: number; letter: number; output: string; chance: number }[] = [];
  for (const [i, letter] of letters.entries()) {
    for (let j = 0; j < width; j++) {
      for (let size = 0; size <= LONGEST && j + size < width; size++) {
        const output = arabic.slice(j, j + size);
        const chance = chances ? (chances[letter]!.get(output) ?? 1e-9) : firstWeights[size]! * 0.3;
        cuts.push({ from: i * width + j, to: (i + 1) * width + j + size, letter, output, chance });
      }
    }
  }
  const forward = new Float64Array((rows + 1) * width);
  const backward = new Float64Array((rows + 1) * width);
  forward[0] = 1;
  backward[backward.length - 1] = 1;
  for (const { from, to, chance } of cuts) forward[to]! += forward[from]! * chance;
  for (const { from, to, chance } of cuts.toReversed()) backward[from]! += backward[to]! * chance;
  const total = forward.at(-1)!;
  if (total === 0) return;
  for (const { from, to, letter, output, chance } of cuts) {
    const share = (forward[from]! * chance * backward[to]!) / total;
    const counts = found[letter]!;
    if (share > 1e-4) counts.set(output, (counts.get(output) ?? 0) + share);
  }
}
