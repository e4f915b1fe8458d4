import { addDays, daysBetween } from '@safira/football/time/days';

const WEEK = 7;
/** 2000-01-01 was a Saturday. */
const A_SATURDAY = '2000-01-01';

/** OURS-29: the weeks of a month, from Saturday to Friday; undefined before its first day and after its last. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = daysBetween(A_SATURDAY, first) % WEEK;
  const length = daysBetween(first, `${monthAfter(month, 1)}-01`);
  return Array.from({ length: Math.ceil((before + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => {
      const day = week * WEEK + weekday - before;
      return day >= 0 && day < length ? addDays(first, day) : undefined;
    }),
  );
}

/** `2026-11` and 2: `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year, of] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, of - 1 + months, 1)).toISOString().slice(0, 7);
}
