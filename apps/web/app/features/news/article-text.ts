export const news = 'الأخبار';
export const backToNews = 'رجوع إلى الأخبار';
export const noSuchArticle = 'لم نعثر على هذا الخبر.';
export const failedTitle = 'تعذّر تحميل الخبر';
export const modified = 'عُدّل';
export const reporter = 'المراسل:';
