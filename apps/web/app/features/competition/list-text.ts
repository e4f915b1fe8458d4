import { competition, count } from '@safira/arabic/nouns/plurals';

export const listDescription = 'كل البطولات التي تتابعها صافرة: دوريات عربية وأوروبية وبطولات قارية ودولية.';
/** «21 بطولة · 3 فيها مباريات الآن» */
export const followed = (all: number, live: number) =>
  [count(all, competition), ...(live > 0 ? [`${live} فيها مباريات الآن`] : [])].join(' · ');
export const mine = 'بطولاتي';
export const listSearch = { label: 'البحث في البطولات', placeholder: 'ابحث عن بطولة أو بلد' };
export const foundCompetitions = (n: number) => `المعروض: ${count(n, competition)}`;
export const noneFound = {
  title: 'لا بطولة بهذا الاسم',
  text: 'جرّب كتابة أخرى أو اسم البلد، أو اعرض القائمة كاملة.',
  link: 'كل البطولات',
};
export const noneOfKind = {
  title: 'لا بطولات هنا الآن',
  text: 'قد تجد ما تبحث عنه في القائمة كاملة.',
  link: 'كل البطولات',
};
export const kinds = {
  label: 'أنواع البطولات',
  all: 'الكل',
  names: {
    live: 'مباشر الآن',
    arab: 'عربية',
    europe: 'أوروبية',
    world: 'قارية ودولية',
    cups: 'كؤوس',
    nations: 'منتخبات',
  },
};
export const regions = {
  arab: 'بطولات عربية',
  europe: 'أوروبا',
  world: 'بطولات قارية ودولية',
  others: 'بقية العالم',
};
export const liveNow = (n: number) => `${n} مباشر`;
export const noCompetitions = {
  title: 'لا بطولات بعد',
  text: 'نجلب قائمة البطولات الآن. أعد المحاولة بعد دقائق.',
  link: 'إلى مباريات اليوم',
};
