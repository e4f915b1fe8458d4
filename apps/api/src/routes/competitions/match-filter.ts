import { monthName } from '@safira/arabic/formats/dates';
import type { MatchFilter } from '@safira/contract/competitions/matches';
import { dayRange } from '@safira/football/time/days';

/** The months of a competition are cut in one zone for all readers. */
export const MONTHS_ZONE = 'Asia/Riyadh';

export type Month = { key: string; name: string; month: number; year: number; count: number };

export function toMonth({ key, count }: { key: string; count: number }): Month {
  const [year, month] = key.split('-').map(Number);
  return { key, name: monthName(`${key}-01`), month: month!, year: year!, count };
}

/** COMP-04: the selected months of a season, and the filter that the store takes. */
export function filterOf(months: readonly Month[], query: MatchFilter) {
  const selected = months.filter((month) => isSelected(month, query));
  const isFiltered = selected.length < months.length;
  return { selected, spans: isFiltered ? selected.map(spanOf) : undefined, teamIds: idsOf(query) };
}

/** Sorted and without duplicates, so that equal queries share one cache key. */
export function idsOf({ teamIds }: MatchFilter): number[] | undefined {
  return teamIds && [...new Set(teamIds)].toSorted((a, b) => a - b);
}

/** A month without a year is that month of the season; a season over two years may have it twice. */
function isSelected({ month, year }: Month, query: MatchFilter): boolean {
  return (query.month ?? month) === month && (query.year ?? year) === year;
}

function spanOf({ key, year, month }: Month): { from: number; to: number } {
  const next = new Date(Date.UTC(year, month)).toISOString().slice(0, 10); // `Date.UTC` counts months from 0
  return { from: dayRange(MONTHS_ZONE, `${key}-01`).from, to: dayRange(MONTHS_ZONE, next).from };
}
