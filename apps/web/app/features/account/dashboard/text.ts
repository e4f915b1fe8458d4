export const greetings = { morning: 'صباح الخير يا', evening: 'مساء الخير يا' };

export const now = 'الآن';
export const today = 'اليوم';
export const next = 'القادمة';
export const last = 'الأخيرة';
export const atHome = 'على أرضه';
export const away = 'خارج الأرض';
export const noMatches = 'لا مباريات قريبة لهذا الفريق.';
export const versus = (home: string, visitors: string) => `${home} ضد ${visitors}`;

export const week = {
  title: 'أسبوع فرقي',
  none: 'لا مباريات لفرقك في الأيام السبعة المقبلة.',
};

export const noTeams = {
  title: 'لوحتك تنتظر فرقك',
  text: 'اختر الفرق التي تشجعها، فنضع هنا مباراتها الجارية والقادمة وآخر نتائجها.',
  choose: 'اختر فرقك',
};
