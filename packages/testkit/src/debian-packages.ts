import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inheritedEnv } from './config.ts';

/** Installs what is missing, on Debian and as root. Packages by a file that each installs. */
export function installMissing(
  packages: Readonly<Record<string, string>>,
  say: (what: string) => void,
): void {
  if (process.getuid?.() !== 0) throw new Error('this must be run as root');
  const missing = Object.entries(packages).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0) return;
  say(`installing ${missing.join(' ')}`);
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...inheritedEnv(), DEBIAN_FRONTEND: 'noninteractive' },
    });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
