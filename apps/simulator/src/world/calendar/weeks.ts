import { offsetAt } from '@safira/football/days';
import { ramadans } from '../tables/competitions.ts';
import type { RoundDate, Slots, Weeks } from './plan.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Weeks of national teams, each until its next Tuesday; the last is in June, after the clubs' season. */
export const FIFA_WEEKS = [0, 5, 10, 29, 39];

/** The first Monday of September as a day number: the week of the first FIFA window, from which weeks are counted. */
export function firstMonday(year: number): number {
  const first = Date.UTC(year, 8, 1) / DAY_MS;
  return first + ((8 - new Date(first * DAY_MS).getUTCDay()) % 7);
}

/** From its Monday to the Tuesday of the next week. */
export function isInFifaWindow(monday: number, day: number): boolean {
  return FIFA_WEEKS.some((week) => day >= monday + week * 7 && day <= monday + week * 7 + 8);
}

/** The season of a moment, named after the year it starts in; seasons start in July. */
export function seasonYear(instant: number): number {
  const date = new Date(instant);
  return date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
}

export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayAt = (instant: number): number => Math.floor(instant / DAY_MS);

/** The instant of a local time on a calendar day in a zone. */
export function instantAt(zone: string, day: number, time: string): number {
  const wall = day * DAY_MS + Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3)) * MINUTE_MS;
  return wall - noonOffset(zone, day);
}

// Clocks change at night and matches start after noon, so noon's offset is used. It is expensive to compute: cached.
const offsets = new Map<string, number>();
const MOST_OFFSETS = 50_000;

function noonOffset(zone: string, day: number): number {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = offsetAt(zone, day * DAY_MS + DAY_MS / 2);
  offsets.set(key, offset);
  return offset;
}

/** The dates of a league's rounds, in order: weekends except breaks and FIFA windows, and its midweeks. */
export function roundDates(weeks: Weeks, slots: Slots, monday: number): RoundDate[] {
  const dates: RoundDate[] = [];
  for (let week = weeks.from; week <= weeks.to; week++) {
    const { weekend, midweek } =
      slots.ramadan && isRamadan(monday + week * 7 + RAMADAN_DAY) ? slots.ramadan : slots;
    if (weeks.midweeks.includes(week)) dates.push({ week, slots: midweek });
    if (weeks.breaks.includes(week) || FIFA_WEEKS.includes(week)) continue;
    // A team that plays on Monday could not play again before Thursday.
    const isMidweekNext = weeks.midweeks.includes(week + 1);
    dates.push({ week, slots: isMidweekNext ? weekend.filter(([day]) => day < 7) : weekend });
  }
  const { last } = slots;
  return last ? [...dates.slice(0, -1), { week: weeks.to, slots: last }] : dates;
}

/** A week is in Ramadan if its Thursday is. */
const RAMADAN_DAY = 3;

function isRamadan(day: number): boolean {
  const date = dateOf(day);
  return ramadans.some(([first, last]) => date >= first && date <= last);
}
