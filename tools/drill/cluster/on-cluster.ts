import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isInside, runInside } from '@safira/testkit/cluster/inside';
import { isNetworkUp } from '@safira/testkit/cluster/network';

const main = join(import.meta.dirname, '../../cluster/main.ts');

/** Runs a drill where the hosts can be reached. Starts a cluster, and removes it afterwards, if none is up. */
export async function onCluster(drill: () => Promise<string | undefined>): Promise<string | undefined> {
  if (isInside()) return drill();
  const isOwn = !isNetworkUp();
  const cluster = (command: string) => execFileSync(process.execPath, [main, command], { stdio: 'inherit' });
  try {
    if (isOwn) cluster('up');
    return (await runInside(process.argv.slice(1))) === 0 ? undefined : 'as printed above';
  } finally {
    if (isOwn) cluster('down');
  }
}
