import { expect, test } from 'vitest';
import {
  dateRange,
  dayMonth,
  dayName,
  gulfTime,
  hijriDate,
  longDate,
  monthName,
  monthYear,
  timeText,
} from './dates.ts';

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

test('HOME-05: the Hijri date is formatted as well', () => {
  expect(hijriDate('2026-11-21')).toBe('11 جمادى الآخرة 1448 هـ');
});

test('HOME-05: the Hijri day is that of Umm al-Qura from 1400 to 1500', () => {
  const intl = new Intl.DateTimeFormat('ar-EG-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const wrong: string[] = [];
  for (let t = Date.UTC(1979, 10, 21); t <= Date.UTC(2077, 10, 16); t += 86_400_000) {
    const date = new Date(t).toISOString().slice(0, 10);
    if (hijriDate(date) !== intl.format(t)) wrong.push(date);
  }
  expect(wrong).toEqual([]);
});

test('HOME-05: a day outside the Hijri table has no Hijri date', () => {
  expect(hijriDate('1979-11-20')).toBe('');
  expect(hijriDate('1979-11-21')).toBe('1 محرم 1400 هـ');
  expect(hijriDate('2077-11-16')).toBe('30 ذو الحجة 1500 هـ');
  expect(hijriDate('2077-11-17')).toBe('');
});

test('HOME-05: a month is named with and without its year', () => {
  expect(monthName('2026-11-21')).toBe('نوفمبر');
  expect(monthYear('2026-11-21')).toBe('نوفمبر 2026');
});

test.each([
  ['2026-01-05', '2026-01-09', '5–9 يناير'],
  ['2026-01-28', '2026-02-03', '28 يناير – 3 فبراير'],
  ['2026-12-28', '2027-01-03', '28 ديسمبر 2026 – 3 يناير 2027'],
  ['2026-01-05', '2026-01-05', '5 يناير'],
  ['2026-01-05', 'soon', 'تاريخ غير محدد'],
])('HOME-05: %s to %s is «%s»', (from, to, expected) => {
  expect(dateRange(from, to)).toBe(expected);
});

test.each([
  ['2026-11-21T19:30:00Z', '2026-11-21', { time: '11:30 م', weekday: undefined }],
  ['2026-11-21T20:00:00Z', '2026-11-21', { time: '12:00 ص', weekday: 'الأحد' }],
  ['2026-11-21T19:59:59Z', '2026-11-22', { time: '11:59 م', weekday: 'السبت' }],
  ['soon', '2026-11-21', { time: 'تاريخ غير محدد', weekday: undefined }],
])('HOME-04: %s, a match of %s, in Gulf time', (instant, zoneDate, expected) => {
  expect(gulfTime(Date.parse(instant), zoneDate)).toEqual(expected);
});

test('DLG-16: an invalid date gives an Arabic message', () => {
  expect(longDate('2026-13-45')).toBe('تاريخ غير محدد');
  expect(longDate('')).toBe('تاريخ غير محدد');
  expect(longDate('2026-02-30')).toBe('تاريخ غير محدد');
  for (const format of [dayName, dayMonth, monthName, monthYear, hijriDate]) {
    expect(format('2026-13-45')).toBe('تاريخ غير محدد');
  }
});
