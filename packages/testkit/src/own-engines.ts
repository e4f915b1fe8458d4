import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databasePasswords, redisUrl } from './engines.ts';
import { familyOf, signalAll } from './processes.ts';
import { inheritedEnv } from './config.ts';
import { redisCli } from './stack.ts';

/** A private engine, which may be killed. Its roles and passwords are those of scripts/services. */
export type OwnEngine = {
  port: number;
  start: () => Promise<void>;
  /** Ends it as a crash would. */
  kill: () => Promise<void>;
  /** Makes it hang, with all its processes: connections stay open and nothing is answered. */
  pause: () => void;
  resume: () => void;
  remove: () => Promise<void>;
};

const POSTGRES = '/usr/lib/postgresql';
const ROLES = join(import.meta.dirname, '../../../ops/postgres/roles.sql');

/** An empty PostgreSQL with the database `safira`; by default it does not wait for the disk. */
export function ownPostgres(port: number, own: readonly string[] = ['fsync=off']): OwnEngine {
  const bin = join(POSTGRES, readdirSync(POSTGRES).toSorted().at(-1)!, 'bin');
  const folder = ownFolder('postgres');
  const data = join(folder, 'data');
  const as =
    userInfo().uid === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'] : [];
  const run = (command: string, args: string[]) => {
    const [first, ...rest] = [...as, join(bin, command), ...args];
    return [first!, rest] as const;
  };
  execFileSync(
    ...run('initdb', [
      '-D',
      data,
      '-U',
      'safira',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    { stdio: 'pipe' },
  );
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...own,
  ];
  const engine = ownProcess(folder, {
    port,
    command: run('postgres', ['-D', data, ...settings.flatMap((one) => ['-c', one])]),
    isUp: () => execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]),
  });
  const asAdmin = ['-h', '127.0.0.1', '-p', String(port), '-U', 'safira'];
  let isMade = false;
  return {
    ...engine,
    start: async () => {
      await engine.start();
      if (isMade) return;
      execFileSync(join(bin, 'createdb'), [...asAdmin, 'safira']);
      execFileSync('psql', [...asAdmin, '-qX', '-d', 'safira', '-f', ROLES], {
        env: { ...inheritedEnv(), ...databasePasswords() },
        stdio: 'pipe',
      });
      isMade = true;
    },
  };
}

/** `primary`: the port of the one that it is a replica of. */
export function ownRedis(port: number, { primary }: { primary?: number } = {}): OwnEngine {
  const { password } = new URL(redisUrl(0, port));
  return ownRedisServer(port, [
    'save ""',
    'appendonly no',
    `masterauth ${password}`,
    'repl-diskless-sync-delay 0',
    ...(primary === undefined ? [] : [`replicaof 127.0.0.1 ${primary}`]),
  ]);
}

/** One of three, two of which must find the primary down. */
export function ownSentinel(port: number, { name, primary }: { name: string; primary: number }): OwnEngine {
  const { password } = new URL(redisUrl(0, port));
  const settings = [
    `sentinel monitor ${name} 127.0.0.1 ${primary} 2`,
    `sentinel auth-pass ${name} ${password}`,
    `sentinel sentinel-pass ${password}`,
    `sentinel down-after-milliseconds ${name} 1000`,
    `sentinel failover-timeout ${name} 5000`,
  ];
  return ownRedisServer(port, settings, ['--sentinel']);
}

function ownRedisServer(port: number, own: string[], flags: string[] = []): OwnEngine {
  const folder = ownFolder('redis');
  const url = redisUrl(0, port);
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `requirepass ${new URL(url).password}`,
    ...own,
  ];
  writeFileSync(join(folder, 'redis.conf'), settings.join('\n'));
  return ownProcess(folder, {
    port,
    command: ['redis-server', [join(folder, 'redis.conf'), ...flags]],
    isUp: () => redisCli(url, 'ping'),
  });
}

function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `safira-own-${name}-`));
  if (userInfo().uid === 0 && name === 'postgres') {
    const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])));
    chownSync(folder, uid!, gid!);
  }
  chmodSync(folder, 0o700);
  return folder;
}

function ownProcess(
  folder: string,
  { port, command, isUp }: { port: number; command: readonly [string, string[]]; isUp: () => unknown },
): OwnEngine {
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  async function end(signal: NodeJS.Signals) {
    if (!isRunning()) return;
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill(signal);
    await ended;
  }
  function resume() {
    if (isRunning()) signalAll(familyOf(child!.pid!), 'SIGCONT');
  }
  // A process that ends with an error must not leave its engine running.
  process.once('exit', () => {
    if (!isRunning()) return;
    resume();
    child!.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    port,
    pause: () => {
      // The parent first, before its children are listed, so that it cannot start another one.
      child!.kill('SIGSTOP');
      signalAll(familyOf(child!.pid!), 'SIGSTOP');
    },
    resume,
    start: async () => {
      child = spawn(...command, { stdio: 'ignore' });
      const deadline = Date.now() + 20_000;
      while (Date.now() < deadline) {
        try {
          isUp();
          return;
        } catch {
          await wait(50);
        }
      }
      throw new Error(`the engine on port ${port} did not start`);
    },
    kill: () => end('SIGKILL'),
    remove: async () => {
      resume();
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
