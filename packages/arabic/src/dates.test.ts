import { expect, test } from 'vitest';
import { dayMonth, dayName, hijriDate, longDate, timeText } from './dates.ts';
import { longEnglishDate } from './english-dates.ts';

test.each([
  [0, 0, '12:00 ص'],
  [0, 30, '12:30 ص'],
  [9, 5, '9:05 ص'],
  [12, 0, '12:00 م'],
  [21, 5, '9:05 م'],
  [23, 59, '11:59 م'],
])('HOME-12: %i:%i reads «%s»', (hour, minute, expected) => {
  expect(timeText({ hour, minute })).toBe(expected);
});

test('HOME-05: a day is named in Arabic, with Western digits', () => {
  expect(longDate('2026-11-21')).toBe('السبت 21 نوفمبر 2026');
  expect(dayName('2026-11-23')).toBe('الاثنين');
  expect(dayMonth('2026-02-01')).toBe('1 فبراير');
});

test('HOME-05: names agree with the pinned Arabic locale on every day of a year', () => {
  const intl = new Intl.DateTimeFormat('ar-EG-u-ca-gregory-nu-latn', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  for (let t = Date.UTC(2026, 0, 1); t < Date.UTC(2027, 0, 1); t += 86_400_000) {
    const date = new Date(t).toISOString().slice(0, 10);
    expect(longDate(date)).toBe(intl.format(t).replaceAll(/[،\u200f]/g, ''));
  }
});

test('HOME-05: the Hijri day stands beside it', () => {
  expect(hijriDate('2026-11-21')).toBe('11 جمادى الآخرة 1448 هـ');
});

test('DLG-03: the long English date', () => {
  expect(longEnglishDate('2026-11-21')).toBe('Saturday, November 21, 2026');
});

test('DLG-16: an invalid date says so in Arabic', () => {
  expect(longDate('2026-13-45')).toBe('تاريخ غير محدد');
  expect(longDate('')).toBe('تاريخ غير محدد');
});
