import { DAY_MS, seasonYear } from './weeks.ts';

/** The days of a FIFA window, first and last: day numbers. */
export type Window = { from: number; to: number };

/** FIFA's calendar up to the season 2025-26: five windows of nine days. */
const BEFORE = [
  [0, 9],
  [5, 9],
  [10, 9],
  [29, 9],
  [39, 9],
] as const;
/** Since 2026-27, as published: one window in autumn of sixteen days with four matches instead of two windows. */
const SINCE_2026 = [
  [3, 16],
  [10, 9],
  [29, 9],
  [40, 9],
] as const;

/** Teams play on Thursday to Saturday and on Sunday to Tuesday: the first days of these matchdays in a window. */
const MATCHDAYS: Readonly<Record<number, readonly number[]>> = { 9: [3, 6], 16: [3, 6, 10, 13] };
export const MATCHDAY_DAYS = 3;

/**
 * The Monday from which the weeks of a season are counted, as a day number. Up to 2025 it is the first of September.
 * Since 2026 it is the one before: the European cups and the windows after October then are in the weeks of 2025.
 */
export function firstMonday(year: number): number {
  const first = Date.UTC(year, 8, 1) / DAY_MS;
  const monday = first + ((8 - new Date(first * DAY_MS).getUTCDay()) % 7);
  return year >= 2026 ? monday - 7 : monday;
}

/** The FIFA windows of the season that starts in that July. */
export function windowsOf(year: number): readonly Window[] {
  const known = windows.get(year);
  if (known) return known;
  const monday = firstMonday(year);
  const found = lengthsOf(year).map(([week, days]) => ({
    from: monday + week * 7,
    to: monday + week * 7 + days - 1,
  }));
  windows.set(year, found);
  return found;
}

const windows = new Map<number, readonly Window[]>();
const lengthsOf = (year: number) => (year >= 2026 ? SINCE_2026 : BEFORE);

export function isInWindow(day: number): boolean {
  return windowsOf(seasonYear(day * DAY_MS)).some(({ from, to }) => day >= from && day <= to);
}

/** The first days of the ten matchdays of national teams: 0 to 3 in early autumn, then two in November, March, June. */
export function matchdaysOf(year: number): number[] {
  return windowsOf(year).flatMap(({ from }, i) =>
    MATCHDAYS[lengthsOf(year)[i]![1]]!.map((day) => from + day),
  );
}
