// `pnpm cluster up [speed]`  several machines on this one, as network namespaces: needs root and `scripts/machine cluster`.
//                        Football time runs 15 times faster, or as given.
// `pnpm cluster down`    ends everything and removes its data.
// `pnpm cluster status`  roles, lag, leases, edges, backups.
// `pnpm cluster backup [full|incr]`  of the database, and a copy of new media.
// `pnpm cluster restore [db2] [2026-11-19T02:30:00Z]`  empties all database hosts and brings everything back from the backups, up
//                        to a moment or to the last archived segment.
import { rmSync } from 'node:fs';
import { DEFAULT_SPEED } from '@safira/testkit/cluster/app-env';
import { backUp } from '@safira/testkit/cluster/backups';
import { FOLDER, isHost } from '@safira/testkit/cluster/hosts';
import { isInside, runInside } from '@safira/testkit/cluster/inside';
import { isNetworkUp, makeNetwork, removeNetwork } from '@safira/testkit/cluster/network';
import { restoreCluster } from '@safira/testkit/cluster/restore';
import { readSecrets } from '@safira/testkit/cluster/secrets';
import { startCluster } from '@safira/testkit/cluster/start';
import { describeCluster } from '@safira/testkit/cluster/status';

const [command, option, time] = process.argv.slice(2);
const say = (what: string) => console.log(`cluster: ${what}`);

// All but `up` and `down` happens where the hosts can be reached.
if (command !== 'up' && command !== 'down' && !isInside())
  process.exit(await runInside(process.argv.slice(1)));

switch (command) {
  case 'up':
    if (process.getuid?.() !== 0) throw new Error('only root may make network namespaces');
    if (isNetworkUp()) throw new Error('the cluster is up already, or was not removed: pnpm cluster down');
    rmSync(FOLDER, { recursive: true, force: true });
    makeNetwork();
    process.exitCode = await runInside([import.meta.filename, 'start', String(speedOf(option))]);
    break;
  case 'start':
    await startCluster({ speed: speedOf(option), say });
    await print();
    break;
  case 'down':
    await removeNetwork();
    rmSync(FOLDER, { recursive: true, force: true });
    say('removed');
    break;
  case 'status':
    await print();
    break;
  case 'backup':
    backUp(option === 'full' ? 'full' : 'incr');
    await print();
    break;
  case 'restore': {
    const host = option ?? 'db2';
    if (!isHost(host)) throw new Error(`there is no host ${host}`);
    await restoreCluster({ secrets: readSecrets(), host, say, ...(time !== undefined && { time }) });
    await print();
    break;
  }
  default:
    throw new Error('the commands are up, down, status, backup and restore');
}

function speedOf(text: string | undefined): number {
  const speed = Number(text ?? DEFAULT_SPEED);
  if (!(speed >= 1 && speed <= 60)) throw new Error(`${text} is no speed from 1 to 60`);
  return speed;
}

async function print(): Promise<void> {
  for (const line of await describeCluster(readSecrets())) console.log(line);
}
