import { sql } from 'kysely';
import type { Db } from '@safira/store/db';

const keyOf = { teams: 'api_id', players: 'api_id', venues: 'id' } as const;

/** The pictures of all rows of a table, by id. */
export async function listPictures(
  db: Db,
  table: keyof typeof keyOf,
): Promise<Record<number, string | null>> {
  const { rows } = await sql<{ id: number; picture: string | null }>`
    select ${sql.ref(keyOf[table])} as id, picture from ${sql.table(table)} order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ id, picture }) => [id, picture]));
}
