import type { StandingRow } from '@safira/contract/competitions/standings';
import type { View } from './address.ts';

export type Table = { name: string; rows: StandingRow[] };

const isGroup = (name: string) => /(?:^|\s)group \w{1,2}$/i.test(name);

/**
 * COMP-02: the tables of a season. Groups are sorted by name; other tables, as those of a split league or of the
 * second-placed teams, keep the provider's order after them.
 */
export function tablesOf(standings: readonly StandingRow[]): { tables: Table[]; groups: number } {
  const byName = [...Map.groupBy(standings, ({ group }) => group)];
  const groups = byName
    .filter(([name]) => isGroup(name))
    .toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  const others = byName.filter(([name]) => !isGroup(name));
  // After a split the parts are what is being played: the first table comes last.
  const isSplit = groups.length === 0 && others.length > 1;
  const ordered = isSplit ? others.toSorted(([, a], [, b]) => a.length - b.length) : others;
  return {
    tables: [...groups, ...ordered].map(([, rows]) => ({ name: rows[0]!.groupName, rows })),
    groups: groups.length,
  };
}

/**
 * OURS-09: the rows without the live matches, in their stored order: what is true of a table whose live scores are out
 * of date. A zone belongs to the place in the table, not to the team.
 */
export function officialRows(rows: readonly StandingRow[]): StandingRow[] {
  return rows
    .toSorted((a, b) => a.rankBefore - b.rankBefore)
    .map((row, index) => {
      const { zone, zoneName } = rows[index]!;
      return { ...row, ...row.official, rank: row.rankBefore, zone, zoneName, isLive: false };
    });
}

export type ShownRow = StandingRow & { shown: StandingRow['all'] };

/** The rows of a table by all matches, or ranked again by those at home or away. */
export function rowsIn(rows: readonly StandingRow[], view: View): ShownRow[] {
  if (view === 'all') return rows.map((row) => ({ ...row, shown: row.all }));
  const counted = rows.map((row) => {
    const shown = row[view];
    const points = 3 * shown.win + shown.draw;
    return { ...row, shown, points, goalsDiff: shown.goals.for - shown.goals.against };
  });
  return counted
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        b.goalsDiff - a.goalsDiff ||
        b.shown.goals.for - a.shown.goals.for ||
        a.rank - b.rank,
    )
    .map((row, index) => ({
      ...row,
      rank: index + 1,
      rankBefore: index + 1,
      // A zone belongs to the places of the whole table.
      zone: null,
      zoneName: null,
    }));
}

export type LegendEntry = { zone: string; name: string; ranks: number[] };

/** COMP-02: what the places of these tables lead to, from the highest rank down. */
export function legendOf(rows: readonly StandingRow[]): LegendEntry[] {
  const zoned = rows.filter(({ zoneName }) => zoneName !== null);
  const entries = [...Map.groupBy(zoned, ({ zone, zoneName }) => `${zone} ${zoneName}`).values()];
  return entries
    .map((found) => ({
      zone: found[0]!.zone!,
      name: found[0]!.zoneName!,
      ranks: [...new Set(found.map(({ rank }) => rank))].toSorted((a, b) => a - b),
    }))
    .toSorted((a, b) => a.ranks[0]! - b.ranks[0]!);
}

/** The colour of a zone: one for each of the usual cups, one for going down. */
export function lookOf(zone: string | null): string | undefined {
  return zone === null ? undefined : (looks[zone] ?? '4');
}

const looks: Record<string, string> = {
  'champions-league': '1',
  'next-round': '1',
  promotion: '1',
  'championship-round': '1',
  'champions-league-2': '2',
  'europa-league': '2',
  'confederation-cup': '2',
  playoffs: '2',
  'conference-league': '3',
  'regional-cup': '3',
  'relegation-playoff': 'edge',
  'relegation-round': 'edge',
  relegation: 'down',
};
