import { daysBetween } from '../time/days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The days around today, in any zone, that the home page shows: changes of other days are not pushed. */
const FIRST_DAY = -1;
const LAST_DAY = 7;

/**
 * The kick-offs whose changes are pushed. In every zone yesterday began at most two days ago and the last day ends
 * within eight; the extra hour covers a day on which the clocks change.
 */
export function isPushedKickoff(kickoff: number, now: number): boolean {
  return (
    kickoff >= now + (FIRST_DAY - 1) * DAY_MS - HOUR_MS && kickoff < now + (LAST_DAY + 1) * DAY_MS + HOUR_MS
  );
}

/** Whether a page of this day receives changes by push; if not, it has to poll. */
export function isPushedDay({ date, today }: { date: string; today: string }): boolean {
  const distance = daysBetween(today, date);
  return distance >= FIRST_DAY && distance <= LAST_DAY;
}
