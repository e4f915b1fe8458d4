import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { z } from 'zod';
import { JOBS_QUEUE } from '@safira/store/coordination/queues';
import { openRedis, type RedisAddress, withinMs } from '@safira/store/redis';
import type { JobTools, SyncJob } from './jobs/job.ts';
import { runJob } from './jobs/run-job.ts';
import { dropUnreadableJobs } from './drop-unreadable-jobs.ts';
import { jobsRejected } from './metrics.ts';
import type { Progress } from './progress.ts';
import { syncJobs } from './registry.ts';
import { sleep } from './sleep.ts';

/** The schedule is stored in Redis, which may lose it: it is written again this often. */
const REWRITE_MS = 20_000;
/** After this Redis counts as unavailable: the command would otherwise wait until Redis is back. */
const WRITE_TIMEOUT_MS = 10_000;
const SCHEDULE_ROUND_MS = 60_000;
/** No round of a job takes longer: it has few tasks, and each of their calls has a timeout. */
const JOB_ROUND_MS = 30 * 60_000;
/** Jobs run concurrently: a slow one must not delay the line-ups. */
const AT_ONCE = 6;

/** Our jobs take no data; anything else comes from another version, or is not our job. */
const JobData = z.object({});

type QueueTools = JobTools & { progress?: Progress };

/** Runs jobs from the queue and keeps the schedule written, until stopped. */
export async function runQueue(
  tools: QueueTools,
  address: string | RedisAddress,
  stop: AbortSignal,
): Promise<void> {
  const { log } = tools;
  const onError = (error: Error) => log.warn({ err: error }, 'queue');
  const connections = [openRedis(address, { onError }), openRedis(address, { onError })] as const;
  const queue = new Queue(JOBS_QUEUE, { connection: connections[0] }).on('error', onError);
  const running = new Set<string>();
  const worker = new Worker(JOBS_QUEUE, (job) => runOnce(tools, { job, running, stop }), {
    connection: connections[1],
    concurrency: AT_ONCE,
    removeOnComplete: { count: 100 },
    removeOnFail: { count: 1_000 },
  });
  worker.on('failed', (job, error) => log.warn({ err: error, job: job?.name }, 'job failed'));
  const dropUnreadable = async () => {
    const dropped = await dropUnreadableJobs(queue, connections[0]);
    jobsRejected.inc(dropped.length);
    log.warn({ dropped }, 'unreadable jobs dropped');
  };
  worker.on('error', (failure) => {
    onError(failure);
    if (failure instanceof SyntaxError) void dropUnreadable().catch(onError);
  });

  while (!stop.aborted) {
    tools.progress?.note('queue', SCHEDULE_ROUND_MS);
    await withinMs(WRITE_TIMEOUT_MS, writeSchedule(queue, tools)).catch((error: unknown) =>
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
  { clock, log }: Pick<JobTools, 'clock' | 'log'>,
): Promise<void> {
  const scheduled = new Map(syncJobs.map((syncJob) => [syncJob.name, syncJob]));
  for (const [name, { everyMs }] of scheduled) {
    const every = Math.max(1_000, Math.round(everyMs / clock.speed));
    await queue.upsertJobScheduler(name, { every }, { name, data: {} });
  }
  // Schedulers of jobs that an older version had in its table.
  for (const { key } of await queue.getJobSchedulers()) {
    if (!scheduled.has(key)) await queue.removeJobScheduler(key);
  }
  log.debug('schedule written');
}

/** The lease only keeps other workers from running the same job: this worker could take its own lease twice. */
async function runOnce(
  tools: QueueTools,
  { job, running, stop }: { job: Pick<Job, 'name' | 'data'>; running: Set<string>; stop: AbortSignal },
): Promise<void> {
  const syncJob = syncJobOf(job);
  if (running.has(syncJob.name)) return;
  running.add(syncJob.name);
  try {
    await report(tools, syncJob, stop);
  } finally {
    running.delete(syncJob.name);
  }
}

/** An unknown or unusable job would fail at every attempt, so it fails without a retry. */
function syncJobOf({ name, data }: Pick<Job, 'name' | 'data'>): SyncJob {
  const syncJob = syncJobs.find((one) => one.name === name);
  if (syncJob && JobData.safeParse(data).success) return syncJob;
  jobsRejected.inc();
  throw new UnrecoverableError(syncJob ? `unusable data for ${name}` : `no job is called ${name}`);
}

async function report(tools: QueueTools, syncJob: SyncJob, stop: AbortSignal): Promise<void> {
  const loop = `job ${syncJob.name}`;
  tools.progress?.note(loop, JOB_ROUND_MS);
  const { halted, ...round } = await runJob(tools, syncJob, { stop }).finally(() =>
    tools.progress?.end(loop),
  );
  if (halted) tools.log.warn({ job: syncJob.name, ...round, kind: halted.kind }, halted.message);
  else if (round.due > 0) tools.log.info({ job: syncJob.name, ...round }, 'job done');
}
