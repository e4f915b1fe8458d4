import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DEFAULT_SPEED } from '@safira/testkit/cluster/app-env';
import { isInside, runInside } from '@safira/testkit/cluster/inside';
import { isNetworkUp } from '@safira/testkit/cluster/network';

const main = join(import.meta.dirname, '../../cluster/main.ts');

type Drill = () => Promise<string | undefined>;

/** Runs a drill where the hosts can be reached. Starts a cluster, and removes it afterwards, if none is up. */
export async function onCluster(drill: Drill, { speed = DEFAULT_SPEED } = {}): Promise<string | undefined> {
  if (isInside()) return drill();
  const isOwn = !isNetworkUp();
  const cluster = (...args: string[]) =>
    execFileSync(process.execPath, [main, ...args], { stdio: 'inherit' });
  try {
    if (isOwn) cluster('up', String(speed));
    return (await runInside(process.argv.slice(1))) === 0 ? undefined : 'as printed above';
  } finally {
    if (isOwn) cluster('down');
  }
}
