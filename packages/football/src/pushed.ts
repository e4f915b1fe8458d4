import { daysBetween } from './days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The days around today, in any zone, that the home page offers: changes of other days are not pushed. */
const FIRST_DAY = -1;
const LAST_DAY = 7;

/**
 * The kick-offs whose changes are pushed. Wherever one is, yesterday began at most two days ago and the last day ends
 * within eight; the hour is for a day on which the clocks change.
 */
export function isPushedKickoff(kickoff: number, now: number): boolean {
  return (
    kickoff >= now + (FIRST_DAY - 1) * DAY_MS - HOUR_MS && kickoff < now + (LAST_DAY + 1) * DAY_MS + HOUR_MS
  );
}

/** Whether a page of this day hears of its changes; else it has to ask. */
export function isPushedDay({ date, today }: { date: string; today: string }): boolean {
  const distance = daysBetween(today, date);
  return distance >= FIRST_DAY && distance <= LAST_DAY;
}
