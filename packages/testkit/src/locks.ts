import { sql } from 'kysely';
import type { Db } from '@safira/store/db';

/** Whether a statement in this database waits for another transaction. Such a lock names no database, its others do. */
export async function hasLockWaiter(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks waiting
    where not granted and exists (
      select from pg_locks own join pg_database d on d.oid = own.database
      where own.pid = waiting.pid and d.datname = current_database())`.execute(db);
  return rows.length > 0;
}
