import { ProviderError } from '@safira/provider/provider-error';
import { LeaseLost } from '@safira/store/leases';
import { holdLease } from '../hold-lease.ts';
import { spendAs } from '../ledger.ts';
import { tasksDone } from '../metrics.ts';
import type { SyncJob, JobTools, Task } from './job.ts';

/** A job's own; how many of all of them may be under way is for `turns` to say. */
const AT_ONCE = 4;
/** A round is short, so that what is worth more gets its turn; the rest stays due. */
const ROUND = 50;

export type Round = {
  /** Somebody else is at it. */
  isBusy: boolean;
  due: number;
  done: number;
  failed: number;
  /** What ended the round early: there is no use in asking on. */
  halted?: ProviderError;
};

type Options = { stop: AbortSignal; limit?: number; onDone?: () => void; onDue?: (due: number) => void };

/** Does what is due of one job, by one worker at a time. A task that fails stays due and the others go on. */
export async function runJob(tools: JobTools, job: SyncJob, options: Options): Promise<Round> {
  const { stop, limit = job.round ?? ROUND, onDone, onDue } = options;
  const round: Round = { isBusy: true, due: 0, done: 0, failed: 0 };
  // Most of the time nothing is: that costs a question, and no lease.
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
            else tools.log.warn({ err: error, job: job.name }, 'task failed, and stays due');
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

/** The provider is away, or the calls are spent: the next question would fare no better. */
function isHalting(error: unknown): error is ProviderError {
  return (
    error instanceof ProviderError &&
    (error.kind === 'unavailable' || error.kind === 'rate-limited' || error.kind === 'quota-spent')
  );
}
