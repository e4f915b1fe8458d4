import { competition, count, team } from '@safira/arabic/nouns/plurals';

export const teams = {
  title: (name: string) => `من تشجّع يا ${name}؟`,
  text: 'اختر فرقك لتظهر مبارياتها أولًا. يمكنك التغيير متى شئت.',
  search: 'ابحث عن فريق: الهلال، البرسا، الأهلي',
  countries: 'فرق من',
  none: 'لا فريق بهذا الاسم. جرّب اسمًا أقصر.',
  chosen: (n: number) => count(n, team),
  next: 'التالي: بطولاتك',
};

export const competitions = {
  title: 'أي البطولات تتابع؟',
  text: 'تتصدّر بطولاتك صفحة المباريات. يمكنك التغيير متى شئت.',
  chosen: (n: number) => count(n, competition),
  finish: 'إلى لوحتي',
  back: 'رجوع إلى الفرق',
};

export const skip = 'تخطَّ';
export const step = (n: number) => `الخطوة ${n} من 2`;
export const loading = 'لحظة، نجلب القائمة…';

export const groups = {
  saudi: 'السعودية',
  egypt: 'مصر',
  morocco: 'المغرب',
  emirates: 'الإمارات',
  tunisia: 'تونس',
  algeria: 'الجزائر',
  qatar: 'قطر',
  england: 'إنجلترا',
  spain: 'إسبانيا',
  italy: 'إيطاليا',
  nations: 'المنتخبات',
};
