export const toKickOff = 'الوقت المتبقي للانطلاق';
export const addToCalendar = 'أضف إلى التقويم';

export const coverage = 'مواعيد التغطية';
export const lineups = 'التشكيلة';
export const lineupsAt = 'قبل ساعة من المباراة';
export const lineupsOut = 'أُعلنت، شاهدها الآن';
/** What arrives, and when; the line-ups come first. */
export const coming = [
  ['النتيجة والأحداث', 'لحظة بلحظة من صافرة البداية'],
  ['الإحصائيات', 'خلال المباراة'],
  ['أبرز اللقطات', 'بعد المباراة إن توفرت'],
] as const;

export const form = 'آخر النتائج';
export const newestLeft = 'الأحدث إلى اليسار';
