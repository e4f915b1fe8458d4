import type { MatchRecord, Side } from '@safira/reports/record';
import { readDraw, readScore, same } from './read-words.ts';

type LastMeeting = NonNullable<MatchRecord['lastMeeting']>;
type Met = { lastMeeting: LastMeeting | null | undefined; sideOf: (name: string) => Side };

/** In both, `T` stands for a team. */
export const drawnMeeting =
  /^و?(?:كان آخر لقاء بين الفريقين، يوم (?<day1>[^،]+)، قد انتهى|كان الفريقان قد أنهيا لقاءهما السابق، يوم (?<day2>[^،]+)،|انتهى اللقاء السابق بين الفريقين، يوم (?<day3>[^،]+)،|في لقائهما السابق، يوم (?<day4>[^،]+)، خرج الفريقان|يعود آخر لقاء بين الفريقين إلى يوم (?<day5>[^،]+)، وانتهى) (?<draw>بالتعادل.+)\.$/;
export const wonMeeting =
  /^و?(?:(?:كان آخر لقاء|انتهى اللقاء السابق) بين الفريقين، يوم (?<day1>[^،]+)،(?: قد انتهى)? بفوز (?<T1>T) (?<score1>ب.+)|كان (?<T2>T) قد فاز (?<score2>ب.+?) في لقائهما السابق، يوم (?<day2>.+?)|في لقائهما السابق، يوم (?<day3>[^،]+)، فاز (?<T3>T) (?<score3>ب.+)|يعود آخر لقاء بين الفريقين إلى يوم (?<day4>[^،]+)، وانتهى بفوز (?<T4>T) (?<score4>ب.+))\.$/;

const oneOf = (found: Record<string, string>, name: string) =>
  Object.entries(found).find(([key, value]) => key.startsWith(name) && value !== undefined)?.[1] ?? '';

export const isDrawnMeeting = (found: Record<string, string>, { lastMeeting }: Met): boolean => {
  if (!lastMeeting) return false;
  const { home, away } = lastMeeting.goals;
  return isDay(oneOf(found, 'day'), lastMeeting.date) && home === away && readDraw(found['draw']!) === home;
};

export const isWonMeeting = (found: Record<string, string>, { lastMeeting, sideOf }: Met): boolean => {
  if (!lastMeeting) return false;
  const side = sideOf(oneOf(found, 'T'));
  const { goals, date } = lastMeeting;
  const score = [goals[side], goals[side === 'home' ? 'away' : 'home']];
  return isDay(oneOf(found, 'day'), date) && same(readScore(`${oneOf(found, 'score')} `), score);
};

/** «السبت 26 سبتمبر 2026» */
const isDay = (text: string, date: string): boolean => {
  const instant = new Date(`${date}T00:00:00Z`);
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ar-EG-u-nu-latn', { ...options, timeZone: 'UTC' }).format(instant);
  const [year, , day] = date.split('-').map(Number);
  return text === `${name({ weekday: 'long' })} ${day} ${name({ month: 'long' })} ${year}`;
};
