import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { applyMigration, type Migration, type MigrationLimits, standardLimits } from './apply-migration.ts';
import type { Db } from '../db.ts';

const folder = join(import.meta.dirname, '../../migrations');
const LOCK = 7_251_001;
const TURN_MS = 100;

/**
 * Applies the missing migrations, each file in its own transaction, under a lock: two concurrent runs take turns.
 * A `*.concurrently.sql` holds one statement that runs outside a transaction.
 */
export async function migrate(
  url: string,
  {
    files = migrationFiles(),
    limits = standardLimits,
  }: { files?: Migration[]; limits?: MigrationLimits } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the next query fails with it
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations',
    );
    const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
    const fresh = files.filter(({ name, sha256 }) => {
      const known = applied.get(name);
      if (known && known !== sha256)
        throw new Error(`${name} was changed after it was applied: write a new migration instead`);
      return !known;
    });
    for (const migration of fresh) await applyMigration(client, migration, limits);
    return fresh.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Polls instead of waiting for the lock: a concurrent index build waits for every statement, even a waiting one. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      LOCK,
    ]);
    if (rows[0]!.is_mine) return;
    await wait(TURN_MS);
  }
}

/** Migrations that the code expects and the database lacks; none means ready. Throws if the database is unreachable. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const names = new Set(await appliedMigrations(db));
  return migrationFiles()
    .map(({ name }) => name)
    .filter((name) => !names.has(name));
}

const UNDEFINED_TABLE = '42P01';

async function appliedMigrations(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    // The database was never migrated.
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

function migrationFiles(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}
