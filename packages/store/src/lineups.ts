import { sql } from 'kysely';
import type { LineupPlayer, ObservedLineup } from '@safira/football/records';
import type { Db } from './db.ts';
import { mayWrite, type Saved, type WriteGuard } from './leases.ts';
import { arabicOfPerson, savePeople, saveSeen } from './people.ts';

/** People without an id have no row of their own: their Arabic name stands in the line-up. */
type Kept<T> = T & { arabicName?: string };

export type StoredLineup = Omit<ObservedLineup, 'coach' | 'starters' | 'substitutes'> & {
  coach: Kept<NonNullable<ObservedLineup['coach']>> | null;
  starters: Kept<LineupPlayer>[];
  substitutes: Kept<LineupPlayer>[];
};

/**
 * Line-ups of a match when told for the first time or differently. None are no news: what was published stays.
 */
export async function saveLineups(
  db: Db,
  witness: WriteGuard,
  lineups: readonly ObservedLineup[],
): Promise<Saved> {
  if (lineups.length === 0) return 'same';
  const { matchId } = witness;
  const players = lineups.flatMap(({ starters, substitutes }) => [...starters, ...substitutes]);
  await savePeople(db, players.flatMap(withId));
  await saveSeen(
    db,
    'coach',
    lineups.flatMap(({ coach }) => (coach ? withId(coach) : [])),
  );
  const stored = lineups
    .toSorted((a, b) => a.teamId - b.teamId)
    .map((lineup): StoredLineup => ({
      ...lineup,
      coach: lineup.coach && named('coach', lineup.coach),
      starters: lineup.starters.map((player) => named('player', player)),
      substitutes: lineup.substitutes.map((player) => named('player', player)),
    }));
  return db.transaction().execute(async (trx) => {
    if (!(await mayWrite(trx, witness))) return 'refused';
    const { rows } = await sql`
      insert into match_details as d (match_id, lineups) values (${matchId}, ${JSON.stringify(stored)}::jsonb)
      on conflict (match_id) do update set lineups = excluded.lineups
        where d.lineups is distinct from excluded.lineups
      returning 1`.execute(trx);
    if (rows.length === 0) return 'same';
    // Substitutions are decided by line-ups: where these changed, the next answer's events count as different.
    await sql`
      update matches set events_fingerprint = null
      where api_id = ${matchId} and events_fingerprint is not null`.execute(trx);
    return 'changed';
  });
}

export async function findLineups(db: Db, matchId: number): Promise<StoredLineup[]> {
  const row = await db
    .selectFrom('match_details')
    .select('lineups')
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return (row?.lineups ?? []) as unknown as StoredLineup[]; // written by saveLineups only
}

type Person = { id: number | null; name: string };

const withId = <T extends Person>(person: T) => (person.id === null ? [] : [{ ...person, id: person.id }]);

function named<T extends Person>(kind: 'player' | 'coach', person: T): Kept<T> {
  if (person.id !== null) return person;
  const { text } = arabicOfPerson(kind, { name: person.name, firstname: null, nationality: null });
  return { ...person, arabicName: text };
}
