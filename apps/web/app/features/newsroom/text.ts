/** Texts that the pages of the newsroom have in common. */
export const newsroom = 'غرفة الأخبار';
export const description = 'غرفة أخبار صافرة: المقالات وحالاتها، للمحررين.';
export const backToSite = 'العودة إلى الموقع';
export const toHome = 'صافرة: الصفحة الرئيسية';
export const skipToContent = 'تخطَّ إلى المحتوى';

export const placeNames = {
  articles: 'المقالات',
  automatic: 'التقارير الآلية',
  names: 'الأسماء',
  broadcasts: 'القنوات والمعلقون',
  errorReports: 'بلاغات القراء',
  audit: 'سجل التغييرات',
};

export const loading = 'لحظة، نفتح غرفة الأخبار…';
export const retry = 'أعد المحاولة';

export const visitor = {
  title: 'غرفة الأخبار للمحررين',
  text: 'سجّل الدخول بحساب محرر لتكتب المقالات وتراجعها وتنشرها.',
  signIn: 'سجّل الدخول',
};

export const noRole = {
  title: 'حسابك ليس حساب محرر',
  text: 'غرفة الأخبار لمحرري صافرة وإدارتها. إن كنت منهم فاطلب من الإدارة أن تضيف حسابك.',
  home: 'العودة إلى الرئيسية',
};

/** AUTH-12 */
export const secondFactor = {
  title: 'فعّل التحقّق بخطوتين أولًا',
  text: 'لا تُفتح غرفة الأخبار إلا لحساب محمي بخطوتين. فعّله من صفحة الأمان. وإن كان مفعّلًا فسجّل الخروج ثم ادخل بالرمز.',
  toSecurity: 'صفحة الأمان',
};

export const notRead = {
  title: 'تعذّر التحميل',
  text: 'لم نتمكن من قراءة المقالات. تحقّق من اتصالك ثم أعد المحاولة.',
};
