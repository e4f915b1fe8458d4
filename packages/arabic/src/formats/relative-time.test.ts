import { expect, test } from 'vitest';
import { countdown, relativeTime } from './relative-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const RIYADH_MINUTES = 180;
/** 14:00 in Riyadh. */
const NOW = Date.parse('2026-11-21T11:00:00Z');

const fromNow = (ms: number) => relativeTime({ instant: NOW + ms, now: NOW, offsetMinutes: RIYADH_MINUTES });

test.each([
  [0, 'الآن'],
  [-59_000, 'الآن'],
  [-MINUTE_MS, 'قبل دقيقة'],
  [-2 * MINUTE_MS, 'قبل دقيقتين'],
  [-5 * MINUTE_MS, 'قبل 5 دقائق'],
  [-12 * MINUTE_MS, 'قبل 12 دقيقة'],
  [-HOUR_MS, 'قبل ساعة'],
  [-2 * HOUR_MS, 'قبل ساعتين'],
  [-13 * HOUR_MS, 'قبل 13 ساعة'],
  [-15 * HOUR_MS, 'أمس'],
  [-2 * DAY_MS, 'أول أمس'],
  [-3 * DAY_MS, 'قبل 3 أيام'],
  [-7 * DAY_MS, 'قبل أسبوع'],
  [-14 * DAY_MS, 'قبل أسبوعين'],
  [-30 * DAY_MS, 'قبل شهر'],
  [-61 * DAY_MS, 'قبل شهرين'],
  [-150 * DAY_MS, 'قبل 5 أشهر'],
  [-366 * DAY_MS, 'قبل سنة'],
  [-11 * 366 * DAY_MS, 'قبل 11 سنة'],
])('HOUSE: %d ms ago is «%s»', (ms, expected) => {
  expect(fromNow(ms)).toBe(expected);
});

test.each([
  [30_000, 'الآن'],
  [2 * MINUTE_MS, 'بعد دقيقتين'],
  [9 * HOUR_MS, 'بعد 9 ساعات'],
  [11 * HOUR_MS, 'غدًا'],
  [2 * DAY_MS, 'بعد غد'],
  [3 * DAY_MS, 'بعد 3 أيام'],
  [7 * DAY_MS, 'بعد أسبوع'],
])('HOUSE: %d ms ahead is «%s»', (ms, expected) => {
  expect(fromNow(ms)).toBe(expected);
});

test('HOUSE: yesterday is a day of the reader’s zone, and a few hours are hours even across midnight', () => {
  const now = Date.parse('2026-11-21T06:30:00Z');
  const instant = Date.parse('2026-11-20T22:30:00Z');
  expect(relativeTime({ instant, now, offsetMinutes: 0 })).toBe('أمس');
  expect(relativeTime({ instant, now, offsetMinutes: RIYADH_MINUTES })).toBe('قبل 8 ساعات');
  const late = Date.parse('2026-11-21T01:00:00Z');
  expect(relativeTime({ instant, now: late, offsetMinutes: 0 })).toBe('قبل ساعتين');
});

test('DLG-16: an invalid instant gives an Arabic message', () => {
  expect(fromNow(Number.NaN)).toBe('تاريخ غير محدد');
});

test.each([
  [0, 'تبدأ الآن'],
  [1000, 'تبدأ بعد ثانية'],
  [2500, 'تبدأ بعد ثانيتين'],
  [30_000, 'تبدأ بعد 30 ثانية'],
  [MINUTE_MS + 59_000, 'تبدأ بعد دقيقة'],
  [HOUR_MS, 'تبدأ بعد ساعة'],
  [HOUR_MS + 2 * MINUTE_MS, 'تبدأ بعد ساعة ودقيقتين'],
  [2 * HOUR_MS + 5 * MINUTE_MS, 'تبدأ بعد ساعتين و5 دقائق'],
  [DAY_MS + 3 * HOUR_MS + MINUTE_MS, 'تبدأ بعد يوم و3 ساعات'],
  [2 * DAY_MS + 5 * MINUTE_MS, 'تبدأ بعد يومين'],
  [12 * DAY_MS, 'تبدأ بعد 12 يومًا'],
])('HOUSE: with %d ms left the match «%s»', (ms, expected) => {
  expect(countdown(ms)).toBe(expected);
});
