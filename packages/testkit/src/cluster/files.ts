import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderEdge } from '../../../../ops/nginx/render.ts';
import {
  addressOfHost,
  apiHosts,
  databaseHosts,
  edgeHosts,
  folderOf,
  type Host,
  MEDIA,
  NETWORK,
  redisHosts,
  webHosts,
} from './hosts.ts';
import type { Secrets } from './secrets.ts';

const root = join(import.meta.dirname, '../../../..');
const POSTGRES = '/usr/lib/postgresql';
export const postgresBin = () => join(POSTGRES, readdirSync(POSTGRES).toSorted().at(-1)!, 'bin');

/** Fills in a file of ops/cluster; a name without a value is a mistake. */
export function render(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the file needs ${name}`);
    return value;
  });
}

type Writing = { as: string; to: string; values: Record<string, string> };

/** Writes a rendered file that only one user may read. */
function write(template: string, { as, to, values }: Writing): void {
  const text = readFileSync(join(root, 'ops/cluster', template), 'utf8');
  writeFileSync(to, render(text, values), { mode: 0o600 });
  give(to, as);
}

export const give = (path: string, user: string) => execFileSync('chown', ['-R', `${user}:`, path]);

/** `restore`: the lines of patroni.yml with which a new cluster begins from a backup, not empty. */
export function writeDatabaseFiles(host: Host, secrets: Secrets, restore = ''): void {
  const folder = folderOf(host);
  const values = {
    HOST: host,
    ADDRESS: addressOfHost(host),
    NETWORK,
    FOLDER: folder,
    REPOSITORY: folderOf('backup'),
    BIN: binOf(host),
    RESTORE: restore,
    ETCD: databaseHosts.map((one) => `${addressOfHost(one)}:2379`).join(','),
    ...secrets,
  };
  for (const own of ['lock', 'spool']) mkdirSync(join(folder, own));
  write('patroni.yml.template', { as: 'postgres', to: join(folder, 'patroni.yml'), values });
  write('pgbackrest-database.conf', { as: 'postgres', to: join(folder, 'pgbackrest.conf'), values });
}

/** PostgreSQL's programs, but the server reads the clock of its host: Patroni starts it with an environment of its own. */
function binOf(host: Host): string {
  const own = join(folderOf(host), 'bin');
  mkdirSync(own);
  for (const program of readdirSync(postgresBin())) {
    if (program !== 'postgres') symlinkSync(join(postgresBin(), program), join(own, program));
  }
  const env = Object.entries(clockEnv(host)).map(([name, value]) => `${name}=${value}`);
  const server = `#!/bin/sh\nexec env ${env.join(' ')} ${join(postgresBin(), 'postgres')} "$@"\n`;
  writeFileSync(join(own, 'postgres'), server);
  chmodSync(join(own, 'postgres'), 0o755);
  return own;
}

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** How far the clock of a host is wrong, as `+5s`; read again by its processes every second. */
export const clockFile = (host: Host) => join(folderOf(host), 'clock');

/** The namespaces share one clock. With this a process adds the offset of its host to the time of day. */
export const clockEnv = (host: Host) => ({
  LD_PRELOAD: FAKETIME,
  FAKETIME_TIMESTAMP_FILE: clockFile(host),
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_DONT_RESET: '1',
  FAKETIME_DISABLE_SHM: '1',
});

export function writeRepositoryFiles(): void {
  const folder = folderOf('backup');
  for (const own of ['lock', 'repository']) mkdirSync(join(folder, own));
  const databases = databaseHosts.flatMap((host, index) => {
    const tls = ['ca', 'cert', 'key'].map(
      (kind) =>
        `pg${index + 1}-host-${kind}-file=${folder}/tls/${kind === 'ca' ? 'ca.crt' : kind === 'key' ? 'host.key' : 'host.crt'}`,
    );
    return [
      `pg${index + 1}-host=${host}`,
      `pg${index + 1}-host-type=tls`,
      `pg${index + 1}-host-config=${folderOf(host)}/pgbackrest.conf`,
      ...tls,
      `pg${index + 1}-path=${folderOf(host)}/postgres`,
      `pg${index + 1}-socket-path=${folderOf(host)}`,
      `pg${index + 1}-port=5432`,
    ];
  });
  const values = {
    FOLDER: folder,
    ADDRESS: addressOfHost('backup'),
    ALLOWED: databaseHosts.map((host) => `tls-server-auth=${host}=safira`).join('\n'),
    DATABASES: databases.join('\n'),
  };
  write('pgbackrest-repository.conf', { as: 'postgres', to: join(folder, 'pgbackrest.conf'), values });
}

export function writeRedisFiles(host: Host, secrets: Secrets): void {
  const folder = folderOf(host);
  const [primary] = redisHosts;
  const values = {
    ADDRESS: addressOfHost(host),
    FOLDER: folder,
    PRIMARY: addressOfHost(primary),
    REPLICA_OF: host === primary ? '' : `replicaof ${addressOfHost(primary)} 6379`,
    ...secrets,
  };
  for (const name of ['redis', 'sentinel'])
    write(`${name}.conf`, { as: 'redis', to: join(folder, `${name}.conf`), values });
}

const serverLines = (of: readonly Host[], rest: (host: Host) => string) =>
  of.map((host) => `  server ${host} ${rest(host)}`).join('\n');

export function writeProxyFiles(host: Host): void {
  const at = addressOfHost;
  const values = {
    FOLDER: folderOf(host),
    ADDRESS: at(host),
    DATABASES: serverLines(databaseHosts, (one) => `${at(one)}:5432 check port 8008`),
    APIS: serverLines(apiHosts, (one) => `${at(one)}:9696 check port 10696`),
    EDGES: serverLines(edgeHosts, (one) => `${at(one)}:8080 check port 8081`),
  };
  const template = host === 'front' ? 'front-haproxy.cfg' : 'app-haproxy.cfg';
  write(template, { as: 'haproxy', to: join(folderOf(host), 'haproxy.cfg'), values });
}

export function writeEdgeFiles(host: Host, { PUBLISH_SECRET }: Secrets): void {
  const folder = folderOf(host);
  const origins = (of: readonly Host[], port: number) =>
    of.map((one) => `${addressOfHost(one)}:${port}`).join(',');
  renderEdge({
    out: folder,
    data: folder,
    cache: join(folder, 'cache'),
    static: join(root, 'apps/web/build/client'),
    media: MEDIA,
    listen: '0.0.0.0:8080',
    private: `${addressOfHost(host)}:8081`,
    web: origins(webHosts, 3000),
    api: origins(apiHosts, 9696),
    user: EDGE_USER,
    secret: PUBLISH_SECRET,
    trusted: NETWORK,
    connections: '2000',
    'push-memory': '32M',
  });
}

export const EDGE_USER = 'www-data';
