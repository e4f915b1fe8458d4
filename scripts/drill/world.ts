import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { commands, freshState, makeStack, type Ports, type Stack, startEdge, waitFor } from '../stack.ts';

export type World = {
  stack: Stack;
  edge: string;
  query: <T>(text: string) => Promise<T[]>;
  /** All numbers of the log, in order. */
  log: () => Promise<number[]>;
  startWorker: (env?: Record<string, string>) => ChildProcess;
  /** Scores in the n-th live match of the simulated league; gives back the match. */
  score: (side: 'home' | 'away', n?: number) => Promise<number>;
  stop: () => Promise<void>;
};

/** A small league that runs fifteen times faster and in which nobody scores unless told to: polls come every second. */
const SPEED = 15;
/** One league and the friendlies: the record of all of them would keep two cores busy. */
const LEAGUES = '307,10,667';

export async function startWorld({
  name,
  ports,
  redisDb,
  env = {},
}: {
  name: string;
  ports: Ports;
  redisDb: number;
  env?: Record<string, string>;
}): Promise<World> {
  const now = new Date().toISOString();
  const stack = makeStack({
    name,
    ports,
    redisDb,
    env: {
      CLOCK_SPEED: String(SPEED),
      CLOCK_START: now,
      CLOCK_ORIGIN: now,
      SIMULATOR_QUIET: 'true',
      LEAGUES,
      ...env,
    },
  });
  freshState(stack);
  const simulator = `http://127.0.0.1:${ports.simulator}`;
  const edge = `http://127.0.0.1:${ports.edge}`;
  stack.start('simulator', commands.simulator);
  stack.start('api', commands.api);
  startEdge(stack);
  await Promise.all([waitFor(`${simulator}/status`), waitFor(`${edge}/api/health`, { status: 200 })]);

  const client = new pg.Client({ connectionString: stack.env.DATABASE_URL });
  await client.connect();
  const query = async <T>(text: string) => (await client.query(text)).rows as T[];
  return {
    stack,
    edge,
    query,
    log: async () =>
      (await query<{ seq: string }>('select seq from match_changes order by seq')).map(({ seq }) =>
        Number(seq),
      ),
    startWorker: (own = {}) => stack.start('worker', commands.worker, { env: own }),
    score: async (side, n = 0) => {
      const { live } = (await (await fetch(`${simulator}/control/live`)).json()) as {
        live: { fixture: number; minutesLeft: number }[];
      };
      // The simulator plays the leagues of all countries; we follow a few.
      const { rows } = await client.query<{ api_id: number }>(
        'select api_id from matches where api_id = any($1)',
        [live.map(({ fixture }) => fixture)],
      );
      const followed = live.filter(({ fixture }) => rows.some(({ api_id }) => api_id === fixture));
      if (followed.length === 0) throw new Error('nothing that we follow is being played');
      const { fixture } = followed.toSorted((a, b) => b.minutesLeft - a.minutesLeft)[n % followed.length]!;
      const answer = await fetch(`${simulator}/control/goal`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fixture, side }),
      });
      if (!answer.ok) throw new Error(`the simulator refused the goal: ${await answer.text()}`);
      return fixture;
    },
    stop: async () => {
      await client.end();
      await stack.stop();
    },
  };
}

/** Waits until the condition holds; fails naming what was waited for. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  seconds = 30,
): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    if (await condition()) return;
    await wait(50);
  }
  throw new Error(`waited ${seconds} s in vain: ${what}`);
}
