import { setTimeout as wait } from 'node:timers/promises';
import { redisUrl } from '@safira/testkit/engines';
import { ownRedis } from '@safira/testkit/own-engines';
import { redisCli, shiftedPorts } from '@safira/testkit/stack';
import { type Follower, startFollower } from '@safira/testkit/follower';
import { failedConditions, readMetric } from './measures.ts';
import { until } from '@safira/testkit/until';
import { startWorld, type World } from '@safira/testkit/running-world';

const ports = shiftedPorts(17_800);
const REDIS_PORT = 20_480;
const API_METRICS = ports.api + 1_000;
const GOAL_MS = 5_000;
const NUMBERS_LOCK = 7_251_002; // of packages/store/src/matches/changes.ts

const unknownKind = { seq: 1, matchId: 1, kinds: ['goal', 'hologram'], patch: {} };
const busMessages = [
  '{not json',
  JSON.stringify({ prev: 'one', head: null }),
  JSON.stringify({
    prev: 0,
    head: 1,
    changed: [],
    live: [{ channel: 'matches', message: { prev: 0, seq: 1, changes: [unknownKind] } }],
  }),
];
/** Name and data of jobs of another version, and of data that no version writes. */
const jobs = [
  ['a job of another version', '{}'],
  ['leagues', '{not json'],
  ['leagues', '\u0001\u0002 garbage'],
] as const;

/** Malformed messages on the bus, in the log and in the queue: counted, quarantined, and the next goal is pushed. */
export async function poisonDrill(): Promise<string | undefined> {
  const redis = ownRedis(REDIS_PORT);
  const url = redisUrl(0, REDIS_PORT);
  let world: World | undefined;
  try {
    await redis.start();
    const env = { REDIS_URL: url };
    world = await startWorld({ name: 'safira_drill_poison', ports, redisDb: 0, env });
    return await poison(world, url);
  } finally {
    await world?.stop();
    await redis.remove();
  }
}

async function poison(world: World, url: string): Promise<string | undefined> {
  const { startWorker, log, edge, query, stack } = world;
  const worker = startWorker({ WORKER_NAME: 'drill' });
  await until('the league is stored', async () => (await log()).length > 30, 60);
  const follower = await startFollower(edge);
  await until('a first goal reaches the follower', async () => (await goalMs(world, follower)) > 0, 60);
  const before = await readCounts();

  for (const message of busMessages) redisCli(url, 'publish', 'safira:0:matches', message);
  jobs.forEach(([name, data], index) => queueJob(url, { id: `poison-${index}`, name, data }));
  const queuedAt = Date.now();
  const { seqs, repair } = await logUntilClear(world, follower);

  await until('everything was counted', async () => {
    const now = await readCounts();
    return (
      now.bus - before.bus >= busMessages.length &&
      now.log - before.log >= seqs.length &&
      now.jobs - before.jobs >= jobs.length
    );
  }).catch((error: unknown) => console.log(String(error)));
  const reachedMs = await goalMs(world, follower);
  await until('the queue goes on', () => newestCompleted(url) > queuedAt);

  const after = await readCounts();
  const quarantined = await query(
    `select 1 from quarantine where source = 'match_changes' and item_id = any('{${seqs.join()}}')`,
  );
  follower.close();
  console.log(
    `rejected: ${after.bus - before.bus} of ${busMessages.length} bus messages, ${after.jobs - before.jobs} of ${jobs.length} jobs, ` +
      `${after.log - before.log} of ${seqs.length} entries of the log (${quarantined.length} in quarantine); ` +
      `the follower read ${repair} snapshot for the gap; a goal afterwards reached it in ${reachedMs} ms (at most ${GOAL_MS})`,
  );
  return failedConditions([
    [after.apiStart === before.apiStart, 'the API was restarted'],
    [worker.exitCode === null && worker.signalCode === null, 'the worker ended'],
    [after.workerStart === before.workerStart, 'the worker was restarted'],
    [after.bus - before.bus === busMessages.length, 'bus messages were not counted one by one'],
    [after.jobs - before.jobs === jobs.length, 'jobs were not counted one by one'],
    [after.log - before.log === seqs.length, 'entries of the log were not counted one by one'],
    [quarantined.length === seqs.length, 'an entry of the log is not in quarantine'],
    [repair === 1, 'the follower did not read the snapshot once for the gap'],
    [reachedMs <= GOAL_MS, 'the goal came late'],
    [(await fetch(`http://127.0.0.1:${stack.ports.worker}/healthz`)).ok, 'the worker is not healthy'],
  ]);
}

/**
 * Logs an unreadable entry and counts the snapshots that the follower read because of it. An import at the same moment
 * causes a gap of its own, which would spoil the count: then it tries again.
 */
async function logUntilClear(world: World, follower: Follower): Promise<{ seqs: number[]; repair: number }> {
  const seqs: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    const known = follower.jumps.length;
    const from = follower.seq();
    const seq = await logUnknownKind(world);
    seqs.push(seq);
    await until('the follower passed the unreadable entry', () => follower.seq() >= seq);
    await wait(1_000); // a second snapshot for the same gap would come now
    if (!(await isImport(world, { after: from, seq: follower.seq() })))
      return { seqs, repair: follower.jumps.length - known };
  }
  throw new Error('an import was always under way');
}

/** For an import of many matches, clients read a snapshot instead of messages: also a gap, but not the tested one. */
async function isImport({ query }: World, { after, seq }: { after: number; seq: number }): Promise<boolean> {
  const rows = await query(
    `select 1 from match_changes where seq > ${after} and seq <= ${seq} and 'new' = any(kinds)`,
  );
  return rows.length > 0;
}

/** Counters of both processes, and when each was started: a crash shows as another start, or as no answer. */
async function readCounts() {
  const [bus, log, jobsRejected, apiStart, workerStart] = await Promise.all([
    readMetric(API_METRICS, 'safira_bus_messages_rejected_total'),
    readMetric(ports.worker, 'safira_match_changes_quarantined_total'),
    readMetric(ports.worker, 'safira_queue_jobs_rejected_total'),
    readMetric(API_METRICS, 'process_start_time_seconds'),
    readMetric(ports.worker, 'process_start_time_seconds'),
  ]);
  return { bus, log, jobs: jobsRejected, apiStart, workerStart };
}

/** Written as BullMQ writes it, but without BullMQ, which would not queue bytes that it cannot read. */
function queueJob(url: string, { id, name, data }: { id: string; name: string; data: string }): void {
  const now = String(Date.now());
  const fields = ['name', name, 'data', data, 'opts', '{}', 'timestamp', now, 'delay', '0', 'priority', '0'];
  redisCli(url, 'hset', `bull:jobs:${id}`, ...fields);
  redisCli(url, 'lpush', 'bull:jobs:wait', id);
  redisCli(url, 'zadd', 'bull:jobs:marker', '0', '0');
}

const newestCompleted = (url: string) =>
  Number(redisCli(url, 'zrevrange', 'bull:jobs:completed', '0', '0', 'withscores').trim().split('\n').at(-1));

/** An entry as a newer worker would write it during a rolling deploy, about a match that every client lists. */
async function logUnknownKind({ query, listedLog }: World): Promise<number> {
  const like = (await listedLog()).at(-1);
  await query(`
    begin;
    select pg_advisory_xact_lock(${NUMBERS_LOCK});
    insert into match_changes (seq, match_id, prev_seq, kinds, kickoffs, scope, patch)
      select nextval('match_change_numbers'), match_id, seq, '{goal,hologram}', kickoffs, scope, patch
      from match_changes where seq = ${like};
    select pg_notify('match_changes', '');
    commit`);
  const [row] = await query<{ seq: string }>(
    `select max(seq) as seq from match_changes where 'hologram' = any(kinds)`,
  );
  return Number(row!.seq);
}

/** Scores a goal; returns the milliseconds until the follower received it. */
async function goalMs({ score, query, listedLog }: World, follower: { seq: () => number }): Promise<number> {
  const head = (await listedLog()).at(-1) ?? 0;
  const started = performance.now();
  const match = await score('home');
  await until('the goal reached the follower', async () => {
    const [goal] = await query<{ seq: string }>(
      `select seq from match_changes
       where match_id = ${match} and seq > ${head} and kinds && '{goal}' and not kinds && '{hologram}'`,
    );
    return goal !== undefined && follower.seq() >= Number(goal.seq);
  });
  return Math.round(performance.now() - started);
}
