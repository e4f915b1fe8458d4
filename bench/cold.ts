import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildApi } from '../apps/api/src/app.ts';
import { makeLog } from '../packages/operations/src/log.ts';
import { makeFolderStore } from '../packages/media/src/folder-store.ts';
import { publishToBus } from '@safira/store/coordination/bus';
import type { Db } from '../packages/store/src/db.ts';
import { findHead } from '@safira/store/matches/changes';
import { openRedis, type Redis } from '../packages/store/src/redis.ts';
import { readAnswer } from './answer.ts';
import type { Target } from './load.ts';
import { median } from './numbers.ts';
import type { Row } from './report.ts';
import type { BenchWorld } from './world.ts';

const MOST_TIMES_SQL = 2;

type Statement = { text: string; values: unknown[] };

/** The time a caller waits for an uncached answer over HTTP, compared with the statements it is made of. */
export async function measureCold(
  { stack, db }: BenchWorld,
  targets: readonly (Target & { what: string })[],
  counts: { rounds: number; calls: number },
): Promise<Row[]> {
  const redis = openRedis(stack.env.REDIS_URL!);
  const client = new pg.Client({ connectionString: stack.env.DATABASE_URL });
  await client.connect();
  const agent = new Agent({ keepAlive: true });
  const dropCaches = await makeDropCaches(db, redis);
  const requestCold = async ({ url, headers }: Target) => {
    await dropCaches();
    return timed(() => readAnswer(url, headers, agent));
  };

  const rows: Row[] = [];
  for (const target of targets) {
    const statements = await statementsOf(db, redis, { url: new URL(target.url), now: Date.now });
    const query = () =>
      timed(async () => {
        for (const statement of statements) await client.query(statement);
      });
    const commitsBefore = await commitsOf(client);
    const { ours, against } = await compare(() => requestCold(target), query, counts);
    // Fewer commits than statements would mean that an answer came from a cache.
    await assertCommits(client, commitsBefore + 2 * statements.length * counts.calls * counts.rounds);
    rows.push({
      what: `cold ${target.what} : its SQL`,
      unit: 'ms, p50',
      ours: median(ours),
      against: median(against),
      rounds: { ours, against },
      value: median(ours) / median(against),
      aim: { atMost: MOST_TIMES_SQL },
      notes: { statements: statements.length },
    });
  }
  await client.end();
  redis.disconnect();
  agent.destroy();
  return rows;
}

/** Sends a message whose predecessor was never sent: on such a gap the API must drop its whole cache. */
export async function makeDropCaches(db: Db, redis: Redis): Promise<() => Promise<void>> {
  const head = await findHead(db);
  return async () => {
    await publishToBus(redis, { prev: head + 1, head, changed: [], live: [] });
    await wait(3);
  };
}

export async function compare(
  request: () => Promise<number>,
  query: () => Promise<number>,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<{ ours: number[]; against: number[] }> {
  const ours: number[] = [];
  const against: number[] = [];
  for (let call = 0; call < 30; call++) await Promise.all([request(), query()]);
  for (let round = 0; round < rounds; round++) {
    const turns = [
      async () => ours.push(await medianOf(calls, request)),
      async () => against.push(await medianOf(calls, query)),
    ];
    for (const turn of round % 2 ? turns.toReversed() : turns) await turn();
  }
  return { ours, against };
}

/** The statements that the API itself sends for an answer, in order, taken where they are compiled. */
export async function statementsOf(
  db: Db,
  redis: Redis,
  { url: { pathname, search }, now }: { url: URL; now: () => number },
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const listening = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      statements.push({ text: sql, values: [...parameters] });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const app = await buildApi({
    db: listening,
    redis,
    busRedis: redis.duplicate(),
    clock: { now, speed: 1 },
    log: makeLog('bench', 'silent'),
    simulated: true,
    mediaFolder: '',
    media: makeFolderStore(''),
    trustedProxies: 'loopback',
    access: { findCaller: async () => undefined, siteOrigin: 'http://127.0.0.1:8080', now: Date.now },
    accounts: {
      key: Buffer.alloc(32),
      hashing: { costs: { memoryCost: 8, timeCost: 1 }, atOnce: 1 },
      now: Date.now,
      sendsMail: false,
      google: undefined,
    },
  });
  const answer = await app.inject({ url: pathname + search });
  if (answer.statusCode !== 200) throw new Error(`${pathname} answered ${answer.statusCode}`);
  await app.close();
  return statements;
}

async function medianOf(calls: number, call: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < calls; n++) times.push(await call());
  return median(times);
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function commitsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ commits: string }>(
    'select xact_commit::text as commits from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]!.commits);
}

/** Waits: sessions report their counts to pg_stat_database some seconds late. */
export async function assertCommits(client: pg.Client, atLeast: number): Promise<void> {
  let commits = 0;
  for (let attempt = 0; attempt < 30; attempt++) {
    commits = await commitsOf(client);
    if (commits >= atLeast) return;
    await wait(500);
  }
  throw new Error(`the cold answers were not all cold: ${atLeast - commits} transactions too few`);
}
