import { once } from '../once.ts';

/** DLG-03: `Saturday, November 21, 2026`; empty for an invalid date. */
export function longEnglishDate(date: string): string {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) ? '' : english().format(instant);
}

/**
 * Every engine formats the American long date alike; the zone is the calendar's own, not the reader's. Made when a match
 * is opened: home loads this file when idle, and a cheap phone takes long to make a format.
 */
const english = once(
  () =>
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
