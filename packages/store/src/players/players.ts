import { sql } from 'kysely';
import type { ObservedPerson } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { isBetterName, savePeople, saveProfiles, type SeenPerson } from './people.ts';

/** Saves new or changed profiles of players. */
export async function savePlayers(db: Db, players: readonly ObservedPerson[]): Promise<void> {
  await saveProfiles(db, 'player', players);
}

export type PlayerNames = ReadonlyMap<number, { name: string; originalName: string }>;

/** NAME-05: the names of players in events and line-ups, in Arabic and as the provider writes them. */
export async function listPlayerNames(db: Db, ids: readonly number[]): Promise<PlayerNames> {
  return namesOf(await listNamed(db, ids));
}

/** NAME-05: the same for people just observed; those seen for the first time, or with a better name, are saved. */
export async function nameSeenPlayers(db: Db, people: readonly SeenPerson[]): Promise<PlayerNames> {
  const ids = [...new Set(people.map(({ id }) => id))];
  const known = await listNamed(db, ids);
  const unsaved = people.filter(({ id, name }) => {
    const before = known.get(id);
    return !before || (before.name !== name && isBetterName(name, before));
  });
  if (unsaved.length === 0) return namesOf(known);
  await savePeople(db, unsaved);
  return listPlayerNames(db, ids);
}

type Named = { id: number; name: string; arabic_name: string; has_profile: boolean };

async function listNamed(db: Db, ids: readonly number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Named>`
    select api_id as id, name, arabic_name, has_profile from players where api_id = any(${ids}::int[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const namesOf = (known: Map<number, Named>): PlayerNames =>
  new Map([...known].map(([id, row]) => [id, { name: row.arabic_name, originalName: row.name }]));
