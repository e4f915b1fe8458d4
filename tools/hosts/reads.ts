import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { OUTSIDE } from './network.ts';

/** What readers saw during an upgrade. */
export type Reads = { done: number; failed: string[]; slowestMs: number };

/** Starts readers in the network outside of the hosts; the returned function ends them. */
export function startReads(edgesFile: string): () => Promise<Reads> {
  const load = inNetwork([process.execPath, join(import.meta.dirname, 'load.ts'), edgesFile]);
  let output = '';
  load.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise((resolve) => load.once('close', resolve));
  return async () => {
    load.kill('SIGTERM');
    await ended;
    return JSON.parse(output) as Reads; // written by load.ts
  };
}

/** `ip netns exec` replaces itself by the command, so a signal reaches that. */
export const inNetwork = (command: string[]) => helper(['ip', 'netns', 'exec', OUTSIDE, ...command]);

/** A process that ends with this one, also if this one is killed. */
export function helper(command: string[]): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'TERM', ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
}
