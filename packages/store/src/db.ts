import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './tables.ts';

/** A connection pool, or one transaction of it: functions of the store take either. */
export type Db = Kysely<DB>;

// seq and term are far below 2^53: plain numbers all the way.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type PoolOptions = {
  max?: number;
  /** How long a caller waits for a free connection. */
  connectTimeoutMs?: number;
};

export function openDb(url: string, { max = 10, connectTimeoutMs = 3_000 }: PoolOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: 10_000,
    query_timeout: 12_000, // an engine that hangs does not even say that it took too long
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks while idle is replaced by the next use; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks while it is in use, between two statements: the next statement fails, and the pool replaces it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** One clock for all workers, whatever their own say. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}
