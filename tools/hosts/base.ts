import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from '@safira/testkit/debian-packages';
import { folder, run } from './command.ts';
import { GATEWAY } from './network.ts';

/** What a rented machine with Debian 12 has when it is handed over, as far as the playbook needs it. */
const PACKAGES = [
  'ca-certificates',
  'dbus',
  'iproute2',
  'logrotate',
  'openssh-server',
  'procps',
  'python3',
  'python3-apt',
  'systemd',
  'systemd-sysv',
];
export const MIRROR_PORT = 3128;
export const keyFile = join(folder, 'key');

/** Debian's packages that the trial itself needs, by a file that each installs. */
const TOOLS = {
  '/usr/sbin/debootstrap': 'debootstrap',
  '/usr/bin/systemd-nspawn': 'systemd-container',
  '/usr/bin/ansible-playbook': 'ansible',
  '/usr/bin/ssh': 'openssh-client',
  '/usr/sbin/ip': 'iproute2',
};

export const prepareTools = (): void => installMissing(TOOLS, (what) => console.log(`hosts: ${what}`));

/** A Debian 12 with the package sources of this machine, which every host starts as a copy of. Made once. */
export function makeBase(): string {
  const base = join(folder, 'base');
  if (existsSync(base)) return base;
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const making = `${base}.new`;
  rmSync(making, { recursive: true, force: true });
  const mirror = run('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages']).split(
    '\n',
  )[0]!;
  // What it mounts ends with it, also if it is interrupted.
  const include = `--include=${PACKAGES.join(',')}`;
  run('unshare', ['--mount', 'debootstrap', '--variant=minbase', include, 'bookworm', making, mirror]);
  for (const path of ['etc/apt/sources.list', 'etc/apt/sources.list.d', 'etc/apt/apt.conf.d', CERTIFICATES]) {
    rmSync(join(making, path), { recursive: true, force: true });
    if (existsSync(`/${path}`)) cpSync(`/${path}`, join(making, path), { recursive: true });
  }
  writeFileSync(
    join(making, 'etc/apt/apt.conf.d/99-hosts'),
    `Acquire::http::Proxy "http://${GATEWAY}:${MIRROR_PORT}";\n`,
  );
  makeKey();
  mkdirSync(join(making, 'root/.ssh'), { recursive: true, mode: 0o700 });
  writeFileSync(join(making, 'root/.ssh/authorized_keys'), readFileSync(`${keyFile}.pub`), { mode: 0o600 });
  // Each host has its own.
  rmSync(join(making, 'etc/machine-id'), { force: true });
  renameSync(making, base);
  console.log(`hosts: Debian 12 made in ${Math.round((performance.now() - started) / 1_000)} s`);
  return base;
}

const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt';

function makeKey(): void {
  for (const file of [keyFile, `${keyFile}.pub`]) rmSync(file, { force: true });
  run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'safira-hosts', '-f', keyFile]);
}
