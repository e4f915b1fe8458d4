import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

export type Migration = { name: string; text: string; sha256: string };

export type MigrationLimits = {
  /** How long a statement waits for its lock; readers of the table queue behind it meanwhile. */
  lockTimeoutMs: number;
  /** How long a statement may hold its locks. A file that needs longer sets it: `set local statement_timeout`. */
  statementTimeoutMs: number;
  attempts: number;
  /** Between two attempts, so that the readers queued behind the first can proceed. */
  pauseMs: number;
};

export const standardLimits: MigrationLimits = {
  lockTimeoutMs: 3_000,
  statementTimeoutMs: 60_000,
  attempts: 5,
  pauseMs: 2_000,
};

/** Building an index concurrently blocks neither readers nor writers, so it may take long. */
const CONCURRENT_TIMEOUT_MS = 2 * 60 * 60_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const CREATED_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(\w+)\s+on\b/i;

const isConcurrent = (name: string) => name.endsWith('.concurrently.sql');

/** Applies one file and records it; if another transaction holds a lock, it retries a bounded number of times. */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  limits: MigrationLimits,
): Promise<void> {
  const apply = isConcurrent(migration.name) ? applyConcurrently : applyInTransaction;
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration, limits);
    } catch (error) {
      if (!isLockedOut(error)) throw explained(migration.name, 'failed', error);
      if (attempt >= limits.attempts) {
        const what = `got no lock in ${attempts(limits)}: another transaction locks what it changes (see pg_stat_activity)`;
        throw explained(migration.name, what, error);
      }
    }
    await wait(limits.pauseMs);
  }
}

async function applyInTransaction(
  client: pg.Client,
  { name, text, sha256 }: Migration,
  { lockTimeoutMs, statementTimeoutMs }: MigrationLimits,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(`set local statement_timeout = ${statementTimeoutMs}`);
    await client.query(text);
    await record(client, { name, sha256 });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {}); // a lost connection has rolled back by itself
    throw error;
  }
}

/** One statement, outside a transaction. An interrupted build leaves an invalid index: it is dropped and rebuilt. */
async function applyConcurrently(client: pg.Client, { name, text, sha256 }: Migration): Promise<void> {
  await client.query(`set statement_timeout = ${CONCURRENT_TIMEOUT_MS}`);
  try {
    const index = CREATED_INDEX.exec(text)?.[1];
    const state = index && (await findIndexState(client, index));
    if (state === 'invalid') await client.query(`drop index concurrently ${index}`);
    if (state !== 'valid') await client.query(text);
    await record(client, { name, sha256 });
  } finally {
    await client.query('reset statement_timeout').catch(() => {});
  }
}

async function findIndexState(client: pg.Client, index: string): Promise<'valid' | 'invalid' | undefined> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  if (!rows[0]) return undefined;
  return rows[0].is_valid ? 'valid' : 'invalid';
}

async function record(client: pg.Client, { name, sha256 }: Omit<Migration, 'text'>): Promise<void> {
  await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
}

function isLockedOut(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK;
}

const attempts = ({ attempts: count, lockTimeoutMs }: MigrationLimits) =>
  `${count} attempts of ${lockTimeoutMs} ms`;

function explained(name: string, what: string, cause: unknown): Error {
  const detail = cause instanceof Error ? cause.message : String(cause);
  const rest = isConcurrent(name) ? 'the next run repairs what it left behind' : 'nothing of it was applied';
  return new Error(`${name} ${what}: ${detail}; ${rest}`, { cause });
}
