export const chapterTitles = {
  opening: 'الافتتاح',
  league: (name: string): string => name,
  tables: 'الترتيب',
  coming: 'المباريات المقبلة',
  close: 'الختام',
};
