const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Half a day: no zone has changed its clocks twice within it. */
const STEP_MS = DAY_MS / 2;

/** The calendar date (yyyy-mm-dd) that an instant falls on in a zone. */
export function dateIn(zone: string, instant: number): string {
  const { year, month, day } = wallClock(zone, instant);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The first instant of a calendar day in a zone and the first of the next, also on days when the clocks change. */
export function dayRange(zone: string, date: string): { from: number; to: number } {
  const key = `${zone} ${date}`;
  const known = ranges.get(key);
  if (known) return known;
  if (ranges.size >= MOST_RANGES) ranges.clear();
  const range = { from: dayStart(zone, date), to: dayStart(zone, addDays(date, 1)) };
  ranges.set(key, range);
  return range;
}

/** Needed at every request and expensive to compute; the range of a day in a zone does not change. */
const ranges = new Map<string, { from: number; to: number }>();
const MOST_RANGES = 10_000;

/** Today's date in a zone: computed once a day instead of at every call. */
export function makeToday(now: () => number): (zone: string) => string {
  const days = new Map<string, { date: string; from: number; to: number }>();
  return (zone) => {
    const instant = now();
    const known = days.get(zone);
    if (known && instant >= known.from && instant < known.to) return known.date;
    const date = dateIn(zone, instant);
    days.set(zone, { date, ...dayRange(zone, date) });
    return date;
  };
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** A date that exists: 2026-02-30 does not. */
export function isDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    addDays(text, 0) === text
  );
}

/** Milliseconds to add to UTC for the wall clock of a zone at an instant. */
export function offsetAt(zone: string, instant: number): number {
  const { year, month, day, hour, minute, second } = wallClock(zone, instant);
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The instant when the clocks of a zone show so many minutes after the midnight of a date, which may be of later days. */
export function instantAt(zone: string, date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  const guess = wall - offsetAt(zone, wall);
  return wall - offsetAt(zone, guess);
}

export type Offset = { from: number; minutes: number };

/** The offset of a zone at `from` and each one it changes to before `to`, to the minute. */
export function offsetsBetween(zone: string, { from, to }: { from: number; to: number }): Offset[] {
  const offsets = [{ from, minutes: minutesAt(zone, from) }];
  for (let t = from; t < to; t += STEP_MS) {
    const next = Math.min(t + STEP_MS, to - 1);
    const minutes = minutesAt(zone, next);
    if (minutes !== offsets.at(-1)?.minutes) offsets.push({ from: changeBetween(zone, t, next), minutes });
  }
  return offsets;
}

const minutesAt = (zone: string, instant: number) => offsetAt(zone, instant) / MINUTE_MS;

function changeBetween(zone: string, before: number, after: number): number {
  const old = offsetAt(zone, before);
  let low = before;
  let high = after;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

function dayStart(zone: string, date: string): number {
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  // Clocks may change at midnight itself, so the offsets of both sides are tried; the earlier that fits is the start.
  const candidates = [midnightUtc - DAY_MS, midnightUtc + DAY_MS]
    .map((around) => midnightUtc - offsetAt(zone, around))
    .toSorted((a, b) => a - b);
  const start = candidates.find((t) => dateIn(zone, t) === date && dateIn(zone, t - 1) !== date);
  return start ?? candidates[0]!;
}

type WallClock = { year: number; month: number; day: number; hour: number; minute: number; second: number };

function wallClock(zone: string, instant: number): WallClock {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter(zone).formatToParts(instant)) parts[type] = Number(value);
  return parts as WallClock; // the formatter below requests exactly these fields
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, found);
  }
  return found;
}

const pad = (n: number) => String(n).padStart(2, '0');
