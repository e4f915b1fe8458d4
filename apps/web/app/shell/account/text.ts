export const signIn = 'دخول';
export const myAccount = 'حسابي';
export const accountOf = (name: string) => `حساب ${name}`;
export const accountPages = {
  '/account': 'لوحتي',
  '/account/favourites': 'مفضلتي',
  '/account/preferences': 'تفضيلاتي',
  '/account/security': 'الأمان وبياناتي',
};
export const newsroom = 'غرفة الأخبار';
export const signOutLabel = 'تسجيل الخروج';
export const signedOut = 'تم تسجيل الخروج.';
