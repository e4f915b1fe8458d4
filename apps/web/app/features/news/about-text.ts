export const about = {
  title: 'الأخبار',
  all: 'كل الأخبار',
  none: 'لا أخبار هنا بعد.',
  failed: 'تعذّر تحميل الأخبار.',
  retry: 'أعد المحاولة',
};
