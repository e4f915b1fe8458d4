import type { Clock } from '@safira/football/time/clock';
import type { Logger } from '@safira/operations/log';
import type { Db } from '@safira/store/db';
import { listChanges } from '@safira/store/matches/changes';
import { findMark, type Kind } from '@safira/store/news/automatic';
import type { Fault } from '../faults.ts';
import { headOf } from '../messages.ts';
import type { Progress } from '../progress.ts';

export type AutomaticTools = {
  db: Db;
  clock: Clock;
  log: Logger;
  fault: Fault;
  /** The followed competitions. */
  leagues: readonly number[];
  waitForChanges: (ms: number, signal: AbortSignal) => Promise<void>;
  progress?: Progress;
};

type Steps = {
  /** Stores what changed together with the cursor. */
  take: (changed: { ids: readonly number[]; seq: number; now: number }) => Promise<void>;
  /** What becomes due by time alone. */
  plan?: (now: number) => Promise<void>;
  /** Writes what is due; returns how many it looked at. */
  write: (now: number) => Promise<number>;
};

const ROUND_MS = 60_000;
/** How long what has become due waits at most. */
export const TICK_MS = 5_000;
const BATCH = 500;

/**
 * OURS-21: reads the change log from a cursor of its own and writes what is due. Each step is one transaction, so that a
 * worker that is killed anywhere leaves either nothing or the whole step behind.
 */
export async function consumeLog(
  tools: AutomaticTools,
  { kind, take, plan, write }: Steps & { kind: Kind },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, fault } = tools;
  let mark = await findMark(db, kind);
  while (!signal.aborted) {
    tools.progress?.note(kind, ROUND_MS);
    const run = await listChanges(db, { after: mark, limit: BATCH });
    const changed = [
      ...run.changes.map(({ change }) => change.matchId),
      ...run.unreadable.map(({ matchId }) => matchId),
    ];
    if (changed.length > 0) {
      mark = headOf(run);
      await take({ ids: [...new Set(changed)], seq: mark, now: clock.now() });
    }
    await plan?.(clock.now());
    if (changed.length > 0) fault(`${kind}-noted`);
    const looked = await write(clock.now());
    if (changed.length < BATCH && looked === 0) await tools.waitForChanges(TICK_MS, signal);
  }
}
