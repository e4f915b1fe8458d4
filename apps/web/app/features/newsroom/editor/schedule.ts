import { dateIn, instantAt, isDate, offsetAt } from '@safira/football/days';

/** Articles are scheduled by the clock of the desk, wherever the editor and their device are. */
export const DESK_ZONE = 'Asia/Riyadh';
const MINUTE_MS = 60_000;

/** The instant of a day and a time of the desk; undefined if either is not filled in. */
export function scheduledInstant(date: string, time: string): string | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!isDate(date) || hour === undefined) return undefined;
  return new Date(instantAt(DESK_ZONE, date, Number(hour) * 60 + Number(minute))).toISOString();
}

/** The day and the time of the desk, as the fields of a form have them. */
export function deskTime(instant: number): { date: string; time: string } {
  const wall = new Date(instant + offsetAt(DESK_ZONE, instant)).toISOString();
  return { date: dateIn(DESK_ZONE, instant), time: wall.slice(11, 16) };
}

/** The next whole quarter of an hour, at least that long away. */
export const nextQuarter = (now: number) =>
  deskTime(Math.ceil((now + 15 * MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS);
