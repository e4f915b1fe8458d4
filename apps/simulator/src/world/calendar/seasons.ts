import type { Competition } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import type { CupRound, Plan, RoundDate } from './plan.ts';
import { DAY_MS, FIFA_WEEKS, dateOf, firstMonday, roundDates, seasonYear } from './weeks.ts';

export type SeasonDates = {
  /** The year of the July it starts in; for friendlies the calendar year. */
  year: number;
  /** The provider's label. */
  label: number;
  /** Dates, yyyy-mm-dd. */
  start: string;
  end: string;
  isCurrent: boolean;
};

const PAST_SEASONS = 2;

/** API-01: the two previous seasons and the current one, oldest first. */
export function seasonsOf({ id }: Competition, now: number): SeasonDates[] {
  const plan = findPlan(id);
  if (!plan) return [];
  const isByCalendarYear = plan.format.kind === 'friendlies';
  const current = isByCalendarYear ? new Date(now).getUTCFullYear() : seasonYear(now);
  return Array.from({ length: PAST_SEASONS + 1 }, (_, i) => {
    const year = current - PAST_SEASONS + i;
    const [first, last] = daysOf(plan, year);
    const isCurrent = year === current;
    return { year, label: year + plan.labelOffset, start: dateOf(first), end: dateOf(last), isCurrent };
  });
}

function daysOf({ format }: Plan, year: number): [first: number, last: number] {
  const monday = firstMonday(year);
  switch (format.kind) {
    case 'league': {
      const { weeks, slots, split } = format;
      const parts = split ? [weeks, split.championship, split.relegation] : [weeks];
      return spanOf(
        monday,
        parts.flatMap((part) => roundDates(part, slots, monday)),
      );
    }
    case 'stage':
      return spanOf(monday, [
        ...format.regions.flatMap(({ matchdays }) => matchdays),
        ...format.knockout.flatMap(datesOf),
      ]);
    case 'cup':
      return spanOf(monday, format.rounds.flatMap(datesOf));
    case 'groups':
      return [monday + FIFA_WEEKS[0]! * 7 + 3, monday + FIFA_WEEKS.at(-1)! * 7 + 8];
    case 'friendlies':
      return [Date.UTC(year, 0, 1) / DAY_MS, Date.UTC(year, 11, 31) / DAY_MS];
  }
}

const datesOf = ({ weeks, slots }: CupRound): RoundDate[] => weeks.map((week) => ({ week, slots }));

function spanOf(monday: number, dates: readonly RoundDate[]): [first: number, last: number] {
  const days = dates.flatMap(({ week, slots }) => slots.map(([day]) => monday + week * 7 + day));
  return [Math.min(...days), Math.max(...days)];
}
