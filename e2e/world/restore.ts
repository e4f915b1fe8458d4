import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { emptyState, migrateStack, postgresEnv, queryDatabase, type Stack } from '@safira/testkit/stack';
import { worldFiles } from './world.ts';

/** Gives a stack the stored world: its database, its pictures, and an empty Redis. */
export function restoreWorld(stack: Stack): void {
  const { name, media } = stack;
  emptyState(stack);
  execFileSync('pg_restore', ['--dbname', name, '--exit-on-error', worldFiles.database], {
    env: postgresEnv(name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A migration that leaves the data alone needs no new world.
  migrateStack(name);
  // Without statistics the first queries of a restored database take plans for empty tables.
  queryDatabase(name, 'analyze');
  rmSync(media, { recursive: true, force: true });
  mkdirSync(media, { recursive: true });
  execFileSync('tar', ['--extract', '--gzip', '--file', worldFiles.pictures, '--directory', media]);
}
