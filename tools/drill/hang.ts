import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl } from '@safira/testkit/engines';
import { ownPostgres, ownRedis } from '@safira/testkit/own-engines';
import { shiftedPorts } from '@safira/testkit/stack';
import { type Crowd, judgeCrowd, startCrowd } from './crowd.ts';
import { get } from '@safira/testkit/get';
import { countConnections, type EngineConnections, stuckConnections } from './hang-connections.ts';
import { type Answer, countOutcomes, isProperRefusal, startLoad, timesOf } from './load.ts';
import { failedConditions, percentile, summarise } from './measures.ts';
import { until } from '@safira/testkit/until';
import { inWorld, type World } from '@safira/testkit/running-world';

const HANG_MS = 30_000;
const CLIENTS_EACH = 10;
const READERS = 5;
const CACHED_EVERY_MS = 200;
const UNCACHED_EVERY_MS = 1_000;
const LONGEST_MS = 15_000;
/** Cached reads do not wait for an engine. */
const CACHED_P95_MS = 1_000;
const RECOVERY_MS = 10_000;

type Hang = {
  name: string;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
  /** Whether uncached reads can be answered meanwhile. */
  answersUncached: boolean;
};
type Scene = {
  world: World & { worker: ChildProcess };
  api: string;
  crowds: Crowd[];
  cached: readonly string[];
  /** An address that was not read yet. */
  nextUncached: () => string;
  connections: () => Promise<EngineConnections>;
};

/** PostgreSQL and Redis hang, one after the other, then a table is locked, for 30 s each, under readers. */
export async function hangDrill(): Promise<string | undefined> {
  const [postgres, redis] = [ownPostgres(26_940), ownRedis(26_941)];
  const locker = lockerOf(postgres.port);
  try {
    await Promise.all([postgres.start(), redis.start()]);
    return await inWorld(
      { name: 'safira_drill_hang', ports: shiftedPorts(16_530), own: { postgres, redis } },
      async (world, signal) => {
        const scene = await setScene(world, { redisPort: redis.port, signal });
        const { pause, resume } = postgres;
        const hangs: Hang[] = [
          { name: 'PostgreSQL hangs', begin: pause, end: resume, answersUncached: false },
          { name: 'Redis hangs', begin: redis.pause, end: redis.resume, answersUncached: true },
          { name: 'matches is locked', begin: locker.lock, end: locker.unlock, answersUncached: false },
        ];
        const faults: string[] = [];
        for (const hang of hangs) {
          const fault = await meet(scene, hang);
          if (fault) faults.push(`${hang.name}: ${fault}`);
        }
        for (const crowd of scene.crowds) faults.push(...(await judgeCrowd(world, crowd)));
        return faults.length > 0 ? faults.join('; ') : undefined;
      },
    );
  } finally {
    await locker.unlock();
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

/** A session that locks a table, as a forgotten `alter table` would. */
function lockerOf(port: number) {
  let client: pg.Client | undefined;
  return {
    lock: async () => {
      client = new pg.Client({ connectionString: databaseUrl('admin', 'safira', port) });
      await client.connect();
      await client.query('begin');
      await client.query('lock table matches in access exclusive mode');
    },
    unlock: async () => {
      await client?.end();
      client = undefined;
    },
  };
}

async function setScene(
  world: Scene['world'],
  { redisPort, signal }: { redisPort: number; signal: AbortSignal },
): Promise<Scene> {
  const api = `http://127.0.0.1:${world.stack.ports.api}`;
  const crowds = [
    await startCrowd(world.edge, { count: CLIENTS_EACH, signal }),
    await startCrowd(api, { count: CLIENTS_EACH, from: CLIENTS_EACH, signal }),
  ];
  const matches = await world.query<{ id: number }>('select api_id as id from matches order by api_id');
  const [known, unknown] = [matches.slice(0, 5), matches.slice(5).values()];
  const cached = [
    '/api/matches',
    '/api/matches/live',
    '/api/competitions',
    ...known.map(({ id }) => `/api/matches/${id}`),
  ];
  return {
    world,
    api,
    crowds,
    cached,
    nextUncached: () => {
      const next = unknown.next();
      if (next.done) throw new Error('all matches have been read: fewer readers are needed');
      return `/api/matches/${next.value.id}`;
    },
    connections: () => countConnections(world, redisPort),
  };
}

/** Runs one hang, prints its figures and returns the conditions that were not met. */
async function meet(scene: Scene, { name, begin, end, answersUncached }: Hang): Promise<string | undefined> {
  const { world, api, cached, nextUncached, connections } = scene;
  for (const path of cached) await Promise.all([get(world.edge + path), get(api + path)]);
  const before = await connections();
  const origins = [
    { origin: 'edge', base: world.edge },
    { origin: 'API', base: api },
  ];
  await begin();
  const loads = origins.map(({ origin, base }) => ({
    origin,
    cached: startLoad(base, {
      readers: READERS,
      everyMs: CACHED_EVERY_MS,
      pathOf: (turn) => cached[turn % cached.length]!,
    }),
    uncached: startLoad(base, {
      readers: READERS,
      everyMs: UNCACHED_EVERY_MS,
      pathOf: nextUncached,
    }),
  }));
  await wait(HANG_MS);
  await end();
  const endedAt = performance.now();
  const recovery = await recoveryOf(scene, endedAt);
  await Promise.all(loads.flatMap((load) => [load.cached.stop(), load.uncached.stop()]));
  await wait(2_000); // for requests that are still under way
  const after = await connections();
  const stuck = stuckConnections(before, after);

  for (const load of loads) {
    console.log(
      `${name}, ${load.origin}: cached ${countOutcomes(load.cached.answers)}, ${summarise(timesOf(load.cached.answers))}; ` +
        `uncached ${countOutcomes(load.uncached.answers)}, ${summarise(timesOf(load.uncached.answers))}`,
    );
  }
  console.log(`${name}: ${recovery.summary}; connections before ${before.summary}, after ${after.summary}`);
  const reads = (kind: 'cached' | 'uncached'): Answer[] => loads.flatMap((load) => load[kind].answers);
  const improper = reads('uncached').filter(
    (read) => read.status !== 200 && (answersUncached || !isProperRefusal(read)),
  );
  return failedConditions([
    [reads('cached').every(({ status }) => status === 200), 'cached reads were refused'],
    ...loads.map(
      (load) =>
        [
          percentile(timesOf(load.cached.answers), 0.95) <= CACHED_P95_MS,
          `cached reads of the ${load.origin} waited`,
        ] as const,
    ),
    // Without a refusal nothing hung, and the drill proved nothing.
    [answersUncached || reads('uncached').some(isProperRefusal), 'no uncached read was refused'],
    [improper.length === 0, `uncached reads were answered ${countOutcomes(improper)}`],
    [Math.max(...timesOf([...reads('cached'), ...reads('uncached')])) <= LONGEST_MS, 'a read hung'],
    [recovery.isWhole, recovery.summary],
    [stuck === undefined, stuck ?? ''],
    [isAlive(world.first.api) && isAlive(world.worker), 'a process ended'],
  ]);
}

/** Scores a goal; returns it with the end of the log before it, undefined if the match ended in that moment. */
async function scoreAfter({ log, score }: World): Promise<{ seq: number; fixture: number } | undefined> {
  const seq = (await log()).at(-1)!;
  const fixture = await score('home').catch(() => undefined);
  return fixture === undefined ? undefined : { seq, fixture };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Health, a read of something new and a goal at every client, all within ten seconds of the end. */
async function recoveryOf(
  { world, api, crowds, nextUncached }: Scene,
  endedAt: number,
): Promise<{ isWhole: boolean; summary: string }> {
  const followers = crowds.flatMap((crowd) => crowd.followers);
  const fresh = nextUncached();
  let goal: Awaited<ReturnType<typeof scoreAfter>>;
  const steps: [name: string, isSo: () => Promise<boolean>][] = [
    [
      'health',
      async () =>
        /"database":\{"state":"ok".*"redis":\{"state":"ok"/.test((await get(`${api}/api/health`)).body),
    ],
    ['a new read of the API', async () => (await get(api + fresh)).status === 200],
    ['a new read of the edge', async () => (await get(world.edge + fresh)).status === 200],
    [
      'a goal at all clients',
      async () => {
        goal ??= await scoreAfter(world);
        if (!goal) return false;
        const [stored] = await world.query<{ seq: number }>(
          `select max(seq)::int as seq from match_changes where match_id = ${goal.fixture}
             and seq > ${goal.seq} and 'goal' = any(kinds)`,
        );
        return stored!.seq !== null && followers.every((follower) => follower.seq() >= stored!.seq);
      },
    ],
  ];
  const results = await Promise.all(
    steps.map(async ([name, isSo]) => {
      const isRecovered = await until(name, isSo, (2 * RECOVERY_MS) / 1_000).then(
        () => true,
        () => false,
      );
      const ms = Math.round(performance.now() - endedAt);
      return {
        isWhole: isRecovered && ms <= RECOVERY_MS,
        summary: `${name} ${isRecovered ? `after ${ms} ms` : 'not'}`,
      };
    }),
  );
  return {
    isWhole: results.every(({ isWhole }) => isWhole),
    summary: results.map(({ summary }) => summary).join(', '),
  };
}
