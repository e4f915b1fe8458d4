import type { Cache } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { Day, Match } from '@safira/contract/matches/matches';
import { dayRange, daysBetween, isDate, offsetsBetween } from '@safira/football/time/days';
import { FIRST_DAY, LAST_DAY } from '@safira/football/time/served-days';
import { statusGroup } from '@safira/football/matches/status';
import { zoneClass } from '@safira/football/time/zone-classes';

type Query = { date?: string | undefined; timezone?: string | undefined };

/** HOME-19: the day that a caller requests, today without a date; days far away are refused. */
export function requestedDay(query: Query, todayIn: (zone: string) => string): Omit<Day, 'offsets'> {
  const timezone = zoneClass(query.timezone);
  const today = todayIn(timezone);
  const date = query.date ?? today;
  if (!isDate(date)) throw new AppError('invalid', `${date} is not a date`);
  const distance = daysBetween(today, date);
  if (distance < FIRST_DAY || distance > LAST_DAY) throw new AppError('date_out_of_range', date);
  return { date, today, timezone };
}

/** Of what is the same for all who request this day. */
export function dayKey(query: Query, todayIn: (zone: string) => string): string {
  const { date, today, timezone } = requestedDay(query, todayIn);
  return `${date} ${today} ${timezone}`;
}

/** HOME-12: the offsets of its zone on that day. */
export function offsetsOfDay({ timezone, date }: Pick<Day, 'timezone' | 'date'>): Day['offsets'] {
  return offsetsBetween(timezone, dayRange(timezone, date)).map(({ from, minutes }) => ({
    from: new Date(from).toISOString(),
    minutes,
  }));
}

/** How long shared caches may store what a day's matches are listed in. */
export function cacheOfDay(
  { date, today }: Pick<Day, 'date' | 'today'>,
  matches: readonly Pick<Match, 'status'>[],
): Cache {
  const groups = matches.map(({ status }) => statusGroup(status.short));
  if (groups.includes('live')) return 'live';
  return Math.abs(daysBetween(today, date)) <= 1 ? 'today' : 'steady';
}
