import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeClock } from '@safira/football/time/clock';
import { controlSimulator } from './control-simulator.ts';
import { databaseUrl } from './engines.ts';
import { followedLeagues } from './followed-leagues.ts';
import { commands, freshState, makeStack, type Ports, type Stack, waitFor } from './stack.ts';

export type Day = {
  stack: Stack;
  /** The simulated time. */
  now: () => number;
  /** Resolves when the simulated time is reached. */
  reach: (time: number) => Promise<void>;
  query: <T>(text: string, values?: unknown[]) => Promise<T[]>;
  /** A control call of the simulator, `/control/…`. */
  control: <T>(call: string, order?: object) => Promise<T>;
  startWorker: (env?: Record<string, string>) => ChildProcess;
  stop: () => Promise<void>;
};

type Settings = {
  name: string;
  ports: Ports;
  redisDb: number;
  start: string;
  speed: number;
  plan: 'Free' | 'Pro' | 'Ultra';
  env?: Record<string, string>;
};

/** A simulator of the real calendar and an empty database; no pages and no edge, because there are no readers. */
export async function startDay({
  name,
  ports,
  redisDb,
  start,
  speed,
  plan,
  env = {},
}: Settings): Promise<Day> {
  const origin = Date.now();
  const stack = makeStack({
    name,
    ports,
    redisDb,
    env: {
      CLOCK_SPEED: String(speed),
      CLOCK_START: start,
      CLOCK_ORIGIN: new Date(origin).toISOString(),
      SIMULATOR_MODE: 'calendar',
      SIMULATOR_PLAN: plan,
      FOOTBALL_PLAN: plan,
      LEAGUES: followedLeagues,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  freshState(stack);
  const simulator = `http://127.0.0.1:${ports.simulator}`;
  stack.start('simulator', commands.simulator);
  await waitFor(`${simulator}/status`);
  const pool = new pg.Pool({ connectionString: databaseUrl('admin', name), max: 1 });
  const clock = makeClock({ speed, start: Date.parse(start), origin });
  return {
    stack,
    now: clock.now,
    reach: async (time) => {
      while (clock.now() < time) await wait(Math.min(5_000, (time - clock.now()) / speed + 1));
    },
    query: async <T>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as T[],
    control: (call, order) => controlSimulator(simulator, call, { order }),
    startWorker: (own = {}) => stack.start('worker', commands.worker, { env: own }),
    stop: async () => {
      await pool.end();
      await stack.stop();
    },
  };
}

/** The resident memory of a process, and its peak, in MB. */
export function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
