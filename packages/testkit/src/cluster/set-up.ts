import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_USER } from './app-env.ts';
import { makeAuthority, makeCertificate } from './certificates.ts';
import {
  clockFile,
  EDGE_USER,
  give,
  writeDatabaseFiles,
  writeEdgeFiles,
  writeProxyFiles,
  writeRedisFiles,
  writeRepositoryFiles,
} from './files.ts';
import { NODE } from './host-process.ts';
import { MONITORING_USER, writeMonitoringFiles } from './monitoring.ts';
import {
  apiHosts,
  databaseHosts,
  edgeHosts,
  FOLDER,
  folderOf,
  type Host,
  hosts,
  MEDIA,
  proxyHosts,
  redisHosts,
  webHosts,
  workerHosts,
} from './hosts.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

/** The folders and files of every host, each owned by the user of what runs there. */
export function setUpHosts(speed: number): Secrets {
  mkdirSync(FOLDER, { recursive: true });
  const secrets = makeSecrets(speed);
  copyFileSync(process.execPath, NODE);
  chmodSync(NODE, 0o755);
  mkdirSync(MEDIA);
  give(MEDIA, APP_USER);
  makeAuthority();
  for (const host of hosts) if (!isDatabase(host)) makeFolder(host);
  for (const host of databaseHosts) setUpDatabase(host, secrets);
  writeRepositoryFiles();
  for (const host of redisHosts) writeRedisFiles(host, secrets);
  for (const host of edgeHosts) writeEdgeFiles(host, secrets);
  writeMonitoringFiles();
  const proxies = [...proxyHosts, 'front'] satisfies Host[];
  for (const host of proxies) writeProxyFiles(host);
  const owners: [readonly Host[], string][] = [
    [['backup'], 'postgres'],
    [['watch'], MONITORING_USER],
    [redisHosts, 'redis'],
    [edgeHosts, EDGE_USER],
    [[...apiHosts, ...webHosts, ...workerHosts, 'provider'], APP_USER],
  ];
  for (const [of, user] of owners) for (const host of of) give(folderOf(host), user);
  for (const host of proxies) give(join(folderOf(host), 'haproxy.cfg'), 'haproxy');
  makeCertificate('backup');
  return secrets;
}

const isDatabase = (host: Host) => databaseHosts.some((one) => one === host);

function makeFolder(host: Host): void {
  mkdirSync(folderOf(host));
  writeFileSync(clockFile(host), '+0s\n', { mode: 0o644 });
}

/** A database host with an empty disk. `restore`: as in `writeDatabaseFiles`. */
export function setUpDatabase(host: Host, secrets: Secrets, restore?: string): void {
  rmSync(folderOf(host), { recursive: true, force: true });
  makeFolder(host);
  writeDatabaseFiles(host, secrets, restore);
  give(folderOf(host), 'postgres');
  const etcd = join(folderOf(host), 'etcd');
  mkdirSync(etcd, { mode: 0o700 });
  give(etcd, 'etcd');
  makeCertificate(host);
}
