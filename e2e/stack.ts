import { execFileSync } from 'node:child_process';
import {
  commands,
  freshState,
  makeStack,
  shiftedPorts,
  startEdge,
  type Stack,
  waitFor,
} from '../scripts/stack.ts';

const SPEED = '15';

export function mainStack(): Stack {
  const now = new Date().toISOString();
  return makeStack({
    name: 'safira_e2e',
    ports: shiftedPorts(10_000),
    redisDb: 8,
    env: {
      CLOCK_SPEED: SPEED,
      CLOCK_START: now,
      CLOCK_ORIGIN: now,
      SIMULATOR_QUIET: 'true',
      NODE_ENV: 'production',
    },
  });
}

/** A league on another day, for what happens when clocks change. */
export function stackAt(start: string): Stack {
  return makeStack({
    name: 'safira_e2e_clocks',
    ports: shiftedPorts(14_300),
    redisDb: 9,
    env: { CLOCK_START: start, CLOCK_ORIGIN: new Date().toISOString(), NODE_ENV: 'production' },
  });
}

/** Starts every part on an empty state and waits until the day's list is there. */
export async function startAll(stack: Stack, { edge }: { edge: boolean }): Promise<void> {
  freshState(stack);
  for (const part of ['simulator', 'api', 'worker', 'web'] as const) stack.start(part, commands[part]);
  if (edge) startEdge(stack);
  const address = `http://127.0.0.1:${edge ? stack.ports.edge : stack.ports.web}`;
  await waitFor(`${address}/`, { status: 200 });
  await waitForMatches(stack, 300);
}

async function waitForMatches(stack: Stack, count: number): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (Number(query(stack.name, 'select count(*) from matches')) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the league of ${stack.name} was not stored in time`);
}

/** One value of the stored truth. */
export function query(database: string, text: string): string {
  const url = `postgres://safira@127.0.0.1:5433/${database}`;
  return execFileSync('psql', ['-qtA', url, '-c', text]).toString().trim();
}
