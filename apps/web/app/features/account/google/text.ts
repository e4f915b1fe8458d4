export const or = 'أو';
export const brandName = 'Google';
export const proceed = 'المتابعة بحساب';
export const leaving = 'جارٍ الانتقال إلى';
export const failed = 'تعذّر الانتقال إلى Google. أعد المحاولة.';

export const back = {
  title: 'أهلًا بك',
  waiting: 'جارٍ الدخول بحساب Google…',
};
