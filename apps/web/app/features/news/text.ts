export const filter = {
  label: 'تصفية الأخبار',
  category: 'التصنيف',
  competition: 'البطولة',
  allCategories: 'كل التصنيفات',
  allCompetitions: 'كل البطولات',
  apply: 'اعرض',
  competitionNumber: (id: string) => `بطولة رقم ${id}`,
};

export const featured = 'الأخبار الرئيسية';

export const none = {
  title: 'لا أخبار هنا بعد',
  text: 'لا توجد أخبار في هذا القسم حاليًا.',
  home: 'العودة إلى الرئيسية',
  all: 'كل الأخبار',
};

/** OURS-01 */
export const report = 'تقرير مباراة';
export const reportOf = (home: string, away: string) => `${report} ${home} و${away}`;
