import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { z } from 'zod';
import { CHORES_QUEUE } from '@safira/store/queues';
import { openRedis, withinMs } from '@safira/store/redis';
import type { Chore, ChoreTools } from './chores/chore.ts';
import { runChore } from './chores/run-chore.ts';
import { chores } from './chores/table.ts';
import { dropUnreadableJobs } from './drop-unreadable-jobs.ts';
import { jobsRejected } from './metrics.ts';
import type { Progress } from './progress.ts';
import { sleep } from './sleep.ts';

/** The schedule lives in Redis, which may forget it: it is written again this often. */
const REWRITE_MS = 20_000;
/** Then Redis is taken to be away: the question would otherwise wait until it is back. */
const WRITE_TIMEOUT_MS = 10_000;
const SCHEDULE_ROUND_MS = 60_000;
/** No round of a chore takes longer: it has few tasks, and every call of them has a timeout. */
const CHORE_ROUND_MS = 30 * 60_000;
/** Chores side by side: one that takes long must not keep line-ups waiting. */
const AT_ONCE = 6;

/** Chores take no data; what else comes is of another version, or no job of ours. */
const JobData = z.object({});

type QueueTools = ChoreTools & { progress?: Progress };

/** Takes chores from the queue and keeps the schedule in it, until stopped. */
export async function runQueue(tools: QueueTools, redisUrl: string, stop: AbortSignal): Promise<void> {
  const { log } = tools;
  const onError = (error: Error) => log.warn({ err: error }, 'queue');
  const connections = [openRedis(redisUrl, { onError }), openRedis(redisUrl, { onError })] as const;
  const queue = new Queue(CHORES_QUEUE, { connection: connections[0] }).on('error', onError);
  const running = new Set<string>();
  const worker = new Worker(CHORES_QUEUE, (job) => runOnce(tools, { job, running, stop }), {
    connection: connections[1],
    concurrency: AT_ONCE,
    removeOnComplete: { count: 100 },
    removeOnFail: { count: 1_000 },
  });
  worker.on('failed', (job, error) => log.warn({ err: error, chore: job?.name }, 'chore failed'));
  const dropUnreadable = async () => {
    const dropped = await dropUnreadableJobs(queue, connections[0]);
    jobsRejected.inc(dropped.length);
    log.warn({ dropped }, 'jobs that could not be read were dropped');
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
  { clock, log }: Pick<ChoreTools, 'clock' | 'log'>,
): Promise<void> {
  const wanted = new Map(chores.map((chore) => [chore.name, chore]));
  for (const [name, { everyMs }] of wanted) {
    const every = Math.max(1_000, Math.round(everyMs / clock.speed));
    await queue.upsertJobScheduler(name, { every }, { name, data: {} });
  }
  // What an older version of the table had asked for.
  for (const { key } of await queue.getJobSchedulers()) {
    if (!wanted.has(key)) await queue.removeJobScheduler(key);
  }
  log.debug('schedule written');
}

/** The lease keeps other workers away; it would not keep this one from itself. */
async function runOnce(
  tools: QueueTools,
  { job, running, stop }: { job: Pick<Job, 'name' | 'data'>; running: Set<string>; stop: AbortSignal },
): Promise<void> {
  const chore = choreOf(job);
  if (running.has(chore.name)) return;
  running.add(chore.name);
  try {
    await report(tools, chore, stop);
  } finally {
    running.delete(chore.name);
  }
}

/** A job that is none of ours would be none at the next attempt either: it fails for good. */
function choreOf({ name, data }: Pick<Job, 'name' | 'data'>): Chore {
  const chore = chores.find((one) => one.name === name);
  if (chore && JobData.safeParse(data).success) return chore;
  jobsRejected.inc();
  throw new UnrecoverableError(chore ? `unusable data for ${name}` : `no chore is called ${name}`);
}

async function report(tools: QueueTools, chore: Chore, stop: AbortSignal): Promise<void> {
  const loop = `chore ${chore.name}`;
  tools.progress?.note(loop, CHORE_ROUND_MS);
  const { halted, ...round } = await runChore(tools, chore, { stop }).finally(() =>
    tools.progress?.end(loop),
  );
  if (halted) tools.log.warn({ chore: chore.name, ...round, kind: halted.kind }, halted.message);
  else if (round.due > 0) tools.log.info({ chore: chore.name, ...round }, 'chore done');
}
