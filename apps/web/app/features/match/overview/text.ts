import { place } from '@safira/arabic/nouns/match-nouns';
import { channel, count, countAfterPreposition } from '@safira/arabic/nouns/plurals';

export { listComma } from '../text.ts';

export const pulse = 'نبض المباراة';
export const pulseSpoken =
  'نبض المباراة: التسديدات والركنيات كل خمس دقائق، صاحب الأرض إلى أعلى والضيف إلى أسفل';
export const breakShort = 'الاستراحة';

export const keyNumbers = 'أبرز الأرقام';
export const allStatistics = 'كل الإحصائيات';
export const latestEvents = 'آخر الأحداث';
export const wholeTimeline = 'الخط الزمني';

export const prediction = 'توقعات ما قبل المباراة';
export const wins = (team: string) => `فوز ${team}`;
export const draw = 'تعادل';
export const percentSpoken = (value: number) => `${value} بالمئة`;
export const predictionNote = 'توقع إحصائي من مزوّد البيانات صدر قبل البداية.';
export const favourite = 'المرجَّح:';
export const noPredictionNow = 'تعذّر جلب التوقع الإحصائي الآن.';

export const card = 'بطاقة المباراة';
export const kickOff = 'الموعد';
export const venue = 'الملعب';
export const referee = 'الحكم';
export const channels = 'القنوات';
export const noChannels = 'لم تُعلن في بلدك بعد';
export const noTime = 'لم يُحدَّد الوقت';
/** «وقناة أخرى», «وقناتان أخريان», «و3 قنوات أخرى», «و11 قناة أخرى». */
export function moreChannels(n: number): string {
  if (n === 1) return 'وقناة أخرى';
  return `و${count(n, channel)} ${n === 2 ? 'أخريان' : 'أخرى'}`;
}
export const kickOffAt = (weekday: string, day: string, time: string | undefined) =>
  time ? `${weekday} ${day}، ${time}` : `${weekday} ${day}`;

export const best = 'الأفضل في المباراة';
export const bestSoFar = 'الأفضل حتى الآن';
export const highestRating = 'أعلى تقييم';

export const standing = 'الترتيب';
export const liveStanding = 'الترتيب الآن';
export const wholeTable = 'الجدول كاملًا';
export const noStandingNow = 'تعذّر جلب الترتيب الآن.';
export const standingColumns = ['المركز', 'الفريق', 'لعب', 'الفارق', 'النقاط'];

export const climbed = (n: number) => `صعد ${countAfterPreposition(n, place)}`;
export const fell = (n: number) => `تراجع ${countAfterPreposition(n, place)}`;
