import { offsetAt } from '@safira/football/time/days';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The local time in a zone with its offset: 2026-11-21T20:00:00+03:00. */
export function localTime(zone: string, instant: number): string {
  const offset = zone === 'UTC' ? 0 : offsetAt(zone, instant);
  const minutes = Math.abs(offset) / MINUTE_MS;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${clock.join(':')}`;
}

/** Whole years from a date of birth. */
export function ageAt(birth: string | null, now: number): number | null {
  if (birth === null) return null;
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
