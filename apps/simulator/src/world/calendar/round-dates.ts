import { ramadans } from '../tables/competitions.ts';
import type { RoundDate, Slot, Slots, Weeks } from './plan.ts';
import { dateOf } from './weeks.ts';
import { firstMonday, isInWindow } from './windows.ts';

/** The dates of a league's rounds, in order: weekends except breaks and FIFA windows, and its midweeks. */
export function roundDates(weeks: Weeks, slots: Slots, year: number): RoundDate[] {
  const monday = firstMonday(year);
  const dates: RoundDate[] = [];
  const add = (week: number, all: readonly Slot[]) => {
    // Clubs have no players in a window, which may begin or end within a round.
    const open = all.filter(([day]) => !isInWindow(monday + week * 7 + day));
    if (open.length > 0) dates.push({ week, slots: open });
  };
  for (let week = weeks.from; week <= weeks.to; week++) {
    const { weekend, midweek } =
      slots.ramadan && isRamadan(monday + week * 7 + RAMADAN_DAY) ? slots.ramadan : slots;
    if (weeks.midweeks.includes(week)) add(week, midweek);
    if (weeks.breaks.includes(week) || isInWindow(monday + week * 7 + SATURDAY)) continue;
    // A team that plays on Monday could not play again before Thursday.
    const isMidweekNext = weeks.midweeks.includes(week + 1);
    add(week, isMidweekNext ? weekend.filter(([day]) => day < 7) : weekend);
  }
  const { last } = slots;
  return last ? [...dates.slice(0, -1), { week: weeks.to, slots: last }] : dates;
}

const SATURDAY = 5;
/** A week is in Ramadan if its Thursday is. */
const RAMADAN_DAY = 3;

function isRamadan(day: number): boolean {
  const date = dateOf(day);
  return ramadans.some(([first, last]) => date >= first && date <= last);
}
