import { Queue, Worker } from 'bullmq';
import type { Logger } from '@safira/operations/log';
import { SYNC_QUEUE, syncJobs, type SyncJobName } from '@safira/store/queues';
import { openRedis } from '@safira/store/redis';
import { jobs, type JobTools } from './jobs.ts';
import { schedule } from './schedule.ts';
import { sleep } from './sleep.ts';

/** The schedule lives in Redis, which may forget it: it is written again this often. */
const REWRITE_MS = 20_000;

/** Takes jobs from the queue and keeps the schedule in it, until stopped. */
export async function runQueue(tools: JobTools, redisUrl: string, stop: AbortSignal): Promise<void> {
  const { log } = tools;
  const onError = (error: Error) => log.warn({ err: error }, 'queue');
  const connections = [openRedis(redisUrl, { onError }), openRedis(redisUrl, { onError })] as const;
  const queue = new Queue(SYNC_QUEUE, { connection: connections[0] }).on('error', onError);
  const worker = new Worker(SYNC_QUEUE, ({ name, data }) => runJob(tools, name, data), {
    connection: connections[1],
    removeOnComplete: { count: 100 },
    removeOnFail: { count: 1_000 },
  }).on('error', onError);
  worker.on('failed', (job, error) =>
    log.warn({ err: error, job: job?.name, attempt: job?.attemptsMade }, 'job failed'),
  );

  while (!stop.aborted) {
    await writeSchedule(queue, tools).catch((error: unknown) =>
      log.warn({ err: error }, 'schedule not written'),
    );
    await sleep(REWRITE_MS, stop);
  }
  await worker.close();
  await queue.close();
  for (const connection of connections) connection.disconnect();
}

export async function writeSchedule(
  queue: Queue,
  { clock, log }: { clock: JobTools['clock']; log: Logger },
): Promise<void> {
  const wanted = new Map(schedule.map((line) => [[line.job, ...Object.values(line.data)].join(' '), line]));
  for (const [name, { job, data, everyMs }] of wanted) {
    const every = Math.max(1_000, Math.round(everyMs / clock.speed));
    const opts = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } };
    await queue.upsertJobScheduler(name, { every }, { name: job, data, opts });
  }
  // What an older version of the table had asked for.
  for (const { key } of await queue.getJobSchedulers()) {
    if (!wanted.has(key)) await queue.removeJobScheduler(key);
  }
  log.debug('schedule written');
}

async function runJob(tools: JobTools, name: string, data: unknown): Promise<void> {
  if (!Object.hasOwn(jobs, name)) throw new Error(`no job is called ${name}`);
  const job = name as SyncJobName; // checked on the line above
  tools.log.info({ job }, 'job started');
  // Each handler takes exactly what its own schema gives; the compiler cannot follow the pair through the index.
  await jobs[job](tools, syncJobs[job].parse(data) as never);
}
