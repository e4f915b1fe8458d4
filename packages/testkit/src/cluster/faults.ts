import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clockFile, EDGE_USER, give, writeEdgeFiles } from './files.ts';
import { addressOfHost, edgeHosts, folderOf, type Host } from './hosts.ts';
import { endAll, inSpace, portOf, runOn, signalAll } from './network.ts';
import type { Secrets } from './secrets.ts';
import { startHost } from './host-processes.ts';

/** A rule for frames that pass the switch: the hosts see nothing of it. */
const wire = (rules: readonly string[]) =>
  runOn('switch', ['nft', '-f', '-'], {
    input: rules.map((rule) => `add rule bridge faults wire ${rule}\n`).join(''),
  });

const between = (from: Host, to: Host) => `ip saddr ${addressOfHost(from)} ip daddr ${addressOfHost(to)}`;

/** Frames from one host to others vanish; without `isOneWay` those back, too. */
export function cut(from: Host, to: readonly Host[], { isOneWay = false } = {}): void {
  wire(
    to.flatMap((one) => [`${between(from, one)} drop`, ...(isOneWay ? [] : [`${between(one, from)} drop`])]),
  );
}

export function cutFromAll(host: Host): void {
  const address = addressOfHost(host);
  wire([`ip saddr ${address} drop`, `ip daddr ${address} drop`]);
}

/** Of all frames from and to the host. */
export function lose(host: Host, percent: number): void {
  const address = addressOfHost(host);
  wire(['saddr', 'daddr'].map((side) => `ip ${side} ${address} numgen random mod 100 < ${percent} drop`));
}

/** Undoes `cut`, `cutFromAll` and `lose`. */
export const heal = () => void runOn('switch', ['nft', 'flush', 'chain', 'bridge', 'faults', 'wire']);

/** Every frame to and from the host takes longer; returns the function that ends it. */
export async function slow(host: Host, ms: number): Promise<() => Promise<void>> {
  const port = portOf(host);
  // While it is part of the bridge, the relay would close a loop.
  runOn('switch', ['ip', 'link', 'set', port, 'nomaster']);
  const [first, ...rest] = [
    ...inSpace('switch'),
    '/usr/bin/python3',
    join(import.meta.dirname, 'delay.py'),
    port,
  ];
  const relay = spawn(first, [...rest, String(ms)], { stdio: 'inherit' });
  await wait(500);
  return async () => {
    const ended = new Promise((resolve) => relay.once('exit', resolve));
    if (relay.exitCode === null) {
      relay.kill('SIGTERM');
      await ended;
    }
    runOn('switch', ['ip', 'link', 'set', port, 'promisc', 'off', 'master', 'hub', 'up']);
  };
}

/** Adds to the time of day of a host, except of its etcd, Patroni and Redis. */
export const skew = (host: Host, seconds: number) =>
  writeFileSync(clockFile(host), `${seconds < 0 ? '' : '+'}${seconds}s\n`);

/** Loses its power: no packet announces it. */
export async function powerOff(host: Host): Promise<void> {
  runOn('switch', ['ip', 'link', 'set', portOf(host), 'down']);
  await endAll(host);
}

export function powerOn(host: Host, secrets: Secrets): void {
  runOn('switch', ['ip', 'link', 'set', portOf(host), 'up']);
  if (edgeHosts.some((edge) => edge === host)) {
    // Also removes the socket of the nginx that ended.
    writeEdgeFiles(host, secrets);
    give(folderOf(host), EDGE_USER);
  }
  startHost(host, secrets);
}

/** Connections stay open and nothing is answered. */
export const freeze = (host: Host) => signalAll(host, 'SIGSTOP');
export const wake = (host: Host) => signalAll(host, 'SIGCONT');
