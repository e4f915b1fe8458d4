import { dayMonth, dayName } from '@safira/arabic/formats/dates';
import { nearDay, sourceNames } from '../../football-ui/broadcast-text.ts';

export const pageTitle = (name: string) => `مباريات بتعليق ${name}`;
export const pageDescription = (name: string) =>
  `المباريات القادمة بتعليق ${name}: الموعد والقناة، مؤكدًا أو متوقعًا، مع المصدر ووقت فحصه.`;
export const channels = 'القنوات';
export const subtitle = 'التعليق على المباريات';
export const noSuchCommentator = 'لم نعثر على هذا المعلّق.';

export const coming = 'المباريات القادمة';
export const past = 'آخر المباريات';
export const now = 'الآن';
export const none = {
  title: 'لا مباريات قادمة معلنة لهذا المعلّق بعد',
  text: 'تظهر هنا فور أن تعلن القنوات أسماء معلّقيها.',
  toMatches: 'إلى المباريات',
};

/** «اليوم، السبت 21 نوفمبر» */
export function dayHeading(date: string, today: string): string {
  const near = nearDay(date, today);
  const named = `${dayName(date)} ${dayMonth(date)}`;
  return near ? `${near}، ${named}` : named;
}

/** «المصدر: جدول القناة المعلن · فُحص اليوم 5:45 م» */
export function checked(
  source: 'editor' | 'guide',
  { date, today, time }: { date: string; today: string; time: string },
): string {
  const day = nearDay(date, today) ?? `${dayName(date)} ${dayMonth(date)}`;
  return `المصدر: ${sourceNames[source]} · فُحص ${day} ${time}`;
}

/** «في السعودية والإمارات» */
export const inCountries = (names: readonly string[]) => `في ${names.join(' و')}`;
export const inManyCountries = 'في بعض الدول العربية';
