import type { Match } from '@safira/contract/matches/matches';
import { comparePriority } from '../competitions/competition-order.ts';
import { isLiveCode, statusGroup } from '../matches/status.ts';

/** As many as can be read at a glance, and as a phone renders without effort. */
export const MOST_IN_TICKER = 20;

/** OURS-28: live matches first, then by the priority of the competition, then by kick-off. */
export function tickerOf(matches: readonly Match[]): Match[] {
  return matches
    .filter(({ status }) => ['live', 'result', 'scheduled'].includes(statusGroup(status.short)))
    .toSorted(
      (a, b) =>
        Number(isLiveCode(b.status.short)) - Number(isLiveCode(a.status.short)) ||
        comparePriority(a.league.id, b.league.id) ||
        Date.parse(a.date) - Date.parse(b.date),
    )
    .slice(0, MOST_IN_TICKER);
}
