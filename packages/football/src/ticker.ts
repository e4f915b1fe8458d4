import type { Match } from '@safira/contract/matches/matches';
import { statusGroup } from './status.ts';

/** As many as can be read at a glance, and as a phone renders without effort. */
export const MOST_IN_TICKER = 20;

const places = { live: 0, result: 1, scheduled: 2, suspended: 3, cancelled: 3, off: 3 } as const;

/** OURS-03: live matches, then results, newest first, then upcoming matches, next first. */
export function tickerOf(matches: readonly Match[]): Match[] {
  return matches
    .filter(({ status }) => placeOf(status.short) < 3)
    .toSorted((a, b) => placeOf(a.status.short) - placeOf(b.status.short) || byTime(a, b))
    .slice(0, MOST_IN_TICKER);
}

const placeOf = (short: string) => places[statusGroup(short)];

function byTime(a: Match, b: Match): number {
  const later = Date.parse(a.date) - Date.parse(b.date);
  return placeOf(a.status.short) === places.result ? -later : later;
}
