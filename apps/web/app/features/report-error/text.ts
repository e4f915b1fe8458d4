import type { ErrorKind } from '@safira/contract/corrections/error-reports';

export const title = 'أبلغ عن خطأ';
export const what = 'ما الخطأ؟';
export const kinds: Record<ErrorKind, string> = {
  result: 'النتيجة أو الهدف',
  name: 'اسم لاعب أو فريق',
  channel: 'القناة',
  commentator: 'المعلّق',
  'kick-off': 'الموعد',
  other: 'شيء آخر',
};
export const right = 'الصحيح في رأيك';
export const source = 'مصدر إن وُجد (اختياري)';
export const linkStart = 'https://';
export const send = 'أرسل';
export const sending = 'نرسل البلاغ…';
export const cancel = 'إلغاء';
/** Of a field that people do not see. */
export const website = 'اترك هذا الحقل فارغًا';

export const faults = {
  kind: 'اختر ما الخطأ.',
  text: 'اكتب الصحيح في رأيك.',
  link: 'اكتب رابطًا يبدأ بـ https://، أو اترك الحقل فارغًا.',
};
export const notSent = 'لم يصل البلاغ. تحقّق من اتصالك ثم أعد الإرسال؛ ما كتبته باقٍ هنا.';

export const sent = {
  title: 'وصل بلاغك إلى المحررين',
  number: 'رقمه',
  review: 'نراجعه، فإن صحّحنا شيئًا وجدته في',
  log: 'سجل التصحيحات',
};
