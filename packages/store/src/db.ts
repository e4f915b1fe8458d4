import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { toPrepared } from './prepared.ts';
import type { DB } from './tables/database.ts';

/** A connection pool or a transaction: functions of the store accept either. */
export type Db = Kysely<DB>;

// seq and term are far below 2^53, so plain numbers are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type PoolOptions = {
  max?: number;
  /** How long a caller waits for a free connection. */
  connectTimeoutMs?: number;
  /** How long a statement may take before the engine cancels it. */
  statementTimeoutMs?: number;
  /** How long a statement may take before the engine is taken to hang: then it does not even say that it took too long. */
  queryTimeoutMs?: number;
};

export function openDb(
  url: string,
  {
    max = 10,
    connectTimeoutMs = 3_000,
    statementTimeoutMs = 10_000,
    queryTimeoutMs = 12_000,
  }: PoolOptions = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks while idle is replaced at the next use; without a listener its error ends the process.
  pool.on('error', () => {});
  // The same for a connection that breaks between two statements: the next statement fails, and the pool replaces it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: discardTimedOut(pool) }) });
}

/**
 * A pool that closes each connection on which a statement timed out. The engine runs that statement as soon as it
 * can: after a `begin` the next user of the connection would write into a transaction that is never committed.
 */
function discardTimedOut(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let hasTimedOut = false;
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query(toPrepared(text, values));
        } catch (error) {
          hasTimedOut ||= error instanceof Error && error.message === 'Query read timeout';
          throw error;
        }
      };
      return {
        // The other overload takes a cursor: without one in the dialect Kysely never passes any.
        query: query as unknown as PostgresPoolClient['query'],
        release: (isBroken) => client.release(isBroken === true || hasTimedOut),
      };
    },
  };
}

/** One clock for all workers, whatever their own clocks show. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}
