import { FIRST_HIJRI_YEAR, HIJRI_START, hijriYears } from '../tables/umm-al-qura.ts';

/**
 * Dates in words. Gregorian names come from the tables below, not from Intl: the same letters on every engine,
 * so the server and the browser render the same text. A date is `yyyy-mm-dd`, already computed for its zone.
 */

/** HOME-12: `9:05 م`, twelve hours; midnight is `12:00 ص`. */
export function timeText({ hour, minute }: { hour: number; minute: number }): string {
  const half = hour < 12 ? 'ص' : 'م';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** «السبت 21 نوفمبر 2026» */
export function longDate(date: string): string {
  const parts = partsOf(date);
  return parts ? `${dayName(date)} ${dayMonth(date)} ${parts.year}` : UNKNOWN_DATE;
}

/** «السبت» */
export function dayName(date: string): string {
  const parts = partsOf(date);
  return parts ? weekdays[parts.weekday]! : UNKNOWN_DATE;
}

/** «21 نوفمبر» */
export function dayMonth(date: string): string {
  const parts = partsOf(date);
  return parts ? `${parts.day} ${months[parts.month]!}` : UNKNOWN_DATE;
}

/** «نوفمبر» */
export function monthName(date: string): string {
  const parts = partsOf(date);
  return parts ? months[parts.month]! : UNKNOWN_DATE;
}

/** «نوفمبر 2026» */
export function monthYear(date: string): string {
  const parts = partsOf(date);
  return parts ? `${months[parts.month]!} ${parts.year}` : UNKNOWN_DATE;
}

/** «5–9 يناير», «28 يناير – 3 فبراير»; years only where they differ. An en dash keeps its place between digits. */
export function dateRange(from: string, to: string): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (!first || !last) return UNKNOWN_DATE;
  if (from === to) return dayMonth(from);
  if (first.year !== last.year) return `${dayMonth(from)} ${first.year} – ${dayMonth(to)} ${last.year}`;
  return first.month === last.month ? `${first.day}–${dayMonth(to)}` : `${dayMonth(from)} – ${dayMonth(to)}`;
}

/** HOME-04: the time in the Gulf, whatever the visitor's zone; the weekday only where the date differs there. */
export function gulfTime(instant: number, zoneDate: string): { time: string; weekday: string | undefined } {
  if (Number.isNaN(instant)) return { time: UNKNOWN_DATE, weekday: undefined };
  const wall = new Date(instant + GULF_OFFSET_MS); // its UTC fields are the Gulf's clock
  const date = wall.toISOString().slice(0, 10);
  return {
    time: timeText({ hour: wall.getUTCHours(), minute: wall.getUTCMinutes() }),
    weekday: date === zoneDate ? undefined : dayName(date),
  };
}

const GULF_OFFSET_MS = 4 * 60 * 60 * 1000;

/** «11 جمادى الآخرة 1448 هـ» by a fixed calendar, as engines disagree; empty before 1400 and after 1500. */
export function hijriDate(date: string): string {
  if (!partsOf(date)) return UNKNOWN_DATE;
  let days = (Date.parse(`${date}T00:00:00Z`) - HIJRI_START) / DAY_MS;
  if (days < 0) return '';
  for (const [index, lengths] of hijriYears.entries()) {
    for (const [month, name] of hijriMonths.entries()) {
      const length = 29 + ((lengths >> (11 - month)) & 1);
      if (days < length) return `${days + 1} ${name} ${FIRST_HIJRI_YEAR + index} هـ`;
      days -= length;
    }
  }
  return '';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** DLG-16 */
export const UNKNOWN_DATE = 'تاريخ غير محدد';

function partsOf(date: string) {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(instant)) return undefined;
  const utc = new Date(instant);
  // Some engines read 30 February as 2 March.
  if (utc.toISOString().slice(0, 10) !== date) return undefined;
  return {
    year: utc.getUTCFullYear(),
    month: utc.getUTCMonth(),
    day: utc.getUTCDate(),
    weekday: utc.getUTCDay(),
  };
}

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** The month names used in Egypt and the Gulf. */
const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

const hijriMonths = [
  'محرم',
  'صفر',
  'ربيع الأول',
  'ربيع الآخر',
  'جمادى الأولى',
  'جمادى الآخرة',
  'رجب',
  'شعبان',
  'رمضان',
  'شوال',
  'ذو القعدة',
  'ذو الحجة',
];
