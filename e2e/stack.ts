import { type ChildProcess, execFileSync } from 'node:child_process';
import {
  commands,
  freshState,
  makeStack,
  postgresEnv,
  queryDatabase,
  shiftedPorts,
  startEdge,
  type Stack,
  waitFor,
} from '../scripts/stack.ts';

const SPEED = '15';

export function mainStack(speed = SPEED): Stack {
  const now = new Date().toISOString();
  const ports = shiftedPorts(10_000);
  return makeStack({
    name: 'safira_e2e',
    ports,
    redisDb: 8,
    env: {
      // DLG-11: the simulator plays the site of films, too.
      VIDEO_API_URL: `http://127.0.0.1:${ports.simulator}/youtube/v3`,
      VIDEO_API_KEY: 'simulated',
      VIDEO_CHANNELS: 'UCdemo000000000000safira',
      CLOCK_SPEED: speed,
      CLOCK_START: now,
      CLOCK_ORIGIN: now,
      SIMULATOR_QUIET: 'true',
      NODE_ENV: 'production',
    },
  });
}

/** Of the league on another day, of which there is one at a time. */
export const otherDay = { name: 'safira_e2e_clocks', ports: shiftedPorts(14_300) };

/** A league on another day, for what happens when clocks change or on that day alone. */
export function stackAt(start: string, env: Record<string, string> = {}): Stack {
  return makeStack({
    ...otherDay,
    redisDb: 9,
    env: { CLOCK_START: start, CLOCK_ORIGIN: new Date().toISOString(), NODE_ENV: 'production', ...env },
  });
}

/** Starts every part on an empty state and waits until the day's list is there; gives back what it started. */
export async function startAll(
  stack: Stack,
  { edge, webEnv = {} }: { edge: boolean; webEnv?: Record<string, string> },
): Promise<Record<keyof typeof commands, ChildProcess>> {
  freshState(stack);
  const start = (part: keyof typeof commands) => stack.start(part, commands[part]);
  const parts = {
    simulator: start('simulator'),
    api: start('api'),
    worker: start('worker'),
    web: stack.start('web', commands.web, { env: webEnv }),
  };
  if (edge) startEdge(stack);
  const address = `http://127.0.0.1:${edge ? stack.ports.edge : stack.ports.web}`;
  await waitFor(`${address}/`, { status: 200 });
  await waitForMatches(stack, 300);
  return parts;
}

async function waitForMatches(stack: Stack, count: number): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (Number(query(stack.name, 'select count(*) from matches')) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the league of ${stack.name} was not stored in time`);
}

/** Until the worker has filled the days around: that takes a core and moves everything, and what is measured would pay. */
export async function worldIsStored({ name }: Stack): Promise<string> {
  const counts =
    'select (select count(*) from matches), (select count(*) from players), (select count(*) from teams where picture is not null)';
  let before = '';
  for (let attempt = 0; attempt < 40; attempt++) {
    const now = query(name, counts);
    if (now === before && !now.endsWith('|0')) break;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
  return before;
}

/** One value of the stored truth. */
export function query(database: string, text: string): string {
  return queryDatabase(database, text);
}

/** A database of its own with everything that the league has stored so far: for what would disturb other tests. */
export function copyDatabase(from: string, to: string): void {
  query('postgres', `drop database if exists ${to} with (force)`);
  query('postgres', `create database ${to}`);
  // What the search and the publisher keep is large, and no page reads it.
  const left = ['*_words', '*_vocabulary', 'match_changes'].map((table) => `--exclude-table-data=${table}`);
  const dump = execFileSync('pg_dump', left, { env: postgresEnv(from), maxBuffer: 512 * 1024 * 1024 });
  execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1'], {
    env: postgresEnv(to),
    input: dump,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}
