import type { ChildProcess } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '@safira/store/migrate/migrate';
import { controlSimulator } from './control-simulator.ts';
import { databaseUrl, redisUrl } from './engines.ts';
import type { OwnEngine } from './own-engines.ts';
import { commands, freshState, makeStack, type Ports, type Stack, waitFor } from './stack.ts';
import { startEdge } from './stack-edge.ts';
import { until } from './until.ts';

export type World = {
  stack: Stack;
  edge: string;
  query: <T>(text: string) => Promise<T[]>;
  /** All seqs of the log, in order. */
  log: () => Promise<number[]>;
  /** The seqs that every client receives: of matches well within the days whose changes are pushed. */
  listedLog: () => Promise<number[]>;
  /** The processes that were started with the world. */
  first: { api: ChildProcess; nginx: ChildProcess };
  /** Only after the previous one has ended. */
  startApi: () => ChildProcess;
  startNginx: () => ChildProcess;
  startWorker: (env?: Record<string, string>) => ChildProcess;
  /** Scores in the n-th live match of the simulated league; returns the id of the match. */
  score: (side: 'home' | 'away', n?: number) => Promise<number>;
  stop: () => Promise<void>;
};

/** A small league at fifteen times the speed, so that polls come every second. Goals are scored only by `score`. */
const SPEED = 15;
/** One league and the friendlies: syncing all leagues would keep two cores busy. */
const LEAGUES = '307,10,667';
/** At most hours of a week that league does not play: so many matches of it are started. */
const DERBIES = 3;
const PATIENCE_S = 60;
/** The database that packages/testkit/src/own-engines.ts creates. */
const OWN_DATABASE = 'safira';

type Settings = {
  name: string;
  ports: Ports;
  redisDb?: number;
  env?: Record<string, string>;
  /** Engines that may be stopped or killed; by default those of scripts/services. */
  own?: { postgres: OwnEngine; redis: OwnEngine };
};

export async function startWorld({ name, ports, redisDb = 0, env = {}, own }: Settings): Promise<World> {
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
      ...(own && {
        DATABASE_URL: databaseUrl('worker', OWN_DATABASE, own.postgres.port),
        REDIS_URL: redisUrl(0, own.redis.port),
      }),
      ...env,
    },
  });
  if (own) await migrate(databaseUrl('migrator', OWN_DATABASE, own.postgres.port));
  else freshState(stack);
  const apiEnv = own ? { DATABASE_URL: databaseUrl('api', OWN_DATABASE, own.postgres.port) } : {};
  const startApi = () => stack.start('api', commands.api, { env: apiEnv });
  const startNginx = () => startEdge(stack);
  const simulator = `http://127.0.0.1:${ports.simulator}`;
  const edge = `http://127.0.0.1:${ports.edge}`;
  stack.start('simulator', commands.simulator);
  const first = { api: startApi(), nginx: startNginx() };
  await Promise.all([waitFor(`${simulator}/status`), waitFor(`${edge}/api/health`, { status: 200 })]);
  await startDerbies(simulator);

  const client = new pg.Client({
    connectionString: own
      ? databaseUrl('admin', OWN_DATABASE, own.postgres.port)
      : databaseUrl('admin', name),
  });
  // An engine that is killed ends the connection; the next query will fail.
  client.on('error', () => undefined);
  await client.connect();
  const query = async <T>(text: string) => (await client.query(text)).rows as T[];
  const numbers = async (where = 'true') =>
    (await query<{ seq: string }>(`select seq from match_changes where ${where} order by seq`)).map(
      ({ seq }) => Number(seq),
    );
  const isListed = `exists (select 1 from unnest(kickoffs) as at
    where at between '${now}'::timestamptz - interval '1 day' and '${now}'::timestamptz + interval '7 days')`;
  /** The simulator plays the leagues of all countries; we follow a few. */
  const followedLive = async () => {
    const { live } = await controlSimulator<{ live: { fixture: number; minutesLeft: number }[] }>(
      simulator,
      'live',
    );
    const { rows } = await client.query<{ api_id: number }>(
      'select api_id from matches where api_id = any($1)',
      [live.map(({ fixture }) => fixture)],
    );
    return live.filter(({ fixture }) => rows.some(({ api_id }) => api_id === fixture));
  };
  return {
    stack,
    edge,
    query,
    log: () => numbers(),
    listedLog: () => numbers(isListed),
    first,
    startApi,
    startNginx,
    startWorker: (ownEnv = {}) => stack.start('worker', commands.worker, { env: ownEnv }),
    score: async (side, n = 0) => {
      if ((await followedLive()).length === 0) {
        await startDerbies(simulator);
        await until('a new match is stored', async () => (await followedLive()).length > 0, PATIENCE_S);
      }
      const followed = await followedLive();
      const { fixture } = followed.toSorted((a, b) => b.minutesLeft - a.minutesLeft)[n % followed.length]!;
      await controlSimulator(simulator, 'goal', { order: { fixture, side } });
      return fixture;
    },
    stop: async () => {
      await client.end();
      await stack.stop();
    },
  };
}

async function startDerbies(simulator: string): Promise<void> {
  for (let i = 0; i < DERBIES; i++) await controlSimulator(simulator, 'derby', { order: {} });
}

/**
 * Runs a drill in a world with a worker, after the first sync. The signal stops what the drill has started, also if it
 * fails.
 */
export async function inWorld(
  settings: Settings,
  drill: (world: World & { worker: ChildProcess }, signal: AbortSignal) => Promise<string | undefined>,
): Promise<string | undefined> {
  const world = await startWorld(settings);
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  try {
    const worker = world.startWorker({ WORKER_NAME: 'drill' });
    await untilSettled(world);
    return await drill({ ...world, worker }, ending.signal);
  } finally {
    ending.abort();
    await world.stop();
  }
}

/** Waits until the first sync is over: all of it is published, and new changes are only minutes of play. */
async function untilSettled({ query }: World): Promise<void> {
  const look = async () => {
    const [row] = await query<{ seq: number; behind: number; matches: number }>(
      `select max(seq)::int as seq, (max(seq) - (select max(seq) from publisher_marks))::int as behind,
         (select count(*)::int from matches) as matches from match_changes`,
    );
    return row!;
  };
  const isSettled = async () => {
    const before = await look();
    await wait(3_000);
    const after = await look();
    return after.matches > 300 && after.seq - before.seq < 100 && after.behind < 20;
  };
  await until('the league is stored and published', isSettled, 120);
}
