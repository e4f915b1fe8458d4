import { Queue } from 'bullmq';
import { afterAll, expect, test } from 'vitest';
import { makeLog } from '@safira/operations/log';
import { JOBS_QUEUE } from '@safira/store/coordination/queues';
import { openRedis } from '@safira/store/redis';
import { testRedisUrl } from '@safira/testkit/redis';
import { writeSchedule } from '../src/queue.ts';
import { jobs } from '../src/jobs/table.ts';

const connection = openRedis(await testRedisUrl());
const queue = new Queue(JOBS_QUEUE, { connection });
afterAll(async () => {
  await queue.obliterate({ force: true });
  await queue.close();
  connection.disconnect();
});
const write = () =>
  writeSchedule(queue, { clock: { now: Date.now, speed: 1 }, log: makeLog('worker', 'silent') });

test('HOME-14: the schedule is written twice after a change of the table, Redis has exactly its jobs', async () => {
  await queue.upsertJobScheduler('a line of an older table', { every: 60_000 }, { name: 'old' });
  await write();
  await write();
  const lines = await queue.getJobSchedulers();
  expect(lines.map(({ name, every }) => `${name} ${every}`).toSorted()).toEqual(
    jobs.map(({ name, everyMs }) => `${name} ${everyMs}`).toSorted(),
  );
});
