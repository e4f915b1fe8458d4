import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import { countAfterPreposition } from '@safira/arabic/nouns/plurals';
import { statusLabel } from '@safira/arabic/terms/status';
import { minute as minutes, second as seconds } from '@safira/arabic/nouns/time-nouns';
import type { Correction, ShownScore } from '@safira/contract/corrections/corrections';
import { nearDay } from '../../football-ui/broadcast-text.ts';
import type { WallTime } from '../../lib/wall-time.ts';

/** «اليوم، 21 نوفمبر», «الخميس 19 نوفمبر» */
export function dayTitle(date: string, today: string): string {
  const near = nearDay(date, today);
  return near ? `${near}، ${dayMonth(date)}` : `${dayName(date)} ${dayMonth(date)}`;
}

const kindNames: Record<Correction['kind'], string> = {
  article: 'خبر',
  goal: 'هدف',
  scorer: 'مسجّل هدف',
  result: 'نتيجة',
  'kick-off': 'موعد',
  name: 'اسم',
  channel: 'قناة',
  commentator: 'معلّق',
};
const cancelledGoal = 'هدف ملغى';

/** A goal that was given to the other side was not cancelled. */
export function isCancelled({ kind, change }: Correction): boolean {
  if (kind !== 'goal' || change.type !== 'score') return false;
  const total = ({ home, away }: ShownScore) => home + away;
  return total(change.after) < total(change.before);
}

export const kindName = (correction: Correction): string =>
  isCancelled(correction) ? cancelledGoal : kindNames[correction.kind];

type Sides = { home: string; away: string };

export const versus = ({ home, away }: Sides) => `${home} ضد ${away}`;

/** «ريال مدريد 2، فياريال 0», «… (4 مقابل 3 بركلات الترجيح)» */
export function scoreText({ home, away, penalties }: ShownScore, names: Sides | null): string {
  const score = names ? `${names.home} ${home}، ${names.away} ${away}` : `${home} مقابل ${away}`;
  return penalties ? `${score} (${penalties.home} مقابل ${penalties.away} بركلات الترجيح)` : score;
}

/** «السبت 8:00 م», «السبت 28 نوفمبر 8:00 م» if that is another week's. */
export function kickoffText(at: WallTime, isNear: boolean): string {
  return isNear
    ? `${dayName(at.date)} ${timeText(at)}`
    : `${dayName(at.date)} ${dayMonth(at.date)} ${timeText(at)}`;
}

export const statusText = (code: string): string =>
  statusLabel({ short: code, long: code, elapsed: null, extra: null }).badge;

export const goalOfMinute = 'هدف الدقيقة';
const nothingInstead: Partial<Record<Correction['kind'], string>> = {
  channel: 'لا تنقل المباراة',
  commentator: 'لم يُعلن',
};
export const withoutAfter = (kind: Correction['kind']): string => nothingInstead[kind] ?? 'حُذف';

/** «ظهر الهدف 71 ثانية», «ظهر الهدف 4 دقائق» */
export function shownFor(shown: number): string {
  const long = shown >= 120;
  const amount = long
    ? countAfterPreposition(Math.round(shown / 60), minutes)
    : countAfterPreposition(shown, seconds);
  return `ظهر الهدف ${amount}`;
}

/** «المصدر: سجل المباراة», «المصدر: جدول القناة المعلن», «من غرفة الأخبار» */
export function sourceText({ source, note, kind, article }: Correction): string {
  if (note) return `المصدر: ${note}`;
  if (source === 'record') return 'المصدر: سجل المباراة';
  if (kind !== 'article') return 'من غرفة الأخبار';
  return article?.isAutomatic ? 'تقرير آلي · عُدّل النص وأُضيفت ملاحظة في آخره' : 'عُدّل النص وأُضيفت ملاحظة في آخره';
}

export const links = { match: 'المباراة', player: 'اللاعب', team: 'الفريق', article: 'الخبر' };
