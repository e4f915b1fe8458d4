import { foldForSearch } from '@safira/arabic/search/search-key';
import { plainText } from './cells.ts';

/** A time as it is written: the half of the day is often left out. */
export type WrittenTime = { hour: number; minute: number; half: 'am' | 'pm' | undefined };

const TIME = /^(?:الساعه )?(\d{1,2})(?: ?[:.٫,h] ?(\d{2}))? ?([^\d]*)$/;

const halves: readonly [RegExp, (hour: number) => 'am' | 'pm'][] = [
  [/^(?:ص|صباحا|am|a m|فجرا|الفجر)$/, () => 'am'],
  [/^(?:م|مساا?|المساا?|pm|p m|ظهرا|الظهر|عصرا|العصر)$/, () => 'pm'],
  // «12 ليلًا» is midnight, «10 ليلًا» is not in the morning.
  [/^(?:ليلا|الليل)$/, (hour) => (hour === 12 || hour < 6 ? 'am' : 'pm')],
];

/** OURS-17: «9:45 م», «٩٫٤٥ مساءً», «21:45», «9 pm»; undefined if it is no time, or says more than a time. */
export function readTime(cell: string): WrittenTime | undefined {
  const found = TIME.exec(plainText(cell).replace('الساعة', 'الساعه').replaceAll(/ +/g, ' ').trim());
  if (!found) return undefined;
  const [, hours, minutes = '0', rest = ''] = found;
  const [hour, minute] = [Number(hours), Number(minutes)];
  const said = foldForSearch(rest);
  const half = halves.find(([pattern]) => pattern.test(said))?.[1](hour);
  if (hour > 23 || minute > 59 || (said !== '' && !half)) return undefined;
  return { hour, minute, half };
}

/** Whether a time can only be one of 24 hours: then all times of its list are. */
export const isOf24Hours = ({ hour, half }: WrittenTime): boolean => !half && (hour > 12 || hour === 0);

const HOUR = 60;
/** Until then a match belongs to the evening before, as desks list it. */
const NIGHT_ENDS = 6 * HOUR;

/** Minutes after the midnight that begins the day of the list; more than one if the writing leaves it open. */
export function minutesOf(
  { hour, minute, half }: WrittenTime,
  { is24Hours }: { is24Hours: boolean },
): number[] {
  const early = (hour % 12) * HOUR + minute;
  const late = early + 12 * HOUR;
  const asWritten = hour * HOUR + minute;
  const times =
    half === undefined
      ? is24Hours || hour > 12 || hour === 0
        ? [asWritten]
        : [early, late]
      : half === 'am'
        ? [early]
        : [late];
  return times.flatMap((one) => (one < NIGHT_ENDS ? [one, one + 24 * HOUR] : [one]));
}
