import type { Clock } from './clock-zones.ts';

export const change = 'تغيير';
/** Contains the visible text word for word. With a dash, because axe takes an Arabic comma for a letter. */
export const pillSpoken = (zone: string) => `الأوقات ${zone} – تغيير التوقيت`;
export const title = 'صافرة واحدة، ستة توقيتات';
export const titleWithoutMatch = 'اختر توقيتك';
export const versus = 'ضد';
export const zones = 'التوقيت';
export const note = 'يبدأ الموقع بتوقيت جهازك، واختيارك يُحفظ في متصفحك.';
export const toDevice = 'العودة إلى توقيت جهازك';

export const cities: Record<Clock['zone'], string> = {
  'Asia/Riyadh': 'مكة المكرمة',
  'Africa/Cairo': 'القاهرة',
  'Asia/Baghdad': 'بغداد',
  'Asia/Dubai': 'دبي',
  'Africa/Tunis': 'تونس',
  'Africa/Casablanca': 'الدار البيضاء',
};
