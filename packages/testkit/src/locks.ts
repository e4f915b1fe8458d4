import { sql } from 'kysely';
import type { Db } from '@safira/store/db';

/** Whether a statement in this database waits for another transaction. */
export async function hasLockWaiter(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
