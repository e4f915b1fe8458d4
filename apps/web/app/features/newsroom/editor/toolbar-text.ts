export const toolbar = 'تنسيق النص';
export const kinds = {
  paragraph: 'فقرة',
  heading2: 'عنوان فرعي',
  heading3: 'عنوان أصغر',
  quote: 'اقتباس',
};
export const buttons = {
  strong: 'عريض',
  heading: 'عنوان فرعي',
  quote: 'اقتباس',
  bulletList: 'قائمة',
  orderedList: 'قائمة مرقمة',
  link: 'رابط',
  image: 'صورة',
  match: 'أدرج بطاقة مباراة',
  matchShort: 'مباراة',
  video: 'أدرج فيديو رسميًا',
  ltr: 'عزل رقم من اليسار إلى اليمين',
  ltrShort: 'عزل رقم',
  undo: 'تراجع',
  redo: 'أعد',
};
