import type {
  ObservedStandingRow,
  ObservedStandings,
  StandingNumbers,
} from '@safira/football/observed/records';
import { z } from 'zod';
import { WireStandings } from '../wire/standings.ts';
import { mapItem, type Mapped } from './mapped.ts';

const Standings = z.object({ league: WireStandings.shape.league.extend({ season: z.int32() }) });
type WireRow = WireStandings['league']['standings'][number][number];

/** COMP-02: one item of `standings`: a table for each group or phase, in the order sent. */
export function toStandings(item: unknown): Mapped<ObservedStandings> {
  return mapItem(Standings, item, {
    idAt: ['league', 'id'],
    make: ({ league }): ObservedStandings => ({
      competitionId: league.id,
      season: league.season,
      groups: league.standings
        .filter((rows) => rows.length > 0)
        .map((rows) => ({ name: rows[0]?.group || league.name || '', rows: rows.map(rowOf) })),
    }),
  });
}

function rowOf(row: WireRow): ObservedStandingRow {
  return {
    rank: row.rank,
    team: { id: row.team.id, name: row.team.name ?? '', logo: row.team.logo ?? null },
    points: row.points,
    goalsDiff: row.goalsDiff,
    form: row.form ? [...row.form].toReversed().join('') : null, // the provider sends the newest match first
    status: row.status === 'up' || row.status === 'down' ? row.status : 'same',
    description: row.description || null,
    all: numbersOf(row.all),
    home: numbersOf(row.home),
    away: numbersOf(row.away),
  };
}

function numbersOf({ played, win, draw, lose, goals }: WireRow['all']): StandingNumbers {
  return {
    played: played ?? 0,
    win: win ?? 0,
    draw: draw ?? 0,
    lose: lose ?? 0,
    for: goals.for ?? 0,
    against: goals.against ?? 0,
  };
}
