import type { Competition } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import { formatOf, isOfOneYear, isPlayedIn, type CupRound, type Plan, type RoundDate } from './plan.ts';
import { roundDates } from './round-dates.ts';
import { TOURNAMENT_DAYS } from './tournament.ts';
import { DAY_MS, dateOf, seasonYear } from './weeks.ts';
import { firstMonday, MATCHDAY_DAYS, matchdaysOf } from './windows.ts';

export type SeasonDates = {
  /** The year of the July it starts in; for friendlies and leagues within one year that year. */
  year: number;
  /** The provider's label. */
  label: number;
  /** Dates, yyyy-mm-dd. */
  start: string;
  end: string;
  isCurrent: boolean;
};

const PAST_SEASONS = 2;

/** API-01: those of the two previous seasons and the current one in which it is played, oldest first. */
export function seasonsOf({ id }: Competition, now: number): SeasonDates[] {
  const plan = findPlan(id);
  if (!plan) return [];
  const current = isOfOneYear(plan) ? new Date(now).getUTCFullYear() : seasonYear(now);
  const years = Array.from({ length: PAST_SEASONS + 1 }, (_, i) => current - PAST_SEASONS + i);
  const played = years.filter((year) => isPlayedIn(plan, year));
  return played.map((year) => {
    const [first, last] = daysOf(plan, year);
    // Between two editions the provider marks the older one.
    const isCurrent = year === played.at(-1);
    return { year, label: year + plan.labelOffset, start: dateOf(first), end: dateOf(last), isCurrent };
  });
}

function daysOf(plan: Plan, year: number): [first: number, last: number] {
  const format = formatOf(plan, year);
  const monday = firstMonday(year);
  switch (format.kind) {
    case 'league': {
      const { weeks, slots, split } = format;
      const parts = split ? [weeks, split.championship, split.relegation] : [weeks];
      return spanOf(
        monday,
        parts.flatMap((part) => roundDates(part, slots, year)),
      );
    }
    case 'stage':
      return spanOf(monday, [
        ...format.regions.flatMap(({ matchdays }) => matchdays),
        ...format.knockout.flatMap(datesOf),
      ]);
    case 'group-stage':
      return spanOf(monday, [...format.matchdays, ...format.knockout.flatMap(datesOf)]);
    case 'cup':
      return spanOf(monday, format.rounds.flatMap(datesOf));
    case 'groups': {
      const days = matchdaysOf(year);
      const used = [...format.matchdays, ...format.knockout.flatMap(({ matchdays }) => matchdays)];
      return [days[Math.min(...used)]!, days[Math.max(...used)]! + MATCHDAY_DAYS - 1];
    }
    case 'tournament': {
      const [week, day] = format.start;
      return [monday + week * 7 + day, monday + week * 7 + day + TOURNAMENT_DAYS - 1];
    }
    case 'friendlies':
    case 'club-friendlies':
      return [Date.UTC(year, 0, 1) / DAY_MS, Date.UTC(year, 11, 31) / DAY_MS];
  }
}

const datesOf = ({ weeks, slots }: CupRound): RoundDate[] => weeks.map((week) => ({ week, slots }));

function spanOf(monday: number, dates: readonly RoundDate[]): [first: number, last: number] {
  const days = dates.flatMap(({ week, slots }) => slots.map(([day]) => monday + week * 7 + day));
  return [Math.min(...days), Math.max(...days)];
}
