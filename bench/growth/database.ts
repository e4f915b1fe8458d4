import pg from 'pg';
import { migrate } from '@safira/store/migrate/migrate';
import { databaseUrl } from '@safira/testkit/engines';
import { grow } from './fill.ts';
import { saveTokens } from './tokens.ts';

/** A statement about databases, which needs one of its own. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl('admin', 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Fills a new database, or a copy of one that has `from` matches. */
export async function fill(name: string, step: { from: number; to: number; now: Date }): Promise<void> {
  if (step.from === 0) await migrate(databaseUrl('migrator', name));
  // As admin, because filling millions of rows switches triggers off.
  const client = new pg.Client({ connectionString: databaseUrl('admin', name) });
  await client.connect();
  try {
    if (step.from === 0) await saveTokens(client);
    await grow(client, step);
  } finally {
    await client.end();
  }
}
