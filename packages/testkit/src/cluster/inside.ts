import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { spaceOf } from './hosts.ts';
import { inSpace } from './network.ts';

/** Whether this process runs on the host of the clients, from which the others can be reached. */
export const isInside = () =>
  execFileSync('ip', ['netns', 'identify', String(process.pid)])
    .toString()
    .trim() === spaceOf('clients');

/** Runs a program of ours on the host of the clients, until it ends or this process is signalled to end; returns its code. */
export async function runInside(args: readonly string[]): Promise<number> {
  const [first, ...rest] = [...inSpace('clients'), process.execPath, ...args];
  const child = spawn(first!, rest, { stdio: 'inherit' });
  const end = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
