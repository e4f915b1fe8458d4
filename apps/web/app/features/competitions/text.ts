import { competition, count, match } from '@safira/arabic/nouns/plurals';

export const bar = 'البطولات';
export const allCompetitions = 'كل البطولات';
export const favourites = 'المفضلة';
export const editMine = 'تعديل بطولاتي';
/** HOME-20 */
export const noCompetitions = 'لا توجد بطولات';

export const mine = 'بطولاتي';
export const mineSpoken = (chosen: number) => (chosen > 0 ? `${mine}: ${count(chosen, competition)}` : mine);

export const matchCount = (matches: number) => count(matches, match);
export const matchCountOn = (matches: number, dayLabel: string) =>
  `${matchCount(matches)} ${dayLabel}`.trim();

/** HOME-03 */
const SHORT_NAME = 25;
/** Cuts by code points, so that no letter is cut in two. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > SHORT_NAME ? `${letters.slice(0, SHORT_NAME).join('')}…` : name;
}

export const panel = {
  title: 'بطولاتي المفضلة',
  intro: 'لا تعرض الصفحة الرئيسية وقائمة البطولات إلا ما تختاره هنا. يُحفظ الاختيار في متصفحك ولا يحتاج إلى حساب.',
  search: 'ابحث عن بطولة',
  chosen: (n: number) => `المختارة (${n})`,
  others: 'بطولات أخرى',
  removeAll: 'إزالة الكل',
  save: 'حفظ الاختيارات',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  loading: 'نجلب البطولات…',
  failed: 'تعذّر جلب البطولات.',
  retry: 'أعد المحاولة',
  noneFound: 'لا توجد بطولات بهذا الاسم',
  saved: 'حُفظت اختياراتك من البطولات',
  removed: 'أُزيلت كل الاختيارات',
};
