/** Texts of the page of an episode. */
export const automatic = 'نص وصوت آليان';
export const chaptersTitle = 'فصول الحلقة';
export const isPlayed = 'يُشغَّل الآن';
export const playChapter = (title: string) => `شغّل فصل «${title}»`;
export const seconds = 'ث';

export const transcript = {
  title: 'النص الكامل',
  follow: 'تتبّع الصوت',
  all: 'النص كاملًا',
  less: 'نص أقصر',
  playFrom: (time: string) => `شغّل من ${time}`,
};

export const share = {
  episode: 'شارك الحلقة',
  from: 'شارك من',
  copied: 'نُسخ رابط الحلقة',
};

export const subscribe = {
  title: 'اشترك في تطبيقك',
  text: 'انسخ عنوان الخلاصة، ثم أضفه في تطبيق البودكاست الذي تستمع فيه. تصلك الحلقات الجديدة تلقائيًا.',
  copy: 'انسخ عنوان الخلاصة',
  copied: 'نُسخ عنوان الخلاصة',
  notCopied: 'تعذّر النسخ. حدّد العنوان وانسخه يدويًا.',
};

export const earlier = {
  title: 'حلقات سابقة',
  all: 'كل الحلقات',
  played: 'سمعتها',
  none: 'لا حلقات سابقة بعد.',
  play: (title: string) => `شغّل «${title}»`,
  download: (title: string) => `نزّل «${title}»`,
};

export const empty = {
  title: 'الحلقة الأولى في الطريق',
  text: 'لا حلقات من البودكاست حاليًا. تُنتَج حلقة جديدة آليًا كل 5 ساعات.',
  home: 'العودة إلى المباريات',
};

export const hidden = {
  title: (generated: string) => `حلقة ${generated}`,
  text: 'في الحلقة نتائج مباريات، وقد اخترت التصفّح بلا حرق.',
  reveal: 'اعرض العناوين والنص',
};
