import type { AuditEntry } from '@safira/contract/newsroom/audit';

export const title = 'سجل التغييرات';
export const lead = 'كل ما غيّره المحررون، بوقته وصاحبه. لا يُحذف منه شيء.';
export const columns = { at: 'الوقت', actor: 'من', action: 'ماذا', label: 'على ماذا' };
export const filterLabel = 'ما الذي تغيّر';
export const all = 'الكل';
export const subjects: Record<AuditEntry['subject'], string> = {
  article: 'مقالات',
  broadcast: 'قنوات',
  image: 'صور',
  name: 'أسماء',
  'error-report': 'بلاغات',
  automatic: 'تقارير آلية',
  podcast: 'البودكاست',
};
/** By the action that is stored; an unknown one is shown as it is. */
export const actions: Record<string, string> = {
  create: 'أنشأ',
  save: 'عدّل',
  correct: 'صحّح',
  delete: 'حذف',
  draft: 'أعاد إلى المسودات',
  review: 'أرسل إلى المراجعة',
  scheduled: 'جدول النشر',
  published: 'نشر',
  withdrawn: 'سحب',
  'take-over': 'حرّر بنفسه',
  corrected: 'صحّح بعد بلاغ',
  dismissed: 'أغلق البلاغ',
  generate: 'طلب حلقة',
  cleanup: 'حذف تسجيلات قديمة',
};
export const program = 'الموقع';
export const more = 'الأقدم';
export const loadingMore = 'نحمّل…';
export const details = 'التفاصيل';
export const before = 'قبل';
export const after = 'بعد';
export const untitled = 'بلا عنوان';
export const none = { title: 'لا تغييرات بعد', text: 'يظهر هنا كل ما يغيّره المحررون.' };
