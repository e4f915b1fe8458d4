import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keyFile } from './base.ts';
import { attempt, folder } from './command.ts';
import { OUTSIDE, pathOfNetwork } from './network.ts';

const BOOT_MS = 90_000;
const STOP_MS = 30_000;

/** Mounts and processes of a host are in namespaces that end with this process, also if it is killed. */
const NAMESPACES = '--pdeathsig KILL unshare --mount --pid --fork --kill-child --mount-proc'.split(' ');

export type Host = { name: string; address: string; stop: () => Promise<void> };

/** Boots a whole Debian with systemd on a copy of the base, in its own network namespace. */
export async function bootHost(name: string, address: string, base: string): Promise<Host> {
  const own = join(folder, name);
  const tree = join(own, 'tree');
  rmSync(own, { recursive: true, force: true });
  for (const part of ['tree', 'upper/etc', 'work']) mkdirSync(join(own, part), { recursive: true });
  writeFileSync(join(own, 'upper/etc/hostname'), `${name}\n`);
  writeFileSync(join(own, 'upper/etc/machine-id'), `${randomBytes(16).toString('hex')}\n`);
  const layers = `lowerdir=${base},upperdir=${join(own, 'upper')},workdir=${join(own, 'work')}`;
  const log = openSync(join(own, 'console.log'), 'w');
  const nspawn = spawn(
    'setpriv',
    [
      ...NAMESPACES,
      join(import.meta.dirname, 'boot'),
      name,
      layers,
      tree,
      'systemd-nspawn',
      '--quiet',
      `--directory=${tree}`,
      `--network-namespace-path=${pathOfNetwork(name)}`,
      `--machine=${name}`,
      '--register=no',
      '--keep-unit',
      '--console=pipe',
      '--resolv-conf=off',
      '--boot',
    ],
    { stdio: ['ignore', log, log] },
  );
  const host = { name, address, stop: () => stopHost({ name, address, nspawn }) };
  const deadline = Date.now() + BOOT_MS;
  while (onHost(host, 'systemctl is-system-running --wait').output.trim() !== 'running') {
    if (Date.now() > deadline || hasEnded(nspawn)) {
      const { output } = onHost(host, 'systemctl --failed');
      await host.stop();
      throw new Error(`${name} did not boot: ${output}`);
    }
    await wait(500);
  }
  return host;
}

/** An orderly shutdown of the host's systemd; what is left after a while is ended with its namespace of processes. */
async function stopHost({ name, address, nspawn }: { name: string; address: string; nspawn: ChildProcess }) {
  const ended = new Promise((resolve) => nspawn.once('exit', resolve));
  if (!hasEnded(nspawn)) {
    onHost({ address }, 'systemctl poweroff', STOP_MS);
    const late = setTimeout(() => nspawn.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(late);
  }
  attempt('find', ['/sys/fs/cgroup', '-depth', '-type', 'd', '-path', `*/safira-hosts-${name}*`, '-delete']);
  const own = join(folder, name);
  for (const part of ['tree', 'upper', 'work']) rmSync(join(own, part), { recursive: true, force: true });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export const sshOptions = [
  '-i',
  keyFile,
  '-o',
  'StrictHostKeyChecking=no',
  '-o',
  'UserKnownHostsFile=/dev/null',
  '-o',
  'ConnectTimeout=5',
  '-o',
  'LogLevel=ERROR',
];

/** Runs a command on a host, over SSH as an operator would. */
export function onHost({ address }: Pick<Host, 'address'>, command: string, timeoutMs = 60_000) {
  const ssh = ['netns', 'exec', OUTSIDE, 'ssh', ...sshOptions, `root@${address}`, command];
  return attempt('ip', ssh, { timeoutMs });
}
