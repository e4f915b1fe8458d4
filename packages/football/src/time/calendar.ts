/** What a calendar shows of a match; the texts are final. */
export type CalendarEvent = {
  id: number;
  /** The kick-off. */
  date: string;
  title: string;
  location: string | null;
  url: string;
};

export const MATCH_MS = 2 * 60 * 60 * 1000;
/** RFC 5545, 3.1: the octets of a line without its break. */
const LONGEST_LINE = 75;

/** OURS-30, COMP-08: matches as the text of an `.ics` file, two hours each. `now` is when it is written. */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safira//Matches//AR',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return linesToText(lines);
}

/** The lines of a calendar with their breaks, long ones folded. */
export const linesToText = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** The same match has the same id in every file and feed, so that a calendar keeps it once. */
export const uidOf = (id: number) => `match-${id}@safira`;

function eventLines({ id, date, title, location, url }: CalendarEvent, now: number): string[] {
  const kickOff = Date.parse(date);
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(kickOff)}`,
    `DTEND:${stamp(kickOff + MATCH_MS)}`,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** `20261121T170000Z` */
export const stamp = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

export const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** A longer line goes on after a break and a space; a letter of several octets is never cut. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
