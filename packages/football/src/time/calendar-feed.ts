import { type CalendarEvent, escaped, linesToText, MATCH_MS, stamp, uidOf } from './calendar.ts';

/** What a subscribed calendar shows of a match; the texts are final. */
export type FeedEvent = CalendarEvent & {
  description: string;
  /** Raised with every change: a calendar keeps the higher one of two versions. */
  sequence: number;
  /** When it last changed. */
  changedAt: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** `2026-11-21` where only the day is known, or where no time applies any more. */
  day: string | null;
};

/** How often calendars should read the feed again; most choose for themselves. */
const REFRESH = 'PT1H';

/**
 * OURS-16: matches as a feed that calendars read again and again. Nothing in it depends on when it is written: the
 * same matches are the same bytes.
 */
export function calendarFeed({ name, events }: { name: string; events: readonly FeedEvent[] }): string {
  return linesToText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safira//Matches//AR',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]);
}

function eventLines(event: FeedEvent): string[] {
  const { id, title, location, url, description, sequence, changedAt, status } = event;
  const changed = stamp(Date.parse(changedAt));
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(id)}`,
    `SEQUENCE:${sequence}`,
    // Without a METHOD this is when the event was last revised (RFC 5545, 3.8.7.2).
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...timeLines(event),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    `STATUS:${status}`,
    'END:VEVENT',
  ];
}

/** A whole day does not make its owner busy. */
function timeLines({ date, day }: FeedEvent): string[] {
  if (day === null) {
    const kickOff = Date.parse(date);
    return [`DTSTART:${stamp(kickOff)}`, `DTEND:${stamp(kickOff + MATCH_MS)}`];
  }
  return [
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${nextDay(day).replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
  ];
}

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
