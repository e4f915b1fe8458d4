import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { APP_USER } from './app-env.ts';
import { give } from './files.ts';
import { asUser } from './host-processes.ts';
import { folderOf, MEDIA } from './hosts.ts';
import { runOn } from './network.ts';

const BACKUP_MS = 180_000;

/** pgBackRest on the host of the backups. */
function pgbackrest(...args: string[]): string {
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

/** The database, then the media: a file is stored before the row that names it, so every row of the backup has its file. */
export function backUp(type: 'full' | 'incr'): void {
  pgbackrest(`--type=${type}`, 'backup');
  copyMedia();
}

const mediaCopy = () => join(folderOf('backup'), 'media');

/** Files are named by their content and never change: copying what is missing is enough. */
export const copyMedia = () => copyTree(MEDIA, mediaCopy());

export function restoreMedia(): void {
  if (existsSync(mediaCopy())) copyTree(mediaCopy(), MEDIA);
  give(MEDIA, APP_USER);
}

const copyTree = (from: string, to: string) =>
  execFileSync('cp', [
    '--recursive',
    '--no-clobber',
    '--no-target-directory',
    '--preserve=timestamps',
    from,
    to,
  ]);

const Info = z.array(
  z.object({
    status: z.object({ message: z.string() }),
    archive: z.array(z.object({ max: z.string().nullable() })),
    backup: z.array(
      z.object({
        label: z.string(),
        type: z.string(),
        timestamp: z.object({ start: z.number(), stop: z.number() }),
        info: z.object({ size: z.number() }),
      }),
    ),
  }),
);

/** What pgBackRest says of its backups; undefined before the first one. */
export const findBackups = () => Info.parse(JSON.parse(pgbackrest('--output=json', 'info')))[0];

/** The label of the newest backup that was finished before a moment: recovery goes forward only. */
export function backupBefore(time: string): string {
  const found = findBackups()?.backup.findLast(({ timestamp }) => timestamp.stop * 1_000 < Date.parse(time));
  if (!found) throw new Error(`no backup is older than ${time}`);
  return found.label;
}
