import { dayMonth, dayName } from '@safira/arabic/dates';
import { countAfterPreposition, match } from '@safira/arabic/plurals';
import { daysBetween } from '@safira/football/days';

export const title = 'القنوات الناقلة';
export const confirmed = 'مؤكدة';
export const byRights = 'حسب حقوق البث';
export const source = 'المصدر: حقوق البث المعلنة في الشرق الأوسط وشمال أفريقيا.';
export const mayDiffer = 'قد تختلف القنوات حسب بلدك.';

/** «اليوم 10:00 م» */
export function when({ date, today, time }: { date: string; today: string; time: string }): string {
  return `${near[daysBetween(today, date)] ?? `${dayName(date)} ${dayMonth(date)}،`} ${time}`;
}

const near: Record<number, string> = { [-1]: 'أمس', 0: 'اليوم', 1: 'غدًا' };

/** «جلبنا القنوات الناقلة لمباراتين تلقائيًا» */
export function foundFor(matches: number): string {
  const counted = countAfterPreposition(matches, match);
  // A one-letter preposition is joined to a word and separate before a number.
  return `جلبنا القنوات الناقلة ${/^\d/.test(counted) ? 'لـ ' : 'ل'}${counted} تلقائيًا`;
}
