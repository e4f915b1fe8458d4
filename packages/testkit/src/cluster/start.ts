import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '../stack.ts';
import { until } from '../until.ts';
import { migrate } from '@safira/store/migrate/migrate';
import { APP_USER } from './app-env.ts';
import { backUp, makeStanza } from './backups.ts';
import { makeCertificates } from './certificates.ts';
import { findPrimary } from './database.ts';
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
import {
  addressOfHost,
  apiHosts,
  databaseHosts,
  edgeHosts,
  FOLDER,
  folderOf,
  type Host,
  hosts,
  MEDIA,
  redisHosts,
  webHosts,
  workerHosts,
} from './hosts.ts';
import { runOn } from './network.ts';
import { makeSecrets, type Secrets } from './secrets.ts';
import { asUser, NODE, startHost } from './host-processes.ts';

const root = join(import.meta.dirname, '../../../..');
const PATIENCE_S = 90;

/** Writes the files of every host and starts all of them; the network must be up. */
export async function startCluster(say: (what: string) => void): Promise<void> {
  if (!existsSync(join(root, 'apps/web/build/server')))
    throw new Error('the pages are not built: run pnpm build first');
  const secrets = writeAll();
  try {
    runOn('clients', [...asUser(APP_USER), 'test', '-r', join(root, 'package.json')]);
  } catch {
    throw new Error(
      `${APP_USER}, as whom the apps run, cannot read ${root}: use a checkout in another folder`,
    );
  }
  say('databases');
  for (const host of ['backup', ...databaseHosts, ...redisHosts, 'provider'] satisfies Host[])
    startHost(host, secrets);
  await until('a primary is elected', async () => (await findPrimary()) !== undefined, PATIENCE_S);
  await prepareDatabase(secrets);
  say('the first backup');
  makeStanza();
  backUp('full');
  say('apps');
  for (const host of [
    ...apiHosts,
    ...webHosts,
    ...workerHosts,
    ...edgeHosts,
    'front',
    'clients',
  ] satisfies Host[])
    startHost(host, secrets);
  for (const edge of edgeHosts) await waitFor(`http://${addressOfHost(edge)}:8080/`, { status: 200 });
  await waitFor(`http://${addressOfHost('front')}:8080/api/health`, { status: 200 });
}

function writeAll(): Secrets {
  mkdirSync(FOLDER, { recursive: true });
  const secrets = makeSecrets();
  for (const host of hosts) {
    mkdirSync(folderOf(host));
    writeFileSync(clockFile(host), '+0s\n', { mode: 0o644 });
  }
  copyFileSync(process.execPath, NODE);
  chmodSync(NODE, 0o755);
  mkdirSync(MEDIA);
  give(MEDIA, APP_USER);
  for (const host of databaseHosts) writeDatabaseFiles(host, secrets);
  writeRepositoryFiles();
  for (const host of redisHosts) writeRedisFiles(host, secrets);
  for (const host of [...apiHosts, ...webHosts, ...workerHosts, 'front', 'clients'] satisfies Host[])
    writeProxyFiles(host);
  for (const host of edgeHosts) writeEdgeFiles(host, secrets);
  const owners: [readonly Host[], string][] = [
    [[...databaseHosts, 'backup'], 'postgres'],
    [redisHosts, 'redis'],
    [edgeHosts, EDGE_USER],
    [['front', 'clients'], 'haproxy'],
    [[...apiHosts, ...webHosts, ...workerHosts, 'provider'], APP_USER],
  ];
  for (const [of, user] of owners) for (const host of of) give(folderOf(host), user);
  for (const host of [...apiHosts, ...webHosts, ...workerHosts]) {
    give(join(folderOf(host), 'haproxy.cfg'), 'haproxy');
  }
  for (const host of databaseHosts) {
    mkdirSync(join(folderOf(host), 'etcd'), { mode: 0o700 });
    give(join(folderOf(host), 'etcd'), 'etcd');
  }
  makeCertificates();
  return secrets;
}

/** Roles and schema, as on one machine. */
export async function prepareDatabase(secrets: Secrets): Promise<void> {
  const primary = (await findPrimary())!;
  const asAdmin = (database: string, input: string) =>
    runOn(
      primary,
      [
        ...asUser('postgres'),
        'psql',
        '-qX',
        '-v',
        'ON_ERROR_STOP=1',
        '-h',
        folderOf(primary),
        '-d',
        database,
        '-f',
        '-',
      ],
      {
        input,
        env: { PATH: '/usr/bin:/bin', ...secrets },
      },
    );
  asAdmin(
    'postgres',
    `select 'create database safira' where not exists (select from pg_database where datname = 'safira') \\gexec`,
  );
  asAdmin('safira', readFileSync(join(root, 'ops/postgres/roles.sql'), 'utf8'));
  await migrate(
    `postgres://safira_migrator:${secrets.POSTGRES_MIGRATOR_PASSWORD}@${addressOfHost(primary)}:5432/safira`,
  );
}
