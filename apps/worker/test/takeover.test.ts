import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf, type Follower, startFollower } from '@safira/testkit/follower';
import { freePort, freePorts } from '@safira/testkit/ports';
import { isSuspended } from '@safira/testkit/processes';
import { testRedisUrl } from '@safira/testkit/redis';
import { startWorld, type World } from '@safira/testkit/running-world';
import { until } from '@safira/testkit/until';
import { commands, redisCli, waitFor } from '@safira/testkit/stack';
import { jobs } from '../src/jobs/table.ts';

/** Far more than it takes on a machine of its own. */
const PATIENCE_S = 90;
const redis = await testRedisUrl();
const ports = await freePorts();
const secondApi = await freePort();
// Undefined if the set-up failed.
let world: World;
let follower: Follower;
let start: number;
let takeoverSeconds: number;

type Child = ReturnType<World['startWorker']>;
const workers = new Map<string, Child>();

async function startWorker(name: string, env: Record<string, string> = {}) {
  const port = String(await freePort());
  workers.set(name, world.startWorker({ WORKER_NAME: name, WORKER_METRICS_PORT: port, ...env }));
}

beforeAll(async () => {
  world = await startWorld({ name: 'safira_takeover', ports, env: { REDIS_URL: redis } });
  world.stack.start('api-2', commands.api, { env: { API_PORT: String(secondApi) } });
  await waitFor(`http://127.0.0.1:${secondApi}/api/health`);
  await startWorker('one', { FAULT: 'holding-lease', FAULT_SIGNAL: 'SIGSTOP' });
  // It is suspended with an answer of the provider in memory, before it could write it.
  await until('the first worker is suspended', () => isSuspended(workers.get('one')!.pid!), PATIENCE_S);
  expect(await holder('live')).toBe('one');
  await startWorker('two');
  const suspendedAt = performance.now();
  await until('the second has taken over', async () => (await holder('live')) === 'two', PATIENCE_S);
  await until('and publishes', async () => (await holder('publisher')) === 'two', PATIENCE_S);
  takeoverSeconds = (performance.now() - suspendedAt) / 1_000;
  await until('the live matches are stored', async () => (await world.log()).length > 0, PATIENCE_S);
  follower = await startFollower(world.edge);
  start = follower.seq();
});

afterAll(async () => {
  for (const child of workers.values()) child.kill('SIGCONT');
  follower?.close();
  await world?.stop();
});

async function holder(lease: string): Promise<string | undefined> {
  const [row] = await world.query<{ holder: string }>(
    `select holder from leases where name = '${lease}' and expires_at > clock_timestamp()`,
  );
  return row?.holder;
}

async function goalsAt(port: number, match: number): Promise<number> {
  const answer = (await (await fetch(`http://127.0.0.1:${port}/api/matches/${match}`)).json()) as {
    data: { goals: { home: number; away: number } };
  };
  return answer.data.goals.home + answer.data.goals.away;
}

/** Scores once and waits until both API processes return the new score. */
async function scoreAndSee(): Promise<number> {
  const goals = await world.query<{ id: number; goals: number }>(
    `select api_id::int as id, coalesce(home_goals, 0) + coalesce(away_goals, 0) as goals from matches`,
  );
  const match = await world.score('home');
  const before = goals.find(({ id }) => id === match)!;
  for (const port of [ports.api, secondApi]) {
    await until(
      `the goal is in the answer on port ${port}`,
      async () => (await goalsAt(port, match)) === before.goals + 1,
      PATIENCE_S,
    );
  }
  return match;
}

const goalChanges = async () =>
  (await world.query(`select 1 from match_changes where 'goal' = any(kinds)`)).length;

test('HOME-14: a worker is suspended, another takes over, and both API processes return the new score', async () => {
  expect(takeoverSeconds).toBeLessThan(30);
  await scoreAndSee();
});

test('HOME-14: the suspended worker resumes, no match is reverted, one live loop runs, no change is logged twice', async () => {
  const match = await scoreAndSee();
  const before = await goalChanges();
  const [stored] = await world.query<{ observed_at: Date }>(
    `select observed_at from matches where api_id = ${match}`,
  );
  workers.get('one')!.kill('SIGCONT');
  await new Promise((resolve) => setTimeout(resolve, 3_000));

  const [after] = await world.query<{ observed_at: Date; observed_term: string }>(
    `select observed_at, observed_term from matches where api_id = ${match}`,
  );
  expect(after!.observed_at >= stored!.observed_at).toBe(true);
  expect(await holder('live')).toBe('two');
  expect(await goalChanges()).toBe(before);
  await scoreAndSee();
  expect(await goalChanges()).toBe(before + 1);
  const cancelled = await world.query(`select 1 from match_changes where 'goal-cancelled' = any(kinds)`);
  expect(cancelled).toEqual([]);
});

test('HOME-14: Redis is flushed, no data is wrong or lost, and the schedule is restored', async () => {
  redisCli(redis, 'flushdb');
  await scoreAndSee();
  const scheduled = () => Number(redisCli(redis, 'zcard', 'bull:jobs:repeat'));
  await expect.poll(scheduled, { timeout: 30_000 }).toBe(jobs.length);
});

test('HOME-14: during all of this the subscribed client applied every change exactly once, in order', async () => {
  const log = await world.listedLog();
  await until('the follower has reached the end of the log', () => follower.seq() >= log.at(-1)!, PATIENCE_S);
  expect(faultOf(follower, { log, start })).toBeUndefined();
});
