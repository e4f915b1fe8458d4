import { ProviderError } from '@safira/provider/provider-error';
import { LeaseLost } from '@safira/store/coordination/leases';
import { holdLease } from '../hold-lease.ts';
import { spendAs } from '../ledger.ts';
import { tasksDone } from '../metrics.ts';
import type { SyncJob, JobTools, Task } from './job.ts';

/** Tasks of one job at once; `turns` limits them over all jobs. */
const AT_ONCE = 4;
/** A round is short, so that more valuable work gets its turn; the rest stays due. */
const ROUND = 50;

export type Round = {
  /** Another worker is running the job. */
  isBusy: boolean;
  due: number;
  done: number;
  failed: number;
  /** What ended the round early: further requests would fail too. */
  halted?: ProviderError;
};

type Options = { stop: AbortSignal; limit?: number; onDone?: () => void; onDue?: (due: number) => void };

/** Runs the due tasks of one job, in one worker at a time. A task that fails stays due and the others go on. */
export async function runJob(tools: JobTools, job: SyncJob, options: Options): Promise<Round> {
  const { stop, limit = job.round ?? ROUND, onDone, onDue } = options;
  const round: Round = { isBusy: true, due: 0, done: 0, failed: 0 };
  // Most of the time nothing is due: checking first costs one query and no lease.
  if ((await job.due(tools, 1)).length === 0) return { ...round, isBusy: false };
  await holdLease(
    tools,
    {
      name: `job ${job.name}`,
      work: async (lease, signal) => {
        round.isBusy = false;
        const tasks = await job.due(tools, limit);
        round.due = tasks.length;
        onDue?.(tasks.length);
        const attempt = async (task: Task) => {
          try {
            await tools.turns.execute(() => spendAs(job.value, () => task(lease)));
            round.done++;
            onDone?.();
          } catch (error) {
            if (error instanceof LeaseLost) throw error;
            if (isHalting(error)) round.halted = error;
            else tools.log.warn({ err: error, job: job.name }, 'task failed and stays due');
            round.failed++;
          }
        };
        const waiting = tasks.values();
        const takeTurns = async () => {
          for (const task of waiting) {
            if (signal.aborted || round.halted) return;
            await attempt(task);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
      },
    },
    stop,
  );
  tasksDone.inc({ job: job.name, outcome: 'done' }, round.done);
  tasksDone.inc({ job: job.name, outcome: 'failed' }, round.failed);
  return round;
}

/** The provider is unavailable, or the quota is spent: the next request would fail too. */
function isHalting(error: unknown): error is ProviderError {
  return (
    error instanceof ProviderError &&
    (error.kind === 'unavailable' || error.kind === 'rate-limited' || error.kind === 'quota-spent')
  );
}
