import { join } from 'node:path';
import { waitFor } from '../stack.ts';
import { until } from '../until.ts';
import { backupBefore, restoreMedia } from './backups.ts';
import { findPrimary } from './database.ts';
import { powerOff, powerOn } from './faults.ts';
import { processesOf, startProcess } from './host-processes.ts';
import {
  addressOfHost,
  apiHosts,
  databaseHosts,
  folderOf,
  type Host,
  webHosts,
  workerHosts,
} from './hosts.ts';
import { runOn } from './network.ts';
import type { Secrets } from './secrets.ts';
import { setUpDatabase } from './set-up.ts';

const root = join(import.meta.dirname, '../../../..');
const PATIENCE_S = 300;

type Settings = {
  secrets: Secrets;
  /** The host that becomes the primary. */
  host: Host;
  /** As PostgreSQL reads it; by default everything that was archived. */
  time?: string;
  say: (what: string) => void;
};

/** Brings database and media back from the backups onto empty disks, then starts the apps. */
export async function restoreCluster({ secrets, host, time, say }: Settings): Promise<void> {
  const apps = [...workerHosts, ...apiHosts, ...webHosts];
  // Apps must not see a database whose numbers go back; their caches may have what is lost.
  for (const one of [...apps, ...databaseHosts]) await powerOff(one);
  for (const one of databaseHosts) {
    setUpDatabase(one, secrets, one === host ? bootstrapLines(one, time) : undefined);
    runOn('switch', ['ip', 'link', 'set', `p-${one}`, 'up']);
    start(one, secrets, ['etcd', 'pgbackrest']);
  }
  await waitFor(`http://${addressOfHost(host)}:2379/health`, { status: 200, seconds: 60 });
  say(`restoring on ${host}`);
  start(host, secrets, ['patroni']);
  await until('the restored primary is there', async () => (await findPrimary()) === host, PATIENCE_S);
  say('media');
  restoreMedia();
  say('standbys and apps');
  for (const one of databaseHosts) if (one !== host) start(one, secrets, ['patroni']);
  for (const one of apps) powerOn(one, secrets);
  await waitFor(`http://${addressOfHost('front')}:8080/api/health`, { status: 200 });
}

function start(host: Host, secrets: Secrets, names: readonly string[]): void {
  for (const one of processesOf(host, secrets)) if (names.includes(one.name)) startProcess(host, one);
}

/** A part of patroni.yml: the numbers of changes are moved before the leader key is taken, so before any app writes. */
function bootstrapLines(host: Host, time: string | undefined): string {
  const pgbackrest = `pgbackrest --config=${folderOf(host)}/pgbackrest.conf --stanza=safira`;
  return [
    '  method: pgbackrest',
    '  pgbackrest:',
    `    command: ${pgbackrest} --type=none${time === undefined ? '' : ` --set=${backupBefore(time)}`} restore`,
    '    no_params: true',
    '    recovery_conf:',
    '      recovery_target_timeline: latest',
    '      recovery_target_action: promote',
    ...(time === undefined ? [] : [`      recovery_target_time: '${time}'`]),
    `      restore_command: ${pgbackrest} archive-get %f "%p"`,
    `  post_bootstrap: ${join(root, 'ops/cluster/after-restore')}`,
  ].join('\n');
}
