import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@safira/store/migrate/migrate';
import { waitFor } from '../stack.ts';
import { until } from '../until.ts';
import { APP_USER } from './app-env.ts';
import { backUp, makeStanza } from './backups.ts';
import { findPrimary } from './database.ts';
import { asUser, startHost } from './host-processes.ts';
import {
  addressOfHost,
  apiHosts,
  databaseHosts,
  edgeHosts,
  folderOf,
  type Host,
  redisHosts,
  webHosts,
  workerHosts,
} from './hosts.ts';
import { runOn } from './network.ts';
import type { Secrets } from './secrets.ts';
import { setUpHosts } from './set-up.ts';

const root = join(import.meta.dirname, '../../../..');
const PATIENCE_S = 180;

type Options = { speed: number; say: (what: string) => void };

/** Writes the files of every host and starts all of them; the network must be up. */
export async function startCluster({ speed, say }: Options): Promise<void> {
  if (!existsSync(join(root, 'apps/web/build/server')))
    throw new Error('the pages are not built: run pnpm build first');
  const secrets = setUpHosts(speed);
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
    'watch',
  ] satisfies Host[])
    startHost(host, secrets);
  for (const edge of edgeHosts)
    await waitFor(`http://${addressOfHost(edge)}:8080/`, { status: 200, seconds: PATIENCE_S });
  await waitFor(`http://${addressOfHost('front')}:8080/api/health`, { status: 200, seconds: PATIENCE_S });
}

/** Roles and schema, as on one machine. */
async function prepareDatabase(secrets: Secrets): Promise<void> {
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
