export const cancel = 'إلغاء';
export const required = 'هذا الحقل مطلوب.';

export const link = {
  title: 'رابط',
  address: 'الرابط',
  hint: 'ألصق رابط صفحة فريق أو لاعب أو بطولة أو مباراة من صافرة، أو رابط موقع آخر يبدأ بـ https.',
  fault: 'هذا ليس رابطًا يمكن فتحه. يبدأ الرابط بـ https.',
  apply: 'ضع الرابط',
  remove: 'أزل الرابط',
};

export const video = {
  title: 'فيديو رسمي',
  address: 'رابط الفيديو في YouTube',
  hint: 'من قناة رسمية فقط: النادي أو الاتحاد أو الناقل.',
  fault: 'لم نعرف الفيديو من هذا الرابط.',
  name: 'عنوان الفيديو',
  apply: 'أدرج الفيديو',
};

export const image = {
  title: 'صورة في النص',
  choose: 'اختر صورة',
  replace: 'اختر صورة أخرى',
  uploading: 'تُرفع الصورة…',
  failed: 'تعذّر رفع الصورة. أعد المحاولة.',
  wrongType: 'اختر صورة بصيغة JPEG أو PNG أو WebP.',
  alt: 'وصف الصورة للمكفوفين',
  credit: 'المصور أو المصدر',
  apply: 'أدرج الصورة',
  needed: 'اختر صورة أولًا.',
};

export const match = {
  title: 'بطاقة مباراة',
  search: 'ابحث عن فريق',
  teams: 'الفرق',
  none: (q: string) => `لا نتائج لـ«${q}».`,
  matchesOf: (name: string) => `مباريات ${name}`,
  coming: 'القادمة',
  past: 'الأخيرة',
  noMatches: 'لا مباريات قريبة لهذا الفريق.',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل. أعد المحاولة.',
  other: 'فريق آخر',
};
