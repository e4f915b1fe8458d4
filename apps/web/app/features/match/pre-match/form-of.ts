import type { StandingRow } from '@safira/contract/competitions/standings';
import type { Match } from '@safira/contract/matches/matches';
import { formOf, seenFrom } from '@safira/football/teams/form';
import { statusGroup } from '@safira/football/matches/status';

/** OURS-30: a side's results in the competition as W, D, L, oldest first; empty if the table has none. */
export const formInTable = (rows: readonly StandingRow[], teamId: number): string =>
  rows.find(({ team }) => team.id === teamId)?.form ?? '';

/** OURS-30: the same from a side's last matches in any competition. */
export function formInMatches(matches: readonly Match[], teamId: number): string {
  const outcomes = matches
    .filter(({ status }) => statusGroup(status.short) === 'result')
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ teams: { home, away }, goals }) => {
      const winner = home.winner ? 'home' : away.winner ? 'away' : null;
      return seenFrom(home.id === teamId ? 'home' : 'away', { goals, winner })?.outcome ?? [];
    });
  return formOf(outcomes);
}
