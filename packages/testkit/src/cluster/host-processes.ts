import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { inheritedEnv } from '../config.ts';
import { commands } from '../stack.ts';
import { apiEnv, APP_USER, simulatorEnv, webEnv, workerEnv } from './app-env.ts';
import { clockEnv, EDGE_USER } from './files.ts';
import { type HostProcess, NODE } from './host-process.ts';
import { addressOfHost, databaseHosts, folderOf, type Host } from './hosts.ts';
import { edgeExporter, prometheus, redisExporter } from './monitoring.ts';
import { inSpace } from './network.ts';
import type { Secrets } from './secrets.ts';

const root = join(import.meta.dirname, '../../../..');

/** What runs on a host, in the order in which it is started. */
export function processesOf(host: Host, secrets: Secrets): HostProcess[] {
  const folder = folderOf(host);
  const clock = clockEnv(host);
  const haproxy = {
    name: 'haproxy',
    user: 'haproxy',
    command: ['/usr/sbin/haproxy', '-db', '-f', `${folder}/haproxy.cfg`],
  };
  const pgbackrest = {
    name: 'pgbackrest',
    user: 'postgres',
    command: ['pgbackrest', 'server', `--config=${folder}/pgbackrest.conf`],
  };
  const app = (name: keyof typeof commands, env: Record<string, string>): HostProcess => ({
    name,
    user: APP_USER,
    command: [NODE, ...commands[name].slice(1)],
    env: { ...env, ...clock },
  });
  switch (host) {
    case 'db1':
    case 'db2':
    case 'db3':
      return [
        { name: 'etcd', user: 'etcd', command: etcd(host) },
        { name: 'patroni', user: 'postgres', command: ['patroni', `${folder}/patroni.yml`] },
        pgbackrest,
      ];
    case 'backup':
      return [pgbackrest];
    case 'redis1':
    case 'redis2':
    case 'redis3':
      // Without a clock of its own: its allocator and faketime exclude each other.
      return [
        { name: 'redis', user: 'redis', command: ['/usr/bin/redis-server', `${folder}/redis.conf`] },
        { name: 'sentinel', user: 'redis', command: ['/usr/bin/redis-sentinel', `${folder}/sentinel.conf`] },
        redisExporter(host, secrets),
      ];
    case 'provider':
      return [app('simulator', simulatorEnv(secrets))];
    case 'api1':
    case 'api2':
      return [haproxy, app('api', apiEnv(secrets))];
    case 'web1':
    case 'web2':
      return [haproxy, app('web', webEnv(secrets))];
    case 'worker1':
    case 'worker2':
      return [haproxy, app('worker', workerEnv(host, secrets))];
    case 'edge1':
    case 'edge2':
      return [
        {
          name: 'nginx',
          user: EDGE_USER,
          command: ['/usr/sbin/nginx', '-p', folder, '-e', `${folder}/nginx-error.log`].concat([
            '-c',
            `${folder}/nginx.conf`,
            '-g',
            'daemon off;',
          ]),
          env: clock,
        },
        edgeExporter(host, secrets),
      ];
    case 'clients':
    case 'front':
      return [haproxy];
    case 'watch':
      return [prometheus()];
  }
}

function etcd(host: Host): string[] {
  const at = (one: Host, port: number) => `http://${addressOfHost(one)}:${port}`;
  const members = databaseHosts.map((one) => `${one}=${at(one, 2380)}`).join(',');
  const settings = {
    name: host,
    'data-dir': join(folderOf(host), 'etcd'),
    'listen-peer-urls': at(host, 2380),
    'initial-advertise-peer-urls': at(host, 2380),
    'listen-client-urls': `${at(host, 2379)},http://127.0.0.1:2379`,
    'advertise-client-urls': at(host, 2379),
    'initial-cluster': members,
    'initial-cluster-state': 'new',
    'initial-cluster-token': 'safira',
    // Patroni's client of version 2 of the API compares before it sets.
    'enable-v2': 'true',
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  };
  return ['/usr/bin/etcd', ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)];
}

/** The beginning of a command as another user, who gets none of root's rights. */
export const asUser = (user: string) => [
  'setpriv',
  `--reuid=${user}`,
  `--regid=${user}`,
  '--init-groups',
  '--no-new-privs',
];

/** Starts a process; it keeps running when this process ends, until its host loses its power. */
export function startProcess(host: Host, { name, user, command, env = {} }: HostProcess): void {
  const log = openSync(join(folderOf(host), `${name}.log`), 'a');
  const [first, ...rest] = [
    ...inSpace(host),
    ...asUser(user),
    'env',
    '-i',
    ...Object.entries({ ...inheritedEnv(), HOME: folderOf(host), ...env }).map(
      ([key, value]) => `${key}=${value}`,
    ),
    ...command,
  ];
  const child = spawn(first!, rest, { cwd: root, detached: true, stdio: ['ignore', log, log] });
  child.on('error', (error) => console.error(`${host}: ${name} was not started`, error));
  child.unref();
}

export function startHost(host: Host, secrets: Secrets): void {
  for (const one of processesOf(host, secrets)) startProcess(host, one);
}
