import type { SyncJob, JobTools } from '../../apps/worker/src/jobs/job.ts';
import { runJob } from '../../apps/worker/src/jobs/run-job.ts';
import { countCalls } from '@safira/store/sync/provider-calls';
import type { Progress } from './progress.ts';

/** How long the circuit breaker of the provider's client stays open after three failures. */
const REST_MS = 15_000;
/** In a row, without a single task done: then it gives up, and an operator has to look. */
const MOST_RESTS = 20;

export type Outcome = { isWhole: boolean; text: string };

type Filling = {
  jobs: readonly SyncJob[];
  stop: AbortSignal;
  progress: Progress;
  rest: (ms: number) => Promise<void>;
};

/** Runs every job, in the order of the table, until nothing of it is due. */
export async function fill(tools: JobTools, filling: Filling): Promise<Outcome> {
  const { stop, progress } = filling;
  const jobs = filling.jobs.filter(({ isEndless }) => !isEndless);
  for (const [index, job] of jobs.entries()) {
    progress.begin(job.name, { index, of: jobs.length });
    const trouble = await finish(tools, job, filling);
    progress.calls(await countCalls(tools.db, tools.clock.now()));
    progress.end();
    if (stop.aborted) return { isWhole: false, text: 'sync: stopped; the next one goes on from here' };
    if (trouble) return { isWhole: false, text: `sync: ${job.name}: ${trouble}` };
  }
  return { isWhole: true, text: 'sync: nothing more is due' };
}

/** Returns why the job could not be finished; undefined if it was. */
async function finish(
  tools: JobTools,
  job: SyncJob,
  { stop, progress, rest }: Filling,
): Promise<string | undefined> {
  let rests = 0;
  while (!stop.aborted) {
    const round = await runJob(tools, job, {
      stop,
      limit: 100_000,
      onDue: progress.due,
      onDone: () => {
        progress.done();
        void countCalls(tools.db, tools.clock.now()).then(progress.calls, () => 0);
      },
    });
    if (round.due === 0 && !round.isBusy) return undefined;
    if (round.halted?.kind === 'quota-spent')
      return 'the calls that history may take today are spent; run it again tomorrow, or let the worker go on';
    if (round.failed === 0 && !round.isBusy) continue;
    rests = round.done > 0 ? 0 : rests + 1;
    if (rests > MOST_RESTS) return 'no answer for too long, or one that cannot be stored: see the log';
    progress.rest(round.isBusy ? 'a worker is at it' : 'the provider rests');
    await rest(REST_MS / tools.clock.speed);
  }
  return undefined;
}
