import type { Gender } from '@safira/arabic/terms/gender';

export const form = {
  label: 'ابحث عن لاعب',
  name: 'اسم اللاعب',
  hint: 'بالعربية أو الإنجليزية',
  league: 'الدوري',
  allLeagues: 'كل الدوريات',
  submit: 'ابحث',
};

export const leadersBy = { label: 'ترتيب اللاعبين', goals: 'الأهداف', assists: 'التمريرات الحاسمة' };
export const all = 'الكل';
export const allOf = (league: string, gender: Gender) =>
  `كل ${gender === 'feminine' ? 'هدافات' : 'هدافي'} ${league}`;

export const noLeaders = {
  title: 'لا أهداف بعد',
  text: 'لم تبدأ مواسم الدوريات التي نتابعها. تظهر القائمة هنا مع أول هدف.',
  toMatches: 'إلى مباريات اليوم',
};
export const noResults = {
  title: 'لا لاعب بهذا الاسم',
  text: 'تحقّق من كتابة الاسم، أو ابحث في كل الدوريات.',
  back: 'إلى قائمة الهدافين',
};

/** OURS-15 */
export const promo = {
  title: 'محترفونا اليوم',
  text: 'اللاعبون العرب في أندية الخارج: دقائقهم وأهدافهم وتقييمهم',
  open: 'افتح اللوحة',
};
