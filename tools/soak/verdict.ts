import type { Sample } from './sample.ts';

/** Memory may vary a little, and a connection may be open for a moment. */
const MOST_GROWTH = 1.15;
const MOST_MORE = 2;

export type Verdict = { sentence: string; isFlat: boolean };

/**
 * HOUSE: whether each measure is flat: its median in the last quarter compared with that in the second, because the
 * first is warming up. The number of unpublished changes varies from moment to moment and is not judged.
 */
export function judgeSamples(samples: readonly Sample[]): Verdict[] {
  const quarter = Math.floor(samples.length / 4);
  const second = samples.slice(quarter, 2 * quarter);
  const last = samples.slice(-quarter);
  const names = Object.keys(samples[0] ?? {}).filter((name) => name !== 'unpublished');
  return names.map((name) => {
    const was = median(second.map((sample) => sample[name]!));
    const is = median(last.map((sample) => sample[name]!));
    const most = name.startsWith('MB') ? was * MOST_GROWTH : was + MOST_MORE;
    const isFlat = is <= most;
    return { isFlat, sentence: `${name} ${isFlat ? 'flat' : 'has grown'}: ${was}, then ${is}` };
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
