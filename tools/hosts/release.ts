import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run, root } from './command.ts';

const APPS = ['api', 'worker', 'web', 'simulator'];
const PARTS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages', 'apps', 'ops'];
/** The last file of the archive: what was unpacked in part only does not have it. */
const MARK = 'complete';
const folder = join(root, '.data/releases');

/**
 * Packs what a host needs into one archive: the sources as they run, the packages of production, the built pages, and
 * the Node that runs this. `extra` are files by their path in the release, for a trial of an upgrade.
 */
export function makeRelease(version: string, extra: Record<string, string> = {}): string {
  if (!/^\w[\w.]*$/.test(version)) throw new Error(`no name of a release: ${version}`);
  const pages = join(root, 'apps/web/build');
  if (!existsSync(join(pages, 'server'))) throw new Error('the pages are not built: pnpm build');
  const release = join(folder, version);
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release, { recursive: true });
  for (const file of filesOfGit()) cpSync(join(root, file), join(release, file), { verbatimSymlinks: true });
  const filters = APPS.flatMap((app) => ['--filter', `@safira/${app}...`]);
  run('pnpm', ['install', '--prod', '--frozen-lockfile', '--prefer-offline', ...filters], { cwd: release });
  cpSync(pages, join(release, 'apps/web/build'), { recursive: true });
  mkdirSync(join(release, 'bin'));
  copyFileSync(process.execPath, join(release, 'bin/node'));
  chmodSync(join(release, 'bin/node'), 0o755);
  for (const [file, text] of Object.entries(extra)) writeFileSync(join(release, file), text);
  const archive = join(folder, `safira-${version}.tar.gz`);
  writeFileSync(join(release, MARK), `${version}\n`);
  const parts = readdirSync(release).filter((name) => name !== MARK);
  run('tar', ['--use-compress-program=gzip -1', '-C', release, '-cf', archive, ...parts, MARK]);
  rmSync(release, { recursive: true });
  return archive;
}

export const versionOfGit = () =>
  run('git', ['describe', '--always', '--dirty=.changed', '--exclude=*']).replaceAll('-', '.');

function filesOfGit(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', ...PARTS], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '' && !/\.test\.tsx?$/.test(file));
}
