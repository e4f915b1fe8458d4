import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Db, openDb } from '../src/db.ts';
import { type DatabaseRole, databaseUrl, databaseUser } from './engines.ts';
import { admin } from './template.ts';

type TestDatabase = {
  url: string;
  /** As the role that the code under test has when it is deployed. */
  db: Db;
  /** As the owner of the tables, for staging what no app may do: emptying tables, deciding names. */
  owner: Db;
};

const nameOf = new WeakMap<Db, string>();

/** A database for this test file alone, copied from the migrated template and dropped at its end. */
export async function testDatabase({ role = 'worker' }: { role?: DatabaseRole } = {}): Promise<TestDatabase> {
  const name = `safira_test_${randomBytes(4).toString('hex')}`;
  await admin(
    `create database ${name} owner ${databaseUser('migrator')} template ${inject('templateDatabase')} strategy file_copy`,
  );
  afterAll(() => admin(`drop database if exists ${name} with (force)`));
  return { url: databaseUrl(role, name), db: connect(name, role), owner: connect(name, 'migrator') };
}

/** The same test database as another role. */
export function connectAs(role: DatabaseRole, db: Db): Db {
  const name = nameOf.get(db);
  if (!name) throw new Error('connectAs takes a connection of testDatabase');
  return connect(name, role);
}

/** Ends with the test file, before the database does: vitest runs afterAll in reverse order. */
function connect(name: string, role: DatabaseRole): Db {
  // Tests stage crowds: on a loaded machine their turn comes late.
  const db = openDb(databaseUrl(role, name), { connectTimeoutMs: 15_000 });
  nameOf.set(db, name);
  afterAll(() => db.destroy());
  return db;
}
