import { sql } from 'kysely';
import type { LineupPlayer, ObservedLineup } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { mayWrite, type Saved, type WriteGuard } from '../coordination/leases.ts';
import { arabicOfPerson, savePeople, saveSeen } from '../players/people.ts';

/** People without an id have no row of their own, so their Arabic name is stored in the line-up. */
type WithArabicName<T> = T & { arabicName?: string };

export type StoredLineup = Omit<ObservedLineup, 'coach' | 'starters' | 'substitutes'> & {
  coach: WithArabicName<NonNullable<ObservedLineup['coach']>> | null;
  starters: WithArabicName<LineupPlayer>[];
  substitutes: WithArabicName<LineupPlayer>[];
};

/** Saves new or changed line-ups of a match. An empty list changes nothing: published line-ups stay. */
export async function saveLineups(
  db: Db,
  guard: WriteGuard,
  lineups: readonly ObservedLineup[],
): Promise<Saved> {
  if (lineups.length === 0) return 'same';
  const { matchId } = guard;
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
    if (!(await mayWrite(trx, guard))) return 'refused';
    const { rows } = await sql`
      insert into match_details as d (match_id, lineups) values (${matchId}, ${JSON.stringify(stored)}::jsonb)
      on conflict (match_id) do update set lineups = excluded.lineups
        where d.lineups is distinct from excluded.lineups
      returning 1`.execute(trx);
    if (rows.length === 0) return 'same';
    // Substitutions are settled by line-ups: after a change, the events of the next response must count as different.
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

function named<T extends Person>(kind: 'player' | 'coach', person: T): WithArabicName<T> {
  if (person.id !== null) return person;
  const { text } = arabicOfPerson(kind, { name: person.name, firstname: null, nationality: null });
  return { ...person, arabicName: text };
}
