import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Db, openDb } from '../src/db.ts';
import { admin, server } from './template.ts';

/** A database for this test file alone, copied from the migrated template and dropped at its end. */
export async function testDatabase(): Promise<{ url: string; db: Db }> {
  const name = `safira_test_${randomBytes(4).toString('hex')}`;
  await admin(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = `${server}/${name}`;
  const db = openDb(url);
  afterAll(async () => {
    await db.destroy();
    await admin(`drop database if exists ${name} with (force)`);
  });
  return { url, db };
}
