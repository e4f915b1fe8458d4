import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** An engine that may be killed: nobody else uses it. */
export type OwnEngine = {
  url: string;
  start: () => Promise<void>;
  /** As a crash would end it. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
};

const POSTGRES = '/usr/lib/postgresql';

/** An empty PostgreSQL with the database `safira`, as scripts/services sets it up. */
export function ownPostgres(port: number): OwnEngine {
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
    'fsync=off',
  ];
  const engine = ownProcess(folder, {
    url: `postgres://safira@127.0.0.1:${port}/safira`,
    command: run('postgres', ['-D', data, ...settings.flatMap((one) => ['-c', one])]),
    isUp: () => execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]),
  });
  let isMade = false;
  return {
    ...engine,
    start: async () => {
      await engine.start();
      if (!isMade)
        execFileSync(join(bin, 'createdb'), [
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
          '-U',
          'safira',
          'safira',
        ]);
      isMade = true;
    },
  };
}

export function ownRedis(port: number): OwnEngine {
  const folder = ownFolder('redis');
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  return ownProcess(folder, {
    url: `redis://127.0.0.1:${port}/0`,
    command: ['redis-server', settings],
    isUp: () => execFileSync('redis-cli', ['-p', String(port), 'ping'], { stdio: 'pipe' }),
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
  { url, command, isUp }: { url: string; command: readonly [string, string[]]; isUp: () => unknown },
): OwnEngine {
  let child: ChildProcess | undefined;
  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
  return {
    url,
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
      throw new Error(`${url} did not start`);
    },
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
