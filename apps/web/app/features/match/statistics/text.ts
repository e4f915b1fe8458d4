export const onlyBoth = 'نعرض ما توفّر للفريقين معًا';

export const groups = { shooting: 'التسديد', passing: 'الاستحواذ والتمرير', rest: 'إحصائيات أخرى' };

/** Used under a heading that contains the rest of the name. */
export const shortLabels: Record<string, string> = {
  'Shots on Goal': 'على المرمى',
  'Shots off Goal': 'خارج المرمى',
  'Shots insidebox': 'من داخل المنطقة',
  'Shots outsidebox': 'من خارج المنطقة',
  expected_goals: 'الأهداف المتوقعة',
  'Corner Kicks': 'الركنيات',
};

/** «الاستحواذ: الهلال 56%، النصر 44%», for screen readers; Latin letters in brackets are left out. */
export const spoken = (label: string, ...sides: [name: string, value: string | number][]) =>
  `${label.replace(/ \([a-z]+\)$/i, '')}: ${sides.map(([name, value]) => `${name} ${value}`).join('، ')}`;
