import { isDate } from '@safira/football/time/days';

/**
 * Articles are scheduled by the clock of the desk in Mecca, wherever the editor and their device are. It is never put
 * forward or back; tables of zones would be loaded by every page of the site.
 */
const DESK_OFFSET = '+03:00';
const MINUTE_MS = 60_000;
const DESK_OFFSET_MS = 180 * MINUTE_MS;

/** The instant of a day and a time of the desk; undefined if either is not filled in. */
export function scheduledInstant(date: string, time: string): string | undefined {
  if (!isDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return new Date(`${date}T${time}:00${DESK_OFFSET}`).toISOString();
}

/** The day and the time of the desk, as the fields of a form have them. */
export function deskTime(instant: number): { date: string; time: string } {
  const wall = new Date(instant + DESK_OFFSET_MS).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** The next whole quarter of an hour, at least that long away. */
export const nextQuarter = (now: number) =>
  deskTime(Math.ceil((now + 15 * MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS);
