import { Queue, Worker } from 'bullmq';
import { CHORES_QUEUE } from '@safira/store/queues';
import { openRedis } from '@safira/store/redis';
import type { Chore, ChoreTools } from './chores/chore.ts';
import { runChore } from './chores/run-chore.ts';
import { chores } from './chores/table.ts';
import { sleep } from './sleep.ts';

/** The schedule lives in Redis, which may forget it: it is written again this often. */
const REWRITE_MS = 20_000;
/** Chores side by side: one that takes long must not keep line-ups waiting. */
const AT_ONCE = 6;

/** Takes chores from the queue and keeps the schedule in it, until stopped. */
export async function runQueue(tools: ChoreTools, redisUrl: string, stop: AbortSignal): Promise<void> {
  const { log } = tools;
  const onError = (error: Error) => log.warn({ err: error }, 'queue');
  const connections = [openRedis(redisUrl, { onError }), openRedis(redisUrl, { onError })] as const;
  const queue = new Queue(CHORES_QUEUE, { connection: connections[0] }).on('error', onError);
  const running = new Set<string>();
  const worker = new Worker(CHORES_QUEUE, ({ name }) => runOnce(tools, { name, running, stop }), {
    connection: connections[1],
    concurrency: AT_ONCE,
    removeOnComplete: { count: 100 },
    removeOnFail: { count: 1_000 },
  }).on('error', onError);
  worker.on('failed', (job, error) => log.warn({ err: error, chore: job?.name }, 'chore failed'));

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
  tools: ChoreTools,
  { name, running, stop }: { name: string; running: Set<string>; stop: AbortSignal },
): Promise<void> {
  const chore = chores.find((one) => one.name === name);
  if (!chore) throw new Error(`no chore is called ${name}`);
  if (running.has(name)) return;
  running.add(name);
  try {
    await report(tools, chore, stop);
  } finally {
    running.delete(name);
  }
}

async function report(tools: ChoreTools, chore: Chore, stop: AbortSignal): Promise<void> {
  const { halted, ...round } = await runChore(tools, chore, { stop });
  if (halted) tools.log.warn({ chore: chore.name, ...round, kind: halted.kind }, halted.message);
  else if (round.due > 0) tools.log.info({ chore: chore.name, ...round }, 'chore done');
}
