export const compare = {
  title: 'قارن بلاعب آخر',
  label: 'اسم اللاعب الآخر',
  hint: 'اكتب اسم اللاعب بالعربية أو الإنجليزية',
  submit: 'قارن',
  end: 'إنهاء المقارنة',
};

/** PLAYER-02: why no player was found. */
export const alerts = {
  notInDictionary: 'لم نجد لاعبًا بهذا الاسم في قاعدة الأسماء العربية. جرّب اسمًا آخر، أو اكتبه بالإنجليزية.',
  noLeague: 'لا يمكن البحث من غير تحديد الدوري.',
  failed: 'حدث خطأ أثناء البحث عن اللاعب. أعد المحاولة.',
  notFound: 'لم نعثر على لاعب آخر بهذا الاسم. تحقّق من كتابته ثم أعد المحاولة.',
};
export type Alert = keyof typeof alerts;

export const firstPlayer = 'اللاعب الأول';
export const pageTitle = (first: string, second: string) => `${first} و${second}: مقارنة بالأرقام`;
export const pageTitleOfOne = (first: string) => `قارن ${first} بلاعب آخر`;
export const pageDescription = (first: string, second: string) =>
  `مقارنة بين ${first} و${second} في موسميهما الأخيرين: المشاركات والأهداف والصناعة والتسديد والتمرير والتقييم.`;

export const against = 'ضد';
export const season = 'موسم';
export const separator = ' · ';

export const radar = {
  title: 'البصمة',
  note: 'كل محور نسبة إلى أعلى القيمتين',
  spoken: (first: string, second: string) =>
    `مخطط راداري يقارن ${first} و${second} في ستة محاور؛ أرقامها في الجدول.`,
  axes: {
    goals: 'الأهداف',
    assists: 'الصناعة',
    dribbles: 'المراوغات',
    shots: 'التسديد',
    passes: 'التمرير',
    duels: 'الالتحامات',
  },
};

export const table = {
  title: 'رقمًا برقم',
  caption: 'أرقام اللاعبين في آخر موسم لكل منهما',
  number: 'الرقم',
};

export const noNumbers = {
  title: 'لا أرقام تكفي للمقارنة',
  text: 'أحد اللاعبين لم يشارك بعد في بطولة نتابعها. جرّب لاعبًا آخر.',
};
