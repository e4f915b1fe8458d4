import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import { wallTime } from '../../../lib/wall-time.ts';

/** «9:11 م» of today, else «20 نوفمبر 9:11 م», in the zone of the page. */
export function shortTime(
  instant: string,
  { now, offsets }: { now: number; offsets: Day['offsets'] },
): string {
  const at = wallTime(instant, offsets);
  if (!at) return '';
  const today = wallTime(new Date(now).toISOString(), offsets)?.date;
  return at.date === today ? timeText(at) : `${dayMonth(at.date)} ${timeText(at)}`;
}
