import { existsSync, rmSync } from 'node:fs';
import { attempt, run } from './command.ts';

/** A namespace with a switch, from which the hosts are reached; nothing of the machine's own network is touched. */
export const OUTSIDE = 'safira-hosts';
const NETWORK = '10.78.0';
export const GATEWAY = `${NETWORK}.1`;

const spaceOf = (host: string) => `${OUTSIDE}-${host}`;
export const addressOf = (index: number) => `${NETWORK}.${11 + index}`;
export const pathOfNetwork = (host: string) => `/run/netns/${spaceOf(host)}`;

export function connectHosts(hosts: readonly string[]): void {
  disconnectHosts(hosts);
  run('ip', ['netns', 'add', OUTSIDE]);
  const outside = (...args: string[]) => run('ip', ['-n', OUTSIDE, ...args]);
  outside('link', 'set', 'lo', 'up');
  outside('link', 'add', 'hub', 'type', 'bridge');
  outside('addr', 'add', `${GATEWAY}/24`, 'dev', 'hub');
  outside('link', 'set', 'hub', 'up');
  for (const [index, host] of hosts.entries()) {
    run('ip', ['netns', 'add', spaceOf(host)]);
    const inside = (...args: string[]) => run('ip', ['-n', spaceOf(host), ...args]);
    outside('link', 'add', `p${index}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', spaceOf(host));
    outside('link', 'set', `p${index}`, 'master', 'hub', 'up');
    inside('link', 'set', 'lo', 'up');
    inside('link', 'set', 'eth0', 'up');
    inside('addr', 'add', `${addressOf(index)}/24`, 'dev', 'eth0');
  }
}

export function disconnectHosts(hosts: readonly string[]): void {
  for (const space of [...hosts.map(spaceOf), OUTSIDE]) {
    if (existsSync(`/run/netns/${space}`)) attempt('ip', ['netns', 'del', space]);
    rmSync(`/etc/netns/${space}`, { recursive: true, force: true });
  }
}
