import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type EdgeSettings, renderEdge } from '../../../ops/nginx/render.ts';
import { edgeUser } from './config.ts';
import { familyOf, signalAll, withMostFiles } from './processes.ts';
import type { Stack } from './stack.ts';

const root = join(import.meta.dirname, '../../..');

type EdgeOptions = Partial<EdgeSettings>;

/** An nginx of the stack's own, in the foreground, so that it ends with the stack. */
export function startEdge(stack: Stack, own: EdgeOptions = {}): ChildProcess {
  const nginx = ['/usr/sbin/nginx', ...edgeArguments(stack, own), '-g', 'daemon off;'];
  return stack.start('edge', withMostFiles(...nginx));
}

/** Kills as a crash of the machine would: the master first, so that it starts no new workers. */
export async function killEdge(master: ChildProcess): Promise<void> {
  const ended = once(master, 'exit');
  signalAll(familyOf(master.pid!), 'SIGKILL');
  await ended;
}

/** Starts an nginx that keeps running when this process ends, until `stopEdge`. */
export function leaveEdge(stack: Stack): void {
  execFileSync('/usr/sbin/nginx', edgeArguments(stack));
}

/** Also writes the configuration and clears the cache. */
function edgeArguments(stack: Stack, own: EdgeOptions = {}): string[] {
  rmSync(join(stack.folder, 'edge-cache'), { recursive: true, force: true });
  return nginxArguments(stack, renderEdge({ ...edgeSettings(stack), ...own }));
}

/** Writes another configuration and reloads the running nginx, as a deploy does. */
export function reloadEdge(stack: Stack, own: EdgeOptions): void {
  const conf = renderEdge({ ...edgeSettings(stack), ...own });
  execFileSync('/usr/sbin/nginx', [...nginxArguments(stack, conf), '-s', 'reload'], { stdio: 'pipe' });
}

function nginxArguments({ folder }: Stack, conf: string): string[] {
  const data = join(folder, 'edge');
  return ['-p', data, '-e', join(data, 'nginx-error.log'), '-c', conf];
}

function edgeSettings({ folder, media, ports, env }: Stack): EdgeSettings {
  const data = join(folder, 'edge');
  return {
    out: data,
    data,
    cache: join(folder, 'edge-cache'),
    static: join(root, 'apps/web/build/client'),
    media,
    listen: `127.0.0.1:${ports.edge}`,
    private: `127.0.0.1:${ports.edgePrivate}`,
    web: `127.0.0.1:${ports.web}`,
    api: `127.0.0.1:${ports.api}`,
    user: edgeUser(),
    secret: env.PUBLISH_SECRET!,
  };
}

/** Ends the stack's nginx, whichever process started it. */
export function stopEdge({ folder }: Stack): void {
  const file = join(folder, 'edge', 'nginx.pid');
  if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM');
}
