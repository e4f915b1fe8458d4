import { daysBetween } from '@safira/football/time/days';

/** OURS-17: where it is known from that a channel shows a match. */
export const sourceNames = {
  editor: 'محرر صافرة',
  guide: 'جدول القناة المعلن',
  rights: 'حقوق البث المعلنة',
};

/** OURS-19 */
export const aboutCommentators =
  'لا نكتب اسم معلّق بلا مصدر. «مؤكد» أعلنته القناة، و«متوقع» نشره حساب المعلّق أو جدول سابق.';

/** «اليوم»; undefined for other days than yesterday, today and tomorrow. */
export const nearDay = (date: string, today: string): string | undefined =>
  nearDays[daysBetween(today, date)];

const nearDays: Record<number, string> = { [-1]: 'أمس', 0: 'اليوم', 1: 'غدًا' };

const languages: Record<string, string> = {
  en: 'بالإنجليزية',
  fr: 'بالفرنسية',
  es: 'بالإسبانية',
  pt: 'بالبرتغالية',
  it: 'بالإيطالية',
  de: 'بالألمانية',
  tr: 'بالتركية',
  fa: 'بالفارسية',
  ku: 'بالكردية',
  ber: 'بالأمازيغية',
};

/** «التعليق بالإنجليزية»; undefined for Arabic, and for a language without a name here. */
export function commentaryIn(language: string | undefined): string | undefined {
  const name = languages[language?.split('-')[0]?.toLowerCase() ?? ''];
  return name && `التعليق ${name}`;
}
