import { folderOf } from './hosts.ts';
import { runOn } from './network.ts';
import { asUser } from './host-processes.ts';

const BACKUP_MS = 180_000;

/** pgBackRest on the host of the backups. */
export function pgbackrest(...args: string[]): string {
  const folder = folderOf('backup');
  return runOn(
    'backup',
    [...asUser('postgres'), 'pgbackrest', `--config=${folder}/pgbackrest.conf`, '--stanza=safira', ...args],
    { timeoutMs: BACKUP_MS },
  );
}

/** Also checks that a segment of the primary arrives. */
export function makeStanza(): void {
  pgbackrest('stanza-create');
  pgbackrest('check');
}

export const backUp = (type: 'full' | 'incr') => pgbackrest(`--type=${type}`, 'backup');
