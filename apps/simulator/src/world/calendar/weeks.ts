import { offsetAt } from '@safira/football/time/days';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The season of a moment, named after the year it starts in; seasons start in July. */
export function seasonYear(instant: number): number {
  const date = new Date(instant);
  return date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
}

export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayAt = (instant: number): number => Math.floor(instant / DAY_MS);

/** The instant of a local time on a calendar day in a zone. */
export function instantAt(zone: string, day: number, time: string): number {
  const wall = day * DAY_MS + Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3)) * MINUTE_MS;
  return wall - noonOffset(zone, day);
}

// Clocks change at night and matches start after noon, so noon's offset is used. It is expensive to compute: cached.
const offsets = new Map<string, number>();
const MOST_OFFSETS = 50_000;

function noonOffset(zone: string, day: number): number {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = offsetAt(zone, day * DAY_MS + DAY_MS / 2);
  offsets.set(key, offset);
  return offset;
}

/** Milliseconds to add to UTC for the clocks of a zone, on that day. */
export const offsetOf = (zone: string, instant: number): number => noonOffset(zone, dayAt(instant));

/** Minutes since midnight on the clocks of a zone. */
export function minuteOfDay(zone: string, instant: number): number {
  const local = instant + offsetOf(zone, instant);
  return (((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS;
}
