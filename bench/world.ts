import { createServer } from 'node:net';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDb, type Db } from '../packages/store/src/db.ts';
import { findHead, findPublishedSeq } from '@safira/store/matches/changes';
import { commands, freshState, makeStack, shiftedPorts, type Stack, waitFor } from '@safira/testkit/stack';
import { type BenchDay, saveDay } from './day.ts';

const root = join(import.meta.dirname, '..');
export const resultsFolder = join(root, '.data', 'bench');

/** Additional to the ports of the stack. */
export const BARE_PORT = 25_800;
export const FLOOR_PORT = 25_810;

export type BenchWorld = {
  stack: Stack;
  db: Db;
  day: BenchDay;
  pids: Record<Part, number>;
  stop: () => Promise<void>;
};
type Part = 'simulator' | 'api' | 'worker' | 'web';

/**
 * A whole stack without changes of its own: the worker runs and sends heartbeats, so that snapshots are trusted as in
 * production, but follows a league that does not exist, so that nothing changes unless the bench stores it.
 */
export async function startBenchWorld(
  parts: readonly Part[],
  { now, isProfiled = false }: { now: Date; isProfiled?: boolean },
): Promise<BenchWorld> {
  if (parts.includes('web') && !existsSync(join(root, 'apps/web/build/server/index.js')))
    throw new Error('the pages are not built: run pnpm build first');
  const ports = shiftedPorts(15_400);
  const privatePorts = [ports.api + 1_000, ports.web + 1_000];
  await Promise.all([...Object.values(ports), ...privatePorts, BARE_PORT, FLOOR_PORT].map(assertFree));

  const stack = makeStack({
    name: 'safira_bench',
    ports,
    redisDb: 12,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'info', SIMULATOR_QUIET: 'true', LEAGUES: '999999' },
  });
  // Otherwise the logs of earlier runs would grow without limit.
  rmSync(stack.folder, { recursive: true, force: true });
  mkdirSync(stack.folder, { recursive: true });
  freshState(stack);
  const db = openDb(stack.env.DATABASE_URL!, { max: 2 });
  const day = await saveDay(db, now);
  const profiled = ['node', '--cpu-prof', '--cpu-prof-dir', join(resultsFolder, 'profile')];
  const commandOf = (part: Part) =>
    isProfiled && part === 'api' ? [...profiled, ...commands.api.slice(1)] : commands[part];
  const pids = Object.fromEntries(parts.map((part) => [part, stack.start(part, commandOf(part)).pid!]));
  await waitFor(`http://127.0.0.1:${ports.api}/api/health`, { status: 200 });
  if (parts.includes('web')) await waitFor(`http://127.0.0.1:${ports.web}/`, { status: 200 });
  await waitUntilPublished(db);
  return {
    stack,
    db,
    day,
    pids: pids as Record<Part, number>,
    stop: async () => {
      await db.destroy();
      await stack.stop();
    },
  };
}

/** Waits until the publisher has published the whole day, so that this work does not fall into the measurement. */
async function waitUntilPublished(db: Db): Promise<void> {
  const deadline = Date.now() + 20_000;
  while ((await findPublishedSeq(db)) < (await findHead(db))) {
    if (Date.now() > deadline) throw new Error('the worker does not publish: see its log');
    await wait(100);
  }
}

function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => reject(new Error(`port ${port} is taken: is another bench running?`)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}
