import type { Chore, ChoreTools } from '../../apps/worker/src/chores/chore.ts';
import { runChore } from '../../apps/worker/src/chores/run-chore.ts';
import { countCalls } from '../../packages/store/src/provider-calls.ts';
import type { Progress } from './progress.ts';

/** The provider's client rests for so long when it was failed three times. */
const REST_MS = 15_000;
/** In a row, without a single task done: then somebody has to look. */
const MOST_RESTS = 20;

export type Outcome = { isWhole: boolean; text: string };

type Filling = {
  chores: readonly Chore[];
  stop: AbortSignal;
  progress: Progress;
  rest: (ms: number) => Promise<void>;
};

/** Does every chore until nothing of it is due, in the order of the table. */
export async function fill(tools: ChoreTools, filling: Filling): Promise<Outcome> {
  const { stop, progress } = filling;
  const chores = filling.chores.filter(({ isEndless }) => !isEndless);
  for (const [index, chore] of chores.entries()) {
    progress.begin(chore.name, { index, of: chores.length });
    const trouble = await finish(tools, chore, filling);
    progress.calls(await countCalls(tools.db, tools.clock.now()));
    progress.end();
    if (stop.aborted) return { isWhole: false, text: 'sync: stopped; the next one goes on from here' };
    if (trouble) return { isWhole: false, text: `sync: ${chore.name}: ${trouble}` };
  }
  return { isWhole: true, text: 'sync: nothing more is due' };
}

/** Why it could not be finished, if so. */
async function finish(
  tools: ChoreTools,
  chore: Chore,
  { stop, progress, rest }: Filling,
): Promise<string | undefined> {
  let rests = 0;
  while (!stop.aborted) {
    const round = await runChore(tools, chore, {
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
