import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { spaceOf } from './hosts.ts';
import { inSpace } from './network.ts';

/** Whether this process runs on the host of the clients, from which the others can be reached. */
const isInside = () =>
  execFileSync('ip', ['netns', 'identify', String(process.pid)])
    .toString()
    .trim() === spaceOf('clients');

/** Runs this program again on the host of the clients and exits with its code; returns there. */
export async function goInside(args: readonly string[]): Promise<void> {
  if (isInside()) return;
  const [first, ...rest] = [...inSpace('clients'), process.execPath, ...args];
  const child = spawn(first!, rest, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exit(code ?? 1);
}
