import { sql } from 'kysely';
import type { Db } from './db.ts';

/** With these off PostgreSQL is fast, and a power cut may leave it unreadable: good enough for simulated data alone. */
const NEEDED = ['fsync', 'full_page_writes'];

/** Why real data must not be put into this engine, naming the settings; undefined where it may. */
export async function findDurabilityFault(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${NEEDED}::text[]) and setting = 'off' order by 1`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  const settings = rows.map(({ name }) => `${name}=off`).join(' and ');
  return `DATA_SIMULATED is false, but PostgreSQL runs with ${settings}: turn it on before real data is stored`;
}
