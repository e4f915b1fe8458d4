import type { Match } from '@safira/contract/matches/matches';
import type { StandingRow, Standings } from '@safira/contract/competitions/standings';

/** The two clubs' rows, the higher first. */
export type Standing = { isLive: boolean; groupName: string; rows: StandingRow[] };

/** OURS-06: the rows of both clubs of a match in one table of its competition; null if they share none. */
export function standingOf({ teams }: Pick<Match, 'teams'>, { standings }: Standings): Standing | null {
  const of = (id: number) => standings.filter(({ team }) => team.id === id);
  const home = of(teams.home.id);
  // After a split the clubs are also in the table of their part of the league: that one comes last.
  const away = of(teams.away.id).findLast(({ group }) => home.some((row) => row.group === group));
  const rows = away && [home.find(({ group }) => group === away.group)!, away];
  if (!rows) return null;
  const ordered = rows.toSorted((a, b) => a.rank - b.rank);
  return {
    isLive: rows.some(({ isLive }) => isLive),
    groupName: ordered[0]!.groupName,
    rows: ordered,
  };
}
