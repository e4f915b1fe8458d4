export const onlyBoth = 'نعرض كل رقم توفّر للفريقين معًا';

export const groups = { shooting: 'التسديد', passing: 'الاستحواذ والتمرير', rest: 'بقية المباراة' };

/** Under a heading that says the rest. */
export const shortLabels: Record<string, string> = {
  'Shots on Goal': 'على المرمى',
  'Shots off Goal': 'خارج المرمى',
  'Shots insidebox': 'من داخل المنطقة',
  'Shots outsidebox': 'من خارج المنطقة',
  expected_goals: 'الأهداف المتوقعة',
  'Corner Kicks': 'الركنيات',
};

/** «الاستحواذ: الهلال 56%، النصر 44%»; Latin letters in brackets are nothing to listen to. */
export const spoken = (label: string, ...sides: [name: string, value: string | number][]) =>
  `${label.replace(/ \([a-z]+\)$/i, '')}: ${sides.map(([name, value]) => `${name} ${value}`).join('، ')}`;
