/** Texts that the pages of an account have in common. */
export const pages = {
  dashboard: 'لوحتي',
  favourites: 'مفضلتي',
  preferences: 'تفضيلاتي',
  security: 'الأمان وبياناتي',
  welcome: 'اختر فرقك وبطولاتك',
};
export type MemberPageName = keyof typeof pages;

export const tabsLabel = 'صفحات حسابي';
export const description = 'حسابك في صافرة: فرقك وبطولاتك ومبارياتك المفضلة، وتفضيلاتك، وأمان حسابك.';

export const visitor = {
  title: 'هذه صفحتك، بعد تسجيل الدخول',
  text: 'سجّل الدخول لتتابع فرقك ومبارياتك المفضلة على كل أجهزتك. الحساب مجاني، ولا نطلب إلا اسمًا وبريدًا.',
  signIn: 'سجّل الدخول',
  register: 'أنشئ حسابًا',
};

export const loading = 'لحظة، نفتح حسابك…';
export const retry = 'أعد المحاولة';
export const notRead = 'تعذّر التحميل. تحقّق من اتصالك ثم أعد المحاولة.';
export const dot = ' · ';
