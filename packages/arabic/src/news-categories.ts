/** NEWS-01: the eight categories, in the order of the select. */
export const newsCategoryLabels = {
  transfers: 'الانتقالات',
  'match-previews': 'ما قبل المباراة',
  'match-reports': 'تقارير المباريات',
  breaking: 'عاجل',
  analysis: 'تحليلات',
  interviews: 'حوارات',
  injuries: 'الإصابات',
  general: 'أخبار عامة',
} as const;
