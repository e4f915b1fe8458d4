import { weighted, type Random } from '../../random.ts';
import { MINUTE_MS, STOPPAGE, type MinuteShares } from './figures.ts';
import type { Fate, Fixture, Minute, Period } from '../model.ts';

export type Half = { phase: '1H' | '2H' | 'ET'; before: number; length: number; stoppage: number };

/** The final kick-off time, after any postponement. */
export function kickoffOf({ kickoff, fate }: Fixture): number {
  return fate.kind === 'postponed' ? fate.to : kickoff;
}

export function drawHalf(random: Random, which: keyof typeof STOPPAGE): Half {
  const { from, weights } = STOPPAGE[which];
  return { ...HALVES[which], stoppage: from + weighted(random, weights) };
}

const HALVES = {
  first: { phase: '1H', before: 0, length: 45 },
  second: { phase: '2H', before: 45, length: 45 },
  extraFirst: { phase: 'ET', before: 90, length: 15 },
  extraSecond: { phase: 'ET', before: 105, length: 15 },
} as const;

/** One period; two with a break between them if interrupted; or the part that is played before it is abandoned. */
export function periodsOf(half: Half, from: number, fate: Fate): Period[] {
  const { phase, before, length, stoppage } = half;
  const whole = { phase, from, to: from + (length + stoppage) * MINUTE_MS, board: { before, length } };
  if (!isStopped(half, fate)) return [whole];
  const played = stopMinute(fate) - before;
  const stop = from + played * MINUTE_MS;
  const start: Period = { ...whole, to: stop };
  if (fate.kind === 'abandoned') return [start];
  const again = stop + fate.breakMs;
  return [
    start,
    { phase: 'INT', from: stop, to: again, board: null },
    {
      phase,
      from: again,
      to: again + (length - played + stoppage) * MINUTE_MS,
      board: { before: before + played, length: length - played },
    },
  ];
}

/** Whether the match is stopped in this half, temporarily or for good. */
export function isStopped(
  { before, length }: Half,
  fate: Fate,
): fate is Extract<Fate, { kind: 'interrupted' | 'abandoned' }> {
  if (fate.kind !== 'interrupted' && fate.kind !== 'abandoned') return false;
  return stopMinute(fate) > before && stopMinute(fate) <= before + length;
}

// Not exactly at the end, where there would be nothing left to stop.
function stopMinute({ minute }: { minute: number }): number {
  const clamped = Math.min(89, Math.max(1, Math.floor(minute)));
  return clamped === 45 ? 44 : clamped;
}

/** The minute on the clock: in stoppage time it stands still and `extra` counts up. */
export function minuteIn({ from, to, board }: Period, at: number): Minute | null {
  if (!board) return null;
  const played = Math.floor((Math.min(at, to - 1) - from) / MINUTE_MS) + 1;
  const { before, length } = board;
  if (played <= length) return { elapsed: before + played, extra: null };
  return { elapsed: before + length, extra: played - length };
}

/** The share of a ninety-minute match's expected events that falls on this minute. */
export function shareOf({ quarters, stoppage, extraTime }: MinuteShares, { elapsed, extra }: Minute): number {
  if (elapsed > 90) return extraTime;
  if (extra !== null) return stoppage[elapsed === 45 ? 0 : 1];
  return quarters[Math.floor((elapsed - 1) / 15)]!;
}

/** Minutes of play up to then, without breaks. */
export function playingMinutes(periods: readonly Period[], until: number): number {
  let sum = 0;
  for (const { board, from, to } of periods) if (board) sum += Math.max(0, Math.min(to, until) - from);
  return sum / MINUTE_MS;
}
