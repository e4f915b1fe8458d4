/**
 * Dates in words. Gregorian names come from the tables below, not from Intl: the same letters on every engine,
 * so what the server rendered is what the browser renders. A date is `yyyy-mm-dd`, already cut by its zone.
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

/**
 * «11 جمادى الآخرة 1448 هـ». Servers only: engines disagree about this calendar,
 * so a browser is given the finished text.
 */
export function hijriDate(date: string): string {
  if (!partsOf(date)) return UNKNOWN_DATE;
  const hijri = new Intl.DateTimeFormat('ar-EG-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return hijri.format(Date.parse(`${date}T12:00:00Z`));
}

/** DLG-16 */
const UNKNOWN_DATE = 'تاريخ غير محدد';

function partsOf(date: string) {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(instant)) return undefined;
  const utc = new Date(instant);
  return {
    year: utc.getUTCFullYear(),
    month: utc.getUTCMonth(),
    day: utc.getUTCDate(),
    weekday: utc.getUTCDay(),
  };
}

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** As Egypt and the Gulf call them. */
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
