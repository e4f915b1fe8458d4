import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Db, openDb } from '@safira/store/db';
import { atEnd } from './at-end.ts';
import { type DatabaseRole, databaseUrl, databaseUser } from './engines.ts';
import { admin } from './template.ts';

type TestDatabase = {
  url: string;
  /** Connected as the role that the code under test has in production. */
  db: Db;
  /** Connected as the owner of the tables, for setup that no app may do: truncating tables, overriding names. */
  owner: Db;
};

const nameOf = new WeakMap<Db, string>();

/** The owner fills tables with many rows at once. */
const FILLING = { statementTimeoutMs: 120_000, queryTimeoutMs: 130_000 };

/** A database for this test file only, copied from the migrated template and dropped at its end. */
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

/** Closed at the end of the test or of its file, before the database is dropped: vitest runs afterAll in reverse order. */
function connect(name: string, role: DatabaseRole): Db {
  // Tests open many connections at once: on a loaded machine they wait long for one.
  const db = openDb(databaseUrl(role, name), {
    connectTimeoutMs: 60_000,
    ...(role === 'migrator' && FILLING),
  });
  nameOf.set(db, name);
  atEnd(() => db.destroy());
  return db;
}
