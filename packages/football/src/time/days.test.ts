import { expect, test, vi } from 'vitest';
import {
  addDays,
  dateIn,
  dayRange,
  daysBetween,
  instantAt,
  isDate,
  makeToday,
  offsetsBetween,
} from './days.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const hours = ({ from, to }: { from: number; to: number }) => (to - from) / 3_600_000;

test.each([
  ['Asia/Riyadh', '2026-11-21', '2026-11-20T21:00:00.000Z', 24],
  ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00.000Z', 25],
  ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z', 24],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z', 24],
])('HOME-19: in %s the day %s starts at %s and lasts %i hours', (zone, date, start, length) => {
  const range = dayRange(zone, date);
  expect(iso(range.from)).toBe(start);
  expect(hours(range)).toBe(length);
});

test('HOME-19: one instant falls on different dates in different zones', () => {
  const instant = Date.parse('2026-11-21T22:30:00Z');
  expect(dateIn('Asia/Riyadh', instant)).toBe('2026-11-22');
  expect(dateIn('America/New_York', instant)).toBe('2026-11-21');
});

test('HOME-12: a day on which the clocks change has two offsets, split at the change', () => {
  const offsets = offsetsBetween('America/New_York', dayRange('America/New_York', '2026-11-01'));
  expect(offsets.map(({ from, minutes }) => [iso(from), minutes])).toEqual([
    ['2026-11-01T04:00:00.000Z', -240],
    ['2026-11-01T06:00:00.000Z', -300],
  ]);
});

test('HOME-12: a clock change at midnight belongs to the next day', () => {
  const offsets = offsetsBetween('Africa/Cairo', dayRange('Africa/Cairo', '2026-04-24'));
  expect(offsets.map(({ minutes }) => minutes)).toEqual([180]);
});

test('HOME-05: days are counted on the calendar, over the end of a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['21-11-2026', false],
])('HOME-19: %s is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

test('HOME-05: today changes at midnight of each zone, also when time goes back', () => {
  let now = Date.parse('2026-11-21T20:59:59Z');
  const todayIn = makeToday(() => now);
  expect([todayIn('Asia/Riyadh'), todayIn('Africa/Cairo')]).toEqual(['2026-11-21', '2026-11-21']);
  now += 1_000;
  expect([todayIn('Asia/Riyadh'), todayIn('Africa/Cairo')]).toEqual(['2026-11-22', '2026-11-21']);
  now -= 86_400_000;
  expect(todayIn('Asia/Riyadh')).toBe('2026-11-21');
});

test('HOUSE: a day that was computed is not computed again, also after other days', () => {
  const first = dayRange('Asia/Riyadh', '2026-11-23');
  dayRange('Asia/Riyadh', '2026-11-24');
  expect(dayRange('Asia/Riyadh', '2026-11-23')).toBe(first);
});

test('HOUSE: today is needed again on the same day, no zone is computed', () => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const todayIn = makeToday(() => now);
  todayIn('Asia/Riyadh');
  const computed = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  now += 3_600_000;
  expect(todayIn('Asia/Riyadh')).toBe('2026-11-21');
  expect(computed).not.toHaveBeenCalled();
  computed.mockRestore();
});

test('HOME-12: a clock change at the first moment after a span does not belong to it', () => {
  // New York changes its clocks at 06:00 UTC.
  const change = Date.parse('2026-11-01T06:00:00Z');
  const minutes = (to: number) =>
    offsetsBetween('America/New_York', { from: change - 3_600_000, to }).map((offset) => offset.minutes);
  expect([minutes(change), minutes(change + 1)]).toEqual([[-240], [-240, -300]]);
});

test('HOME-12: a zone whose clocks changed twice within four days has all three offsets', () => {
  // Morocco leaves its summer time for Ramadan; the span is widened to see both changes.
  const span = { from: Date.parse('2026-02-14T00:00:00Z'), to: Date.parse('2026-03-24T00:00:00Z') };
  expect(offsetsBetween('Africa/Casablanca', span).map(({ from, minutes }) => [iso(from), minutes])).toEqual([
    ['2026-02-14T00:00:00.000Z', 60],
    ['2026-02-15T02:00:00.000Z', 0],
    ['2026-03-22T02:00:00.000Z', 60],
  ]);
});

test.each([
  ['Asia/Riyadh', '2026-11-21', 20 * 60 + 30, '2026-11-21T17:30:00.000Z'],
  ['Asia/Riyadh', '2026-11-21', 24 * 60 + 30, '2026-11-21T21:30:00.000Z'],
  ['Africa/Cairo', '2026-07-01', 21 * 60, '2026-07-01T18:00:00.000Z'],
  // The clocks of London go back in the night between.
  ['Europe/London', '2026-10-25', 15 * 60, '2026-10-25T15:00:00.000Z'],
  ['Europe/London', '2026-10-24', 15 * 60, '2026-10-24T14:00:00.000Z'],
])('OURS-17: in %s on %s, %d minutes after midnight is %s', (zone, date, minutes, expected) => {
  expect(new Date(instantAt(zone, date, minutes)).toISOString()).toBe(expected);
});
