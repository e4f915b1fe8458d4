export const search = {
  label: 'البحث في صافرة',
  placeholder: 'ابحث عن فريق أو لاعب أو بطولة',
  submit: 'ابحث',
  open: 'البحث',
  clear: 'امسح النص',
};

export const groupNames = { teams: 'الفرق', players: 'اللاعبون', competitions: 'البطولات' };

export const panel = {
  recent: 'عمليات بحثك الأخيرة',
  clearRecent: 'امسح الكل',
  quickLinks: 'انتقال سريع',
  allResults: 'كل النتائج',
  results: 'نتائج البحث',
  searching: 'نبحث…',
  failed: 'تعذّر البحث. تحقّق من اتصالك ثم أعد المحاولة.',
  move: 'للتنقل',
  openResult: 'للفتح',
  leave: 'للإغلاق',
  fromAnywhere: 'للبحث من أي صفحة',
};

export const none = {
  title: 'الكرة خارج الملعب',
  text: (typed: string) => `لا فريق ولا لاعب ولا بطولة باسم «${typed}». جرّب كتابة أخرى أو كلمة واحدة من الاسم.`,
};
