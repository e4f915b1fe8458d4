import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');

const fileOf = (changes: Partial<CalendarEvent> = {}) =>
  calendarFile(
    [
      {
        id: 7,
        date: '2026-11-21T17:00:00.000Z',
        title: 'الهلال ضد النصر - دوري روشن السعودي',
        location: null,
        url: 'https://safira.test/match/7',
        ...changes,
      },
    ],
    NOW,
  );

/** The lines as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('OURS-30: a match is an event of two hours from its kick-off, with the id of the match', () => {
  expect(linesOf(fileOf({ location: 'المملكة أرينا' }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safira//Matches//AR',
    'BEGIN:VEVENT',
    'UID:match-7@safira',
    'DTSTAMP:20261116T100000Z',
    'DTSTART:20261121T170000Z',
    'DTEND:20261121T190000Z',
    'SUMMARY:الهلال ضد النصر - دوري روشن السعودي',
    'LOCATION:المملكة أرينا',
    'URL:https://safira.test/match/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('OURS-30: without a venue there is no location', () => {
  expect(fileOf()).not.toContain('LOCATION');
});

test('OURS-30: commas, semicolons, backslashes and breaks in names are escaped', () => {
  expect(linesOf(fileOf({ title: 'أ, ب; ج\\د\nهـ' }))).toContain('SUMMARY:أ\\, ب\\; ج\\\\د\\nهـ');
});

test('OURS-30: no line is longer than 75 octets, and no letter is cut', () => {
  const title = 'الاتحاد السكندري '.repeat(12).trim();
  const file = fileOf({ title });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  expect(linesOf(file)).toContain(`SUMMARY:${title}`);
});
