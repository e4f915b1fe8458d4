import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOfHost, type Host, hosts, spaceOf } from './hosts.ts';

const ip = (args: string[], input?: string) =>
  execFileSync('ip', args, { stdio: 'pipe', ...(input && { input }) }).toString();

/** The beginning of a command that runs on a host. */
export const inSpace = (host: Host | 'switch') => ['ip', 'netns', 'exec', spaceOf(host)];

/** Runs a command on a host and returns its output. */
export function runOn(
  host: Host | 'switch',
  command: string[],
  {
    input,
    env,
    timeoutMs = 60_000,
  }: { input?: string; env?: Record<string, string>; timeoutMs?: number } = {},
): string {
  const [first, ...rest] = [...inSpace(host), ...command];
  return execFileSync(first!, rest, {
    stdio: 'pipe',
    timeout: timeoutMs,
    ...(input !== undefined && { input }),
    ...(env && { env }),
  }).toString();
}

export const isNetworkUp = () => existsSync(`/run/netns/${spaceOf('switch')}`);

/** Hosts as namespaces, joined by a bridge that has a namespace of its own: the machine's own network is not changed. */
export function makeNetwork(): void {
  ip(['netns', 'add', spaceOf('switch')]);
  runOn('switch', ['ip', '-batch', '-'], { input: 'link add hub type bridge\nlink set hub up\n' });
  // Faults belong on the switch, where neither host can see them.
  runOn('switch', ['nft', '-f', '-'], {
    input: 'add table bridge faults\nadd chain bridge faults wire { type filter hook forward priority 0; }\n',
  });
  const names = hosts.map((host) => `${addressOfHost(host)} ${host}`).join('\n');
  for (const host of hosts) {
    const space = spaceOf(host);
    // `ip netns exec` shows this file in place of /etc/hosts.
    mkdirSync(`/etc/netns/${space}`, { recursive: true });
    writeFileSync(`/etc/netns/${space}/hosts`, `127.0.0.1 localhost\n${names}\n`);
    ip(['netns', 'add', space]);
    ip([
      'link',
      'add',
      portOf(host),
      'netns',
      spaceOf('switch'),
      'type',
      'veth',
      'peer',
      'name',
      'eth0',
      'netns',
      space,
    ]);
    runOn('switch', ['ip', 'link', 'set', portOf(host), 'master', 'hub', 'up']);
    runOn(host, ['ip', '-batch', '-'], {
      input: `link set lo up\nlink set eth0 up\naddr add ${addressOfHost(host)}/24 dev eth0\n`,
    });
  }
}

/** The end of a host's cable at the switch. */
export const portOf = (host: Host) => `p-${host}`;

/** Ends every process in the namespaces and removes them. */
export async function removeNetwork(): Promise<void> {
  for (const host of [...hosts, 'switch'] as const) {
    if (existsSync(`/run/netns/${spaceOf(host)}`)) {
      await endAll(host);
      ip(['netns', 'del', spaceOf(host)]);
    }
    rmSync(`/etc/netns/${spaceOf(host)}`, { recursive: true, force: true });
  }
}

export function pidsOf(host: Host | 'switch'): number[] {
  if (!existsSync(`/run/netns/${spaceOf(host)}`)) return [];
  return ip(['netns', 'pids', spaceOf(host)])
    .split('\n')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

/** Signals all processes of a host: the namespace is ours, so all of them are. */
export function signalAll(host: Host | 'switch', signal: NodeJS.Signals): void {
  for (const pid of pidsOf(host)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  }
}

const ENDING_MS = 10_000;

/** As a machine that loses its power. */
export async function endAll(host: Host | 'switch'): Promise<void> {
  const deadline = Date.now() + ENDING_MS;
  while (pidsOf(host).length > 0) {
    if (Date.now() > deadline) throw new Error(`processes of ${host} do not end`);
    signalAll(host, 'SIGKILL');
    await wait(50);
  }
}
