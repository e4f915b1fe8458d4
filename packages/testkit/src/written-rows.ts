import { sql } from 'kysely';
import type { Db } from '@safira/store/db';

/** Rows that `work` writes to any of our tables. Needs a pool of one: other connections flush their counters late. */
export async function writtenBy(db: Db, work: () => Promise<unknown>): Promise<number> {
  const before = await countWritten(db);
  await work();
  return (await countWritten(db)) - before;
}

async function countWritten(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ written: string }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as written from pg_stat_user_tables`.execute(db);
  return Number(rows[0]!.written);
}
