import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Without these PostgreSQL is faster, but a power cut may corrupt it: acceptable only for simulated data. */
const NEEDED = ['fsync', 'full_page_writes'];

/** Why this server must not store real data, naming the settings; undefined if it may. */
export async function findDurabilityFault(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${NEEDED}::text[]) and setting = 'off' order by 1`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  const settings = rows.map(({ name }) => `${name}=off`).join(' and ');
  return `DATA_SIMULATED is false, but PostgreSQL runs with ${settings}: turn it on before real data is stored`;
}
