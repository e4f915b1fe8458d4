import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { migrate, missingMigrations } from '../../src/migrate/migrate.ts';
import { testDatabase } from '@safira/testkit/database';
import { databaseUrl, databaseUser } from '@safira/testkit/engines';
import { admin } from '@safira/testkit/template';

const { db, url } = await testDatabase({ role: 'migrator' });

test('HOUSE: of two concurrent migrators, one applies and the other finds nothing to do', async () => {
  await admin('drop database if exists safira_test_migrators');
  await admin(`create database safira_test_migrators owner ${databaseUser('migrator')}`);
  const target = databaseUrl('migrator', 'safira_test_migrators');
  const counts = await Promise.all([migrate(target), migrate(target)]);
  expect(counts.filter(({ length }) => length > 0)).toHaveLength(1);
  await admin('drop database safira_test_migrators with (force)');
});

test('HOUSE: a migration changed after it was applied is refused', async () => {
  await sql`update migrations set sha256 = 'other' where name like '0001%'`.execute(db);
  await expect(migrate(url)).rejects.toThrow('write a new migration instead');
});

test('HOUSE: missingMigrations lists the migrations that a database lacks', async () => {
  await sql`delete from migrations where name like '0004%'`.execute(db);
  expect(await missingMigrations(db)).toEqual(['0004-leases-quarantine.sql']);
});

test('HOUSE: the table types match the migrated database; if not, run pnpm tables', async () => {
  await expect(promisify(execFile)('scripts/tables', ['--verify'])).resolves.toBeDefined();
});

test('NAME-05: the database has a UTF-8 ctype, so that Arabic text has trigrams for search', async () => {
  const { rows } = await sql<{ ctype: string }>`
    select datctype as ctype from pg_database where datname = current_database()`.execute(db);
  expect(rows[0]?.ctype).toMatch(/utf-?8/i);
});
