import type { ObservedPerson } from '@safira/football/records';
import type { Db } from './db.ts';
import { saveProfiles } from './people.ts';

/** Profiles of players, new or told differently. */
export async function savePlayers(db: Db, players: readonly ObservedPerson[]): Promise<void> {
  await saveProfiles(db, 'player', players);
}

/** NAME-05: what players of events and line-ups are called, in Arabic and as we were told. */
export async function listPlayerNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { name: string; originalName: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['api_id', 'arabic_name', 'name'])
    .where('api_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.api_id, { name: row.arabic_name, originalName: row.name }]));
}
