import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '@safira/store/migrate/migrate';
import { databaseUrl, databaseUser } from './engines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase: string;
  }
}

/** One migrated database per run, grants included; each test file gets a copy of it in about 30 ms. */
export default async function setup(project: TestProject) {
  const name = `safira_template_${randomBytes(4).toString('hex')}`;
  await admin(`create database ${name} owner ${databaseUser('migrator')}`);
  await migrate(databaseUrl('migrator', name));
  project.provide('templateDatabase', name);
  return () => admin(`drop database if exists ${name} with (force)`);
}

export async function admin(statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl('admin', 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
