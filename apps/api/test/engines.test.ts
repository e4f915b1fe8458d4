import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpStatusOf } from '@safira/contract/errors';
import { openDb } from '@safira/store/db';
import { migrate } from '@safira/store/migrate/migrate';
import { openRedis } from '@safira/store/redis';
import { databaseUrl, redisUrl } from '@safira/testkit/engines';
import { anObservation } from '@safira/testkit/observations';
import { freePort, freePorts } from '@safira/testkit/ports';
import { endChild, makeStack, waitFor } from '@safira/testkit/stack';
import { ownPostgres, ownRedis } from '@safira/testkit/own-engines';
import { store } from './api.ts';

const RECOVERY_MS = 10_000;
/** The size of the pool in main.ts. */
const MOST_CONNECTIONS = 20;

const postgres = ownPostgres(await freePort());
const redis = ownRedis(await freePort());
const stack = makeStack({
  name: 'safira_engines',
  ports: await freePorts(),
  env: {
    DATABASE_URL: databaseUrl('api', 'safira', postgres.port),
    REDIS_URL: redisUrl(0, redis.port),
  },
});
const api = `http://127.0.0.1:${stack.ports.api}`;
const db = openDb(databaseUrl('worker', 'safira', postgres.port), { max: 2 });
const kickoff = '2026-11-21T16:00:00Z';
const observe = (id: number, home: number) =>
  store(db, anObservation({ id, league: 307, kickoff, status: '2H', elapsed: 60, goals: [home, 0] }));
let child: ChildProcess;

beforeAll(async () => {
  await postgres.start();
  await migrate(databaseUrl('migrator', 'safira', postgres.port));
  await observe(1, 0);
  await observe(2, 0);
  await observe(3, 0);
  // Redis is not running yet: the API starts without it.
  child = stack.start('api', ['node', 'apps/api/src/main.ts']);
  await waitFor(`${api}/api/health`, { status: 200 });
});
afterAll(async () => {
  await Promise.all([stack.stop(), db.destroy()]);
  await Promise.all([postgres.remove(), redis.remove()]);
});

async function get(path: string) {
  const answer = await fetch(api + path);
  return {
    status: answer.status,
    age: answer.headers.get('age'),
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as {
      code?: string;
      data?: { goals: { home: number }; redis: { state: string }; services: Record<string, string> };
    },
  };
}

/** Waits for a condition; returns the milliseconds it took. */
async function until(what: string, isMet: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isMet())) {
    if (performance.now() - begun > RECOVERY_MS) throw new Error(`not within 10 s: ${what}`);
    await wait(50);
  }
  return Math.round(performance.now() - begun);
}

const resolveChannels = () =>
  fetch(`${api}/api/matches/tv-channels/resolve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: 1 }),
  });

test('OURS-09: the API starts without Redis, every call is answered, rate-limited calls too', async () => {
  expect((await get('/api/health')).body.data!.redis.state).toBe('down');
  expect((await get('/api/matches/1')).status).toBe(200);
  expect((await resolveChannels()).status).toBe(200);
  await redis.start();
  const ms = await until(
    'Redis is connected',
    async () => (await get('/api/health')).body.data!.redis.state === 'ok',
  );
  console.warn(`Redis absent at the start: connected ${ms} ms after it started`);
});

test('OURS-09: Redis is killed, changes are still visible within seconds, and it is used again when it is back', async () => {
  await redis.kill();
  expect((await get('/api/matches/1')).body.data!.goals.home).toBe(0);
  await observe(1, 1);
  const ms = await until(
    'the goal is seen',
    async () => (await get('/api/matches/1')).body.data!.goals.home === 1,
  );
  expect((await resolveChannels()).status).toBe(200);
  await redis.start();
  const back = await until(
    'Redis is connected',
    async () => (await get('/api/health')).body.data!.redis.state === 'ok',
  );
  console.warn(`Redis killed: a goal seen after ${ms} ms; connected ${back} ms after its return`);
});

test('OURS-43: the status says what stops without each engine, and that it works again', async () => {
  const services = async () => (await get('/api/status')).body.data!.services;
  expect(await services()).toMatchObject({ pages: 'works', accounts: 'works' });
  await postgres.kill();
  await until('it is seen', async () => (await services()).accounts === 'stopped');
  expect(await services()).toMatchObject({ pages: 'slow', results: 'stopped', push: 'stopped' });
  await redis.kill();
  expect((await get('/api/status')).status).toBe(200);
  await Promise.all([postgres.start(), redis.start()]);
  await until('both are back', async () => (await services()).accounts === 'works');
  expect(await services()).toMatchObject({ pages: 'works' });
  await until('Redis too', async () => (await get('/api/health')).body.data!.redis.state === 'ok');
});

test('OURS-09: Redis is flushed, every call is still answered', async () => {
  const own = openRedis(redisUrl(0, redis.port));
  await own.flushall();
  own.disconnect();
  const answers = await Promise.all([get('/api/matches/1'), get('/api/matches/2'), get('/api/health')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await resolveChannels()).status).toBe(200);
});

test('OURS-09: PostgreSQL is killed, cached answers have their age, others are 503, and the API recovers', async () => {
  expect((await get('/api/matches/1')).status).toBe(200);
  await postgres.kill();
  await wait(5_500); // longer than the lifetime of a snapshot without a trusted bus
  const [known, unknown] = [await get('/api/matches/1'), await get('/api/matches/3')];
  expect(known.status).toBe(200);
  expect(Number(known.age)).toBeGreaterThanOrEqual(5);
  expect(known.body.data!.goals.home).toBe(1);
  expect(unknown).toMatchObject({ status: httpStatusOf.unavailable, body: { code: 'unavailable' } });
  expect(Number(unknown.retryAfter)).toBeGreaterThan(0);

  // Many requests during the outage, for cached and other answers: none hangs, and no connection leaks.
  const many = await Promise.all(
    Array.from({ length: 300 }, (_, n) => get(n % 2 ? '/api/matches/1' : `/api/matches/${1_000 + n}`)),
  );
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 503]));

  await postgres.start();
  const ms = await until(
    'an uncached match is read',
    async () => (await get('/api/matches/3')).status === 200,
  );
  await observe(1, 2);
  const fresh = await until('the goal is seen', async () => {
    const { body, age } = await get('/api/matches/1');
    return body.data!.goals.home === 2 && age === null;
  });
  await Promise.all(Array.from({ length: 300 }, (_, n) => get(`/api/matches/${2_000 + n}`)));
  const client = new pg.Client({ connectionString: databaseUrl('admin', 'safira', postgres.port) });
  await client.connect();
  const { rows } = await client.query<{ state: string }>(
    `select state from pg_stat_activity where datname = 'safira' and pid <> pg_backend_pid()`,
  );
  await client.end();
  expect(rows.length).toBeLessThanOrEqual(MOST_CONNECTIONS + 2);
  expect(rows.filter(({ state }) => state !== 'idle')).toEqual([]);
  console.warn(
    `PostgreSQL killed: read again after ${ms} ms, a new goal seen after ${fresh} ms, ${rows.length} connections`,
  );
  expect(child.exitCode).toBeNull();
});

test('HOUSE: the API exits on request while both PostgreSQL and Redis are down', async () => {
  await redis.kill();
  await postgres.kill();
  const begun = performance.now();
  await endChild(child);
  expect(child.exitCode).toBe(0);
  expect(performance.now() - begun).toBeLessThan(8_000);
});
