import { Queue } from 'bullmq';
import { afterAll, expect, test } from 'vitest';
import { JOBS_QUEUE } from '@safira/store/coordination/queues';
import { openRedis } from '@safira/store/redis';
import { testDatabase } from '@safira/testkit/database';
import { redisUrl } from '@safira/testkit/engines';
import { ownRedis } from '@safira/testkit/own-engines';
import { freePort, nowhere } from '@safira/testkit/ports';
import { jobsRejected } from '../src/metrics.ts';
import { runQueue } from '../src/queue.ts';
import { workerTools } from './worker-tools.ts';

const engine = ownRedis(await freePort());
await engine.start();
const url = redisUrl(0, engine.port);
const { db } = await testDatabase();
const clock = { now: Date.now, speed: 1 };
const redis = openRedis(url);
const queue = new Queue(JOBS_QUEUE, { connection: redis });
const stop = new AbortController();
// No job of this test calls the provider.
const tools = workerTools({ db, baseUrl: await nowhere(), clock, leagues: [] });
const running = runQueue(tools, url, stop.signal);

afterAll(async () => {
  stop.abort();
  await running;
  await queue.close();
  redis.disconnect();
  await engine.remove();
});

const countRejected = async () => (await jobsRejected.get()).values[0]!.value;
const stateOf = (id: string) => redis.hmget(queue.toKey(id), 'finishedOn', 'failedReason', 'atm');

/** A job that needs no provider, run by the same worker after what was queued before it. */
async function expectWorkGoesOn() {
  const job = await queue.add('weights of names', {});
  await expect.poll(() => job.getState(), { timeout: 10_000 }).toBe('completed');
}

test.each([
  ['an unknown name', 'a job of another version', {}, 'no job is called'],
  ['unusable data', 'weights of names', 'garbage', 'unusable data'],
])('HOUSE: a job with %s is counted and fails without a retry', async (_what, name, data, reason) => {
  const before = await countRejected();
  const job = await queue.add(name, data, { attempts: 5 });
  await expect.poll(() => job.getState(), { timeout: 10_000 }).toBe('failed');
  const [, failedReason, attempts] = await stateOf(job.id!);
  expect([failedReason, attempts]).toEqual([expect.stringContaining(reason), '1']);
  await expect.poll(async () => (await countRejected()) - before).toBe(1);
  await expectWorkGoesOn();
});

test('HOUSE: a job that is not valid JSON is counted and dropped, and the queue goes on', async () => {
  const before = await countRejected();
  await queue.pause();
  const job = await queue.add('leagues', {});
  await redis.hset(queue.toKey(job.id!), 'data', '{not json');
  await queue.resume();
  await expect.poll(() => redis.exists(queue.toKey(job.id!)), { timeout: 10_000 }).toBe(0);
  await expect.poll(async () => (await countRejected()) - before).toBe(1);
  expect(await redis.lrange(queue.toKey('active'), 0, -1)).not.toContain(job.id);
  await expectWorkGoesOn();
});
