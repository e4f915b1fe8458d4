import { count, match } from '@safira/arabic/nouns/plurals';

export const figures = {
  matches: 'مباراة لُعبت',
  goals: 'هدفًا',
  goalsPerMatch: 'هدف في المباراة',
  cleanSheets: 'مباراة بشباك نظيفة',
};
export const quarters = {
  title: 'الأهداف كل 15 دقيقة',
  note: 'الوقت بدل الضائع محسوب مع ربعه.',
  partial: (timed: number, goals: number) => `يشمل ${timed} من أصل ${goals}، وهي الأهداف المعروفة دقائقها.`,
  minutes: 'الدقائق',
  goals: 'الأهداف',
  spoken: (from: number, to: number) => `من الدقيقة ${from} إلى ${to}`,
};
export const outcomes = {
  title: 'لمن تنتهي المباريات؟',
  home: 'فوز صاحب الأرض',
  draws: 'تعادل',
  away: 'فوز الضيف',
};
export const frequent = {
  title: 'أكثر النتائج تكرارًا',
  note: 'الرقم الأيمن لصاحب الأرض.',
  times: (n: number) => count(n, match),
};
export const noFigures = {
  title: 'لا أرقام بعد',
  text: 'تظهر أرقام الموسم بعد أولى مبارياته.',
  link: 'إلى المباريات',
};
