import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { dayRange } from '../packages/football/src/days.ts';
import { DEFAULT_ZONE } from '../packages/football/src/zone-classes.ts';
import { tellBus } from '../packages/store/src/bus.ts';
import type { Db } from '../packages/store/src/db.ts';
import { findHead } from '../packages/store/src/match-changes.ts';
import { listMatchesBetween } from '../packages/store/src/matches.ts';
import { openRedis } from '../packages/store/src/redis.ts';
import { readAnswer } from './answer.ts';
import type { Target } from './load.ts';
import { median } from './numbers.ts';
import type { Row } from './report.ts';
import type { BenchWorld } from './world.ts';

const MOST_TIMES_SQL = 2;

/** A day list that nobody keeps, over HTTP, beside the query that it is made of: time a caller waits. */
export async function measureCold(
  { stack, db, day }: BenchWorld,
  target: Target,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Row> {
  const redis = openRedis(stack.env.REDIS_URL!);
  const client = new pg.Client({ connectionString: stack.env.DATABASE_URL });
  await client.connect();
  const agent = new Agent({ keepAlive: true });
  const query = await queryOf(db, day.date);
  const head = await findHead(db);
  const commitsBefore = await commitsOf(client);

  const ask = async () => {
    // A message that follows on one nobody has heard: the API must throw away all it keeps.
    await tellBus(redis, { prev: head + 1, head, changed: [], live: [] });
    await wait(3);
    return timed(() => readAnswer(target.url, target.headers, agent));
  };
  const look = () => timed(() => client.query(query));

  const ours: number[] = [];
  const against: number[] = [];
  for (let call = 0; call < 30; call++) await Promise.all([ask(), look()]);
  for (let round = 0; round < rounds; round++) {
    const turns = [
      async () => ours.push(await medianOf(calls, ask)),
      async () => against.push(await medianOf(calls, look)),
    ];
    for (const turn of round % 2 ? turns.toReversed() : turns) await turn();
  }
  // Ours reads the head and the day, the other only the day: fewer commits would mean that something was kept.
  await assertCommits(client, commitsBefore + 3 * calls * rounds);
  await client.end();
  redis.disconnect();
  agent.destroy();
  return {
    what: 'cold day list : its SQL',
    unit: 'ms, p50',
    ours: median(ours),
    against: median(against),
    rounds: { ours, against },
    value: median(ours) / median(against),
    aim: { atMost: MOST_TIMES_SQL },
  };
}

/** The very statement that the store sends, taken where it is compiled. */
async function queryOf(db: Db, date: string): Promise<{ text: string; values: unknown[] }> {
  let found: { text: string; values: unknown[] } | undefined;
  const listening = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      found = { text: sql, values: [...parameters] };
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const rows = await listMatchesBetween(listening, { ...dayRange(DEFAULT_ZONE, date), limit: 200 });
  if (!found || rows.length !== 150) throw new Error(`the day has ${rows.length} matches`);
  return found;
}

async function medianOf(calls: number, call: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < calls; n++) times.push(await call());
  return median(times);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function commitsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ commits: string }>(
    'select xact_commit::text as commits from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]!.commits);
}

/** Sessions hand in their counts some seconds late. */
async function assertCommits(client: pg.Client, atLeast: number): Promise<void> {
  let commits = 0;
  for (let attempt = 0; attempt < 30; attempt++) {
    commits = await commitsOf(client);
    if (commits >= atLeast) return;
    await wait(500);
  }
  throw new Error(`the cold answers were not all cold: ${atLeast - commits} transactions too few`);
}
