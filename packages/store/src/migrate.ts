import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';

const folder = join(import.meta.dirname, '../migrations');
const LOCK = 7_251_001;

/** Applies what is missing, each file in its own transaction, under a lock: two at once are one after the other. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations',
    );
    const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
    const fresh = migrationFiles().filter(({ name, sha256 }) => {
      const known = applied.get(name);
      if (known && known !== sha256)
        throw new Error(`${name} was changed after it was applied: write a new migration instead`);
      return !known;
    });
    for (const { name, sha256, text } of fresh) {
      await client.query('begin');
      await client.query(text);
      await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
      await client.query('commit');
    }
    return fresh.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Which migrations the code expects and the database lacks; none means ready. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const applied = await sql<{ name: string }>`select name from migrations`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const names = new Set(applied.rows.map(({ name }) => name));
  return migrationFiles()
    .map(({ name }) => name)
    .filter((name) => !names.has(name));
}

function migrationFiles() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}
