import type { ErrorKind } from '@safira/contract/corrections/error-reports';
import type { ReportState } from '@safira/contract/newsroom/error-reports';

export const title = 'بلاغات القراء';
export const filter = {
  label: 'تصفية البلاغات',
  names: { open: 'مفتوحة', corrected: 'صُحّحت', dismissed: 'استُبعدت' } satisfies Record<ReportState, string>,
};
export const kinds: Record<ErrorKind, string> = {
  result: 'النتيجة أو الهدف',
  name: 'اسم لاعب أو فريق',
  channel: 'القناة',
  commentator: 'المعلّق',
  'kick-off': 'الموعد',
  other: 'شيء آخر',
};
export const numberOf = (id: number) => `بلاغ رقم ${id}`;
export const general = 'بلاغ عام';
export const source = 'المصدر الذي ذكره القارئ';
export const correctIt = 'صُحّح';
export const dismiss = 'استبعد';
export const decided = { corrected: 'سُجّل أن الخطأ صُحّح.', dismissed: 'استُبعد البلاغ.' };
export const decidedBy = (name: string) => `بقرار ${name}`;

export const none = { title: 'لا بلاغات هنا', text: 'حين يبلغ قارئ عن خطأ، تجد بلاغه في هذه القائمة.' };
export const loading = 'نجلب البلاغات…';
export const failed = { title: 'تعذّر تحميل البلاغات', text: 'تحقّق من اتصالك ثم أعد المحاولة.' };
