import { UNKNOWN_DATE } from './dates.ts';
import { countAfterPreposition, type Noun } from '../nouns/plurals.ts';
import { day, hour, minute, month, second, week, year } from '../nouns/time-nouns.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * «الآن», «قبل دقيقتين», «أمس», «بعد غد»: how far an instant is from now. Days are those of the reader's
 * calendar, so the offset of the zone is required; within six hours the hours count, even across midnight.
 */
export function relativeTime({
  instant,
  now,
  offsetMinutes,
}: {
  instant: number;
  now: number;
  offsetMinutes: number;
}): string {
  if (Number.isNaN(instant)) return UNKNOWN_DATE;
  const distance = Math.abs(instant - now);
  const isPast = instant < now;
  if (distance < MINUTE_MS) return 'الآن';
  const before = isPast ? 'قبل' : 'بعد';
  if (distance < HOUR_MS) return `${before} ${bare(Math.floor(distance / MINUTE_MS), minute)}`;
  const days = Math.abs(dayOf(instant, offsetMinutes) - dayOf(now, offsetMinutes));
  if (days === 0 || distance < NEAR_MS) return `${before} ${bare(Math.floor(distance / HOUR_MS), hour)}`;
  const named = isPast ? pastDays[days] : comingDays[days];
  if (named !== undefined) return named;
  const { unit, noun } = steps.find(({ from }) => days >= from)!; // the last step starts at 0
  return `${before} ${bare(Math.floor(days / unit), noun)}`;
}

/** «تبدأ بعد ساعتين و5 دقائق»: the two largest units, seconds only in the last minute. */
export function countdown(ms: number): string {
  if (ms < SECOND_MS) return 'تبدأ الآن';
  if (ms < MINUTE_MS) return `تبدأ بعد ${bare(Math.floor(ms / SECOND_MS), second)}`;
  const parts = [
    [Math.floor(ms / DAY_MS), day],
    [Math.floor((ms % DAY_MS) / HOUR_MS), hour],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), minute],
  ] as const;
  const first = parts.findIndex(([n]) => n > 0);
  const shown = parts.slice(first, first + 2).filter(([n]) => n > 0);
  return `تبدأ بعد ${shown.map(([n, noun]) => bare(n, noun)).join(' و')}`;
}

const NEAR_MS = 6 * HOUR_MS;

const pastDays: Record<number, string> = { 1: 'أمس', 2: 'أول أمس' };
const comingDays: Record<number, string> = { 1: 'غدًا', 2: 'بعد غد' };

const steps = [
  { from: 365, unit: 365, noun: year },
  { from: 30, unit: 30, noun: month },
  { from: 7, unit: 7, noun: week },
  { from: 0, unit: 1, noun: day },
];

/** «قبل ساعة», not «قبل ساعة واحدة». */
function bare(n: number, noun: Noun): string {
  return n === 1 ? noun[6] : countAfterPreposition(n, noun);
}

function dayOf(instant: number, offsetMinutes: number): number {
  return Math.floor((instant + offsetMinutes * MINUTE_MS) / DAY_MS);
}
