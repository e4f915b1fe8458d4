import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands, endChild, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { addressOf, get } from '@safira/testkit/get';
import { percentile, summarise, tally } from './measures.ts';
import { inWorld, type World } from '@safira/testkit/running-world';

const READERS = 200;
const ROUNDS = 3;
const P95_MS = 1_000;
/** Ids that the simulated world does not have. */
const MISSING = 2_000_000_000;

type Crowd = {
  name: string;
  /** The address of each round: a new one, where the address can differ. */
  path: (round: number) => string;
  status: number;
  headers?: Record<string, string>;
  /** One request is sent before the crowd. */
  isPreceded?: boolean;
};

const crowds: readonly Crowd[] = [
  { name: 'a missing match', path: (round) => `/api/matches/${MISSING + round}`, status: 404 },
  { name: 'the page of a missing match', path: (round) => `/match/${MISSING + 10 + round}`, status: 404 },
  {
    name: 'a player who is being synced',
    path: (round) => `/api/players/${MISSING + round}`,
    status: 202,
    isPreceded: true,
  },
  { name: 'health', path: () => '/api/health', status: 200 },
  { name: 'the documentation', path: () => '/api/docs/json', status: 200 },
  {
    name: 'a private address',
    path: (round) => `/api/users/${round}`,
    status: 404,
    headers: { authorization: 'Bearer unknown-token' },
  },
];

/** 200 concurrent readers of answers that are cached briefly or not at all: none may wait for the others. */
export async function convoyDrill(): Promise<string | undefined> {
  if (!existsSync(join(import.meta.dirname, '../../apps/web/build/server')))
    throw new Error('the pages are not built: run pnpm build first');
  return inWorld({ name: 'safira_drill_convoy', ports: shiftedPorts(16_530), redisDb: 4 }, async (world) => {
    world.stack.start('web', commands.web, { env: { NODE_ENV: 'production' } });
    await waitFor(`${world.edge}/`, { status: 200 });
    await endChild(world.worker); // so that the sync request for a player stays open
    const faults: string[] = [];
    for (const crowd of crowds) faults.push(...(await meet(world, crowd)));
    return faults.length > 0 ? faults.join('; ') : undefined;
  });
}

async function meet(
  { edge }: World,
  { name, path, status, headers = {}, isPreceded = false }: Crowd,
): Promise<string[]> {
  const read = (round: number, n: number) =>
    get(edge + path(round), { headers, localAddress: addressOf(n), timeoutMs: 30_000 });
  await read(ROUNDS, 0); // not measured: the first request compiles code
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (isPreceded) await read(round, 0);
    const answers = await Promise.all(Array.from({ length: READERS }, (_, n) => read(round, n)));
    const ms = answers.map((answer) => answer.ms);
    const statuses = tally(answers.map((answer) => String(answer.failure ?? answer.status)));
    console.log(`${name}, round ${round + 1}: ${statuses}; ${summarise(ms)}`);
    if (answers.some((answer) => answer.status !== status))
      faults.push(`${name}: answered ${statuses}, ${status} expected`);
    if (percentile(ms, 0.95) >= P95_MS) faults.push(`${name}: ${summarise(ms)}`);
  }
  return faults;
}
