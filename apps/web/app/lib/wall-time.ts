import type { Day } from '@safira/contract/matches';

/** What clock and calendar show at an instant, by offsets that the server sent along. */
export type WallTime = { date: string; hour: number; minute: number };

/**
 * HOME-12: never by the browser's own zone rules: those of an old phone may be years behind its country's.
 * Undefined for an instant that is none (DLG-16).
 */
export function wallTime(instant: string, offsets: Day['offsets']): WallTime | undefined {
  const utc = Date.parse(instant);
  if (Number.isNaN(utc)) return undefined;
  const current = offsets.findLast(({ from }) => Date.parse(from) <= utc) ?? offsets[0];
  const wall = new Date(utc + (current?.minutes ?? 0) * 60_000);
  return { date: wall.toISOString().slice(0, 10), hour: wall.getUTCHours(), minute: wall.getUTCMinutes() };
}
