/** NEWS-01: the eight categories, in the order of the select. */
export const newsCategories = {
  transfers: 'الانتقالات',
  previews: 'ما قبل المباريات',
  reports: 'تقارير المباريات',
  breaking: 'عاجل',
  analysis: 'تحليل',
  interviews: 'مقابلات',
  injuries: 'إصابات',
  general: 'عام',
};
