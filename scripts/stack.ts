import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderEdge } from '../ops/nginx/render.ts';
import { edgeUser, inheritedEnv } from './config.ts';

const root = join(import.meta.dirname, '..');

/** What the worker follows by itself, and the simulator's friendlies: with them matches are live at any hour. */
const FOLLOWED = '39,140,135,61,78,307,233,406,2,3,17,81,137,531,826,539,29,30,32,10,667';

export type Ports = {
  edge: number;
  edgePrivate: number;
  web: number;
  api: number;
  simulator: number;
  worker: number;
};

/** The ports of the design: `scripts/services` and a person's own start. */
export const standardPorts: Ports = {
  edge: 8080,
  edgePrivate: 8081,
  web: 3000,
  api: 9696,
  simulator: 9797,
  worker: 10_898,
};

/** Ports for a second stack beside the first. */
export function shiftedPorts(by: number): Ports {
  const entries = Object.entries(standardPorts).map(([name, port]) => [name, port + by]);
  return Object.fromEntries(entries) as Ports;
}

export type Stack = {
  name: string;
  folder: string;
  /** Where its worker keeps pictures and its edge finds them. */
  media: string;
  ports: Ports;
  env: Record<string, string>;
  start: (part: string, command: string[], options?: StartOptions) => ChildProcess;
  stop: () => Promise<void>;
};

type StartOptions = { env?: Record<string, string>; output?: 'log' | 'show' };

/** The settings that every part of one stack shares, and a way to start parts and to end all that was started. */
export function makeStack({
  name,
  ports,
  redisDb = 0,
  env = {},
}: {
  name: string;
  ports: Ports;
  redisDb?: number;
  env?: Record<string, string>;
}): Stack {
  const folder = join(root, '.data', 'stacks', name);
  // The standard ports are those of scripts/services, whose nginx serves the folder of the worker's own default.
  const media = ports.edge === standardPorts.edge ? join(root, '.data', 'media') : join(folder, 'media');
  mkdirSync(folder, { recursive: true });
  const shared = {
    DATABASE_URL: `postgres://safira@127.0.0.1:5433/${name}`,
    REDIS_URL: `redis://127.0.0.1:6380/${redisDb}`,
    API_PORT: String(ports.api),
    API_URL: `http://127.0.0.1:${ports.api}`,
    WEB_PORT: String(ports.web),
    SITE_URL: `http://127.0.0.1:${ports.edge}`,
    SIMULATOR_PORT: String(ports.simulator),
    FOOTBALL_API_URL: `http://127.0.0.1:${ports.simulator}`,
    LEAGUES: FOLLOWED,
    PUSH_URLS: `http://127.0.0.1:${ports.edgePrivate}`,
    EDGE_URL: `http://127.0.0.1:${ports.edge}`,
    MEDIA_FOLDER: media,
    WORKER_METRICS_PORT: String(ports.worker),
    DATA_SIMULATED: 'true',
    ...env,
  };
  const children = new Set<ChildProcess>();
  // Whoever started a stack and died of an error must not leave it behind on its ports.
  // Not SIGKILL: nginx's workers would outlive their master. SIGCONT, so that one put to sleep hears it.
  process.once('exit', () => {
    for (const child of children) {
      child.kill('SIGTERM');
      child.kill('SIGCONT');
    }
  });

  return {
    name,
    folder,
    media,
    ports,
    env: shared,
    start: (part, [command, ...args], { env: own = {}, output = 'log' } = {}) => {
      const log = output === 'log' ? openSync(join(folder, `${part}.log`), 'a') : 'inherit';
      const child = spawn(command!, args, {
        cwd: root,
        env: { ...inheritedEnv(), ...shared, ...own },
        stdio: ['ignore', log, log],
      });
      children.add(child);
      child.on('exit', () => children.delete(child));
      return child;
    },
    stop: async () => {
      await Promise.all([...children].map((child) => endChild(child)));
    },
  };
}

/** SIGTERM, and SIGKILL for what has not ended in ten seconds. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), wait(10_000).then(() => true)]);
  if (isLate) child.kill('SIGKILL');
  await ended;
}

/** An empty, migrated database and an empty Redis number for a stack that starts from nothing. */
export function freshState({ name, env }: Stack): void {
  const psql = (statement: string) =>
    execFileSync('psql', ['-q', 'postgres://safira@127.0.0.1:5433/postgres', '-c', statement], {
      stdio: 'pipe',
    });
  psql(`drop database if exists ${name} with (force)`);
  psql(`create database ${name}`);
  execFileSync('redis-cli', ['-u', env.REDIS_URL!, 'flushdb'], { stdio: 'pipe' });
  migrateStack(env);
}

export function migrateStack(env: Record<string, string>): void {
  execFileSync(process.execPath, ['packages/store/src/migrate-command.ts'], {
    cwd: root,
    env: { ...inheritedEnv(), ...env },
    stdio: 'pipe',
  });
}

/** An nginx of the stack's own, in the foreground, so that it ends with the stack. */
export function startEdge(stack: Stack): ChildProcess {
  return stack.start('edge', ['/usr/sbin/nginx', ...edgeArguments(stack), '-g', 'daemon off;']);
}

/** One that stays when the process that started it goes, until somebody stops it. */
export function leaveEdge(stack: Stack): void {
  execFileSync('/usr/sbin/nginx', edgeArguments(stack));
}

/** Writes its configuration, too, and clears its cache. */
function edgeArguments({ folder, media, ports }: Stack): string[] {
  const data = join(folder, 'edge');
  const cache = join(folder, 'edge-cache');
  rmSync(cache, { recursive: true, force: true });
  const conf = renderEdge({
    out: data,
    data,
    cache,
    static: join(root, 'apps/web/build/client'),
    media,
    listen: `127.0.0.1:${ports.edge}`,
    private: `127.0.0.1:${ports.edgePrivate}`,
    web: `127.0.0.1:${ports.web}`,
    api: `127.0.0.1:${ports.api}`,
    user: edgeUser(),
  });
  return ['-p', data, '-e', join(data, 'nginx-error.log'), '-c', conf];
}

/** Ends the stack's nginx, whichever process started it. */
export function stopEdge({ folder }: Stack): void {
  const file = join(folder, 'edge', 'nginx.pid');
  if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM');
}

export const commands = {
  simulator: ['node', 'apps/simulator/src/main.ts'],
  worker: ['node', 'apps/worker/src/main.ts'],
  api: ['node', 'apps/api/src/main.ts'],
  web: ['node', 'apps/web/server/main.ts'],
};

/** Waits until the address answers at all (or with the wanted status). */
export async function waitFor(
  url: string,
  { status, seconds = 30 }: { status?: number; seconds?: number } = {},
): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && (status === undefined || answer.status === status)) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer in ${seconds} s`);
}
