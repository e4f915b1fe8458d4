import type { Day } from '@safira/contract/matches/matches';

/** Date and time of day at an instant, by offsets from the server. */
export type WallTime = { date: string; hour: number; minute: number };

/**
 * HOME-12: never uses the browser's own zone rules: on an old phone they may be years out of date. Undefined for an
 * invalid instant (DLG-16).
 */
export function wallTime(instant: string, offsets: Day['offsets']): WallTime | undefined {
  const utc = Date.parse(instant);
  if (Number.isNaN(utc)) return undefined;
  const current = offsets.findLast(({ from }) => Date.parse(from) <= utc) ?? offsets[0];
  const wall = new Date(utc + (current?.minutes ?? 0) * 60_000);
  return { date: wall.toISOString().slice(0, 10), hour: wall.getUTCHours(), minute: wall.getUTCMinutes() };
}
