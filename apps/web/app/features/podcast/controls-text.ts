import { minute, second } from '@safira/arabic/nouns/time-nouns';
import { count, countAfterPreposition } from '@safira/arabic/nouns/plurals';

/** Texts of the controls of the player, on any page. */
export const seekLabel = 'موضع التشغيل';
export const volumeLabel = 'مستوى الصوت';
export const speedLabel = (speed: string) => `السرعة: ${speed}`;
export const back = 'رجوع 15 ثانية';
export const forward = 'تقديم 30 ثانية';
export const nextChapter = 'الفصل التالي';
export const openPlayer = 'افتح صفحة الحلقة';
export const closePlayer = 'أغلق المشغّل';
export const playerLabel = 'مشغّل البودكاست';
export const chapterOf = (number: number, total: number) => `الفصل ${number} من ${total}`;

export const notDownloaded = 'تعذّر تنزيل الملف. أعد المحاولة بعد قليل.';
export const hasEnded = 'انتهت الحلقة.';

/** For the value of the volume: «80 بالمئة» */
export const percent = (volume: number) => `${Math.round(volume * 100)} بالمئة`;

/** «دقيقتان و10 ثوانٍ من 5 دقائق» */
export const spokenPosition = (position: number, duration: number) =>
  `${spoken(position, count)} من ${spoken(duration, countAfterPreposition)}`;

function spoken(seconds: number, inWords: typeof count): string {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return rest === 0 ? 'البداية' : inWords(rest, second);
  const first = inWords(minutes, minute);
  return rest === 0 ? first : `${first} و${inWords(rest, second)}`;
}
