import type { Day, Match } from '@safira/contract/matches/matches';
import { daysBetween } from '@safira/football/time/days';
import { hasKnownTime } from '@safira/football/matches/status';
import { wallTime } from '../../lib/wall-time.ts';

/** How long a match is on air: the guides do not always say it. Also in time-line.module.css. */
const BROADCAST_MINUTES = 120;
/** A short evening is not stretched. */
const FEWEST_HOURS = 8;
/** The columns of time-line.module.css. */
const STEP_MINUTES = 5;

/** OURS-18: the hours of the time line, the first one counted from the midnight at which the day begins. */
export type Axis = { first: number; hours: number };

/** HOME-12: whether more than the day is known. */
export const isTimed = ({ isTimeConfirmed, status }: Match) => isTimeConfirmed && hasKnownTime(status.short);

/** Of matches whose times are known. */
export function axisOf(matches: readonly Pick<Match, 'date'>[], day: Day): Axis {
  const starts = matches.flatMap(({ date }) => minutesOf(date, day) ?? []);
  if (starts.length === 0) return { first: 24 - FEWEST_HOURS, hours: FEWEST_HOURS };
  const last = Math.ceil((Math.max(...starts) + BROADCAST_MINUTES) / 60);
  const first = Math.max(0, Math.min(Math.floor(Math.min(...starts) / 60), last - FEWEST_HOURS));
  return { first, hours: Math.max(last - first, FEWEST_HOURS) };
}

/** Where an instant is: hours after the start of the axis, and minutes in steps of the columns. */
export type Place = { hours: number; minutes: number };

/** Undefined for an instant that is not on the axis. */
export function placeOn({ first, hours }: Axis, instant: string, day: Day): Place | undefined {
  const minutes = minutesOf(instant, day);
  if (minutes === undefined) return undefined;
  const after = minutes - first * 60;
  if (after < 0 || after >= hours * 60) return undefined;
  return {
    hours: Math.floor(after / 60),
    minutes: Math.floor((after % 60) / STEP_MINUTES) * STEP_MINUTES,
  };
}

/** By the clocks of the day's zone, from the midnight at which the day begins: past the next one it goes on. */
function minutesOf(instant: string, { date, offsets }: Day): number | undefined {
  const at = wallTime(instant, offsets);
  return at && daysBetween(date, at.date) * 1440 + at.hour * 60 + at.minute;
}
