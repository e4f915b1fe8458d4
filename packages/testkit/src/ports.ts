import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { claim, isTaken } from './claim.ts';
import type { Ports } from './stack.ts';

/** The kernel gives no port from here on to a connection, and the fixed ports of drills and benchmarks are lower. */
const FIRST = 61_000;
/** API and pages serve their private paths this much higher than their public ones. */
const PRIVATE = 1_000;

/** For tests: a port that belongs to this process until it ends, as does the one for its private paths. */
export async function freePort(): Promise<number> {
  const start = randomInt(PRIVATE);
  for (let step = 0; step < PRIVATE; step++) {
    const port = FIRST + ((start + step) % PRIVATE);
    if ((await claim(`port ${port}`)) && (await isFree(port)) && (await isFree(port + PRIVATE))) return port;
  }
  throw new Error('no port is free');
}

/** For tests: the ports of a stack. */
export async function freePorts(): Promise<Ports> {
  return {
    edge: await freePort(),
    edgePrivate: await freePort(),
    web: await freePort(),
    api: await freePort(),
    simulator: await freePort(),
    worker: await freePort(),
  };
}

/** For tests: an address where nothing listens. */
export async function nowhere(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
