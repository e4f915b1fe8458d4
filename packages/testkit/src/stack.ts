import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { appSecrets, databaseUrl, databaseUser, redisUrl } from './engines.ts';
import { inheritedEnv } from './config.ts';
import { followedLeagues } from './followed-leagues.ts';

const root = join(import.meta.dirname, '../../..');

export type Ports = {
  edge: number;
  edgePrivate: number;
  web: number;
  api: number;
  simulator: number;
  worker: number;
};

/** The default ports: those of `scripts/services`, and of apps that are started by hand. */
export const standardPorts: Ports = {
  edge: 8080,
  edgePrivate: 8081,
  web: 3000,
  api: 9696,
  simulator: 9797,
  worker: 10_898,
};

/** Ports for a second stack next to the first. */
export function shiftedPorts(by: number): Ports {
  const entries = Object.entries(standardPorts).map(([name, port]) => [name, port + by]);
  return Object.fromEntries(entries) as Ports;
}

export type Stack = {
  name: string;
  folder: string;
  /** Where its worker stores pictures and its edge finds them. */
  media: string;
  ports: Ports;
  env: Record<string, string>;
  start: (part: string, command: string[], options?: StartOptions) => ChildProcess;
  stop: () => Promise<void>;
};

type StartOptions = { env?: Record<string, string>; output?: 'log' | 'show' };

/** The settings that all parts of a stack share, with functions to start parts and to stop all of them. */
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
    // Scripts that stage or read data next to the apps have the worker's rights; `start` gives each app its own.
    DATABASE_URL: databaseUrl('worker', name),
    REDIS_URL: redisUrl(redisDb),
    API_PORT: String(ports.api),
    API_URL: `http://127.0.0.1:${ports.api}`,
    WEB_PORT: String(ports.web),
    SITE_URL: `http://127.0.0.1:${ports.edge}`,
    SIMULATOR_PORT: String(ports.simulator),
    FOOTBALL_API_URL: `http://127.0.0.1:${ports.simulator}`,
    // The simulator's friendlies are live at any hour.
    LEAGUES: `${followedLeagues},10,667`,
    PUSH_URLS: `http://127.0.0.1:${ports.edgePrivate}`,
    ...appSecrets(),
    EDGE_URLS: `http://127.0.0.1:${ports.edge}`,
    MEDIA_FOLDER: media,
    WORKER_METRICS_PORT: String(ports.worker),
    DATA_SIMULATED: 'true',
    // It takes a minute of a core, which what is measured or drilled here would lack.
    PODCAST: 'false',
    ...simulatedSources(ports.simulator),
    ...env,
  };
  const apiDatabase = env.DATABASE_URL ? {} : { DATABASE_URL: databaseUrl('api', name) };
  const children = new Set<ChildProcess>();
  // A process that ends with an error must not leave its stack running on the ports.
  // Not SIGKILL: nginx's workers would outlive their master. SIGCONT, so that a stopped process receives it.
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
        env: { ...inheritedEnv(), ...shared, ...(isApi(args) && apiDatabase), ...own },
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

/** OURS-17, DLG-11: the simulator also plays a TV guide and the site of highlights, both of its own world. */
export const simulatedSources = (port: number) => ({
  GUIDE_URLS: `http://127.0.0.1:${port}/guide.xml`,
  GUIDE_CHANNELS: 'demo.*',
  VIDEO_API_URL: `http://127.0.0.1:${port}/youtube/v3`,
  VIDEO_API_KEY: 'simulated',
  VIDEO_CHANNELS: 'UCdemo000000000000safira',
});

const isApi = (args: readonly string[]) => args.some((arg) => arg.startsWith('apps/api/'));

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), wait(10_000).then(() => true)]);
  if (isLate) child.kill('SIGKILL');
  await ended;
}

export function freshState(stack: Stack): void {
  emptyState(stack);
  migrateStack(stack.name);
}

/** A database without tables, and an empty Redis number. */
export function emptyState({ name, env }: Stack): void {
  queryDatabase('postgres', `drop database if exists ${name} with (force)`);
  queryDatabase('postgres', `create database ${name} owner ${databaseUser('migrator')}`);
  redisCli(env.REDIS_URL!, 'flushdb');
}

/** The output of psql for one statement, run as a superuser: one value in most uses. */
export function queryDatabase(database: string, statement: string): string {
  return execFileSync('psql', ['-qtAc', statement], { env: postgresEnv(database), stdio: 'pipe' })
    .toString()
    .trim();
}

/** The environment for commands of PostgreSQL. Not arguments: every user of the machine can read those. */
export function postgresEnv(database: string): Record<string, string> {
  const { username, password, hostname, port } = new URL(databaseUrl('admin', database));
  return {
    ...inheritedEnv(),
    PGUSER: username,
    PGPASSWORD: password,
    PGHOST: hostname,
    PGPORT: port,
    PGDATABASE: database,
  };
}

export function redisCli(url: string, ...command: string[]): string {
  const { password, hostname, port, pathname } = new URL(url);
  const env = { ...inheritedEnv(), REDISCLI_AUTH: password };
  const args = ['-h', hostname, '-p', port, '-n', pathname.slice(1), ...command];
  return execFileSync('redis-cli', args, { env, stdio: 'pipe' }).toString();
}

export function migrateStack(name: string): void {
  execFileSync(process.execPath, ['packages/store/src/migrate/migrate-command.ts'], {
    cwd: root,
    env: { ...inheritedEnv(), DATABASE_URL: databaseUrl('migrator', name) },
    stdio: 'pipe',
  });
}

export const commands = {
  simulator: ['node', 'apps/simulator/src/main.ts'],
  worker: ['node', 'apps/worker/src/main.ts'],
  api: ['node', 'apps/api/src/main.ts'],
  web: ['node', 'apps/web/server/main.ts'],
};

export async function waitFor(
  url: string,
  { status, seconds = 90 }: { status?: number; seconds?: number } = {},
): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    const found = await statusOf(url);
    if (found !== undefined && (status === undefined || found === status)) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer in ${seconds} s`);
}

/** Nothing where the answer, or the end of its body, has not come within two seconds. */
async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
