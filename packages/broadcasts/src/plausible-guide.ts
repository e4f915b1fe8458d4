import { EARLIEST_START_MS, LATEST_START_MS } from './around-kickoff.ts';
import type { Named } from './match-title.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 30 * MINUTE_MS;
/** Zones differ by up to 14 hours. */
const LARGEST_SHIFT_MS = 14 * 60 * MINUTE_MS;
/** Smaller differences are within what a programme may start before or after a kick-off. */
const SMALLEST_SHIFT_MS = 60 * MINUTE_MS;
/** Fewer matches prove nothing: a channel may repeat two matches at the same hour. */
const FEWEST_MATCHES = 3;
const MUCH_OVERLAP_MS = 10 * MINUTE_MS;
const FEWEST_OVERLAPS = 3;

/**
 * OURS-17: by how much the times of a guide are wrong, in milliseconds: the shift by which clearly more programmes would
 * start around the kick-offs of the matches they name than do now. 0 if there is none.
 */
export function shiftOf(named: readonly Named[]): number {
  const fittingAt = (shift: number) =>
    new Set(
      named
        .filter(({ startsAfterMs }) => {
          const from = startsAfterMs - shift;
          return from >= -EARLIEST_START_MS && from <= LATEST_START_MS;
        })
        .map(({ matchId }) => matchId),
    ).size;
  const now = fittingAt(0);
  let best = { shift: 0, matches: 0 };
  for (let shift = -LARGEST_SHIFT_MS; shift <= LARGEST_SHIFT_MS; shift += STEP_MS) {
    if (Math.abs(shift) < SMALLEST_SHIFT_MS) continue;
    const matches = fittingAt(shift);
    if (matches > best.matches) best = { shift, matches };
  }
  return best.matches >= FEWEST_MATCHES && best.matches > 2 * now ? best.shift : 0;
}

/** The share of a channel's programmes that begin while the one before is still on; 0 if it is only one or two. */
export function overlapShare(programmes: readonly { start: number; stop: number | null }[]): number {
  const inOrder = programmes.toSorted((a, b) => a.start - b.start);
  const overlapping = inOrder.filter(({ start }, index) => {
    const before = inOrder[index - 1];
    return before?.stop !== null && before !== undefined && before.stop - start > MUCH_OVERLAP_MS;
  });
  return overlapping.length < FEWEST_OVERLAPS ? 0 : overlapping.length / inOrder.length;
}

/**
 * OURS-17: whether a new reading of a guide may replace the stored one. A guide that has lost most of the matches that
 * it had is broken more often than the matches were really moved.
 */
export const isPlausibleUpdate = ({ stored, kept }: { stored: number; kept: number }): boolean =>
  stored < FEWEST_STORED || kept >= stored / 2;

const FEWEST_STORED = 4;
