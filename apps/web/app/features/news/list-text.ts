export const title = 'الأخبار';
export const pageTitle = (page: number) => (page > 1 ? `${title}، صفحة ${page}` : title);
export const description = 'أخبار كرة القدم بالعربية: تقارير المباريات، والانتقالات، والإصابات، والتحليلات.';
export const back = 'رجوع';
export const home = 'الرئيسية';
export const failedTitle = 'تعذّر تحميل الأخبار';
