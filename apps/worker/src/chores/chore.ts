import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/clock';
import type { Provider } from '@safira/provider/client';
import { ProviderError } from '@safira/provider/provider-error';
import type { Db } from '@safira/store/db';
import { type AskedKind, saveAsked } from '@safira/store/last-asked';
import type { Lease } from '@safira/store/leases';
import { type Refused, saveRefused } from '@safira/store/quarantine';
import type { Redis } from '@safira/store/redis';
import type { DayShape, Value } from '../planner.ts';

export type ChoreTools = {
  db: Db;
  provider: Provider;
  leagues: number[];
  clock: Clock;
  log: Logger;
  holder: string;
  mediaFolder: string;
  /** All tasks of all chores wait here for their turn. */
  turns: { execute: <T>(task: () => Promise<T>) => Promise<T> };
  /** Absent where nobody has to be told, as in a first filling. */
  redis?: Redis;
};

/** One question and what is done with its answer. It may be done twice, and may fail without harm to the others. */
export type Task = (lease: Lease) => Promise<void>;

export type Chore = {
  name: string;
  value: Value;
  /** In words, for `pnpm quota`. */
  when: string;
  /** How often the list of what is due is read, in the time of the football world. */
  everyMs: number;
  /** Calls a day. */
  calls: (day: DayShape) => number;
  /** Tasks in one round, where the usual number would be too many. */
  round?: number;
  /** What is due now, most urgent first: a question to PostgreSQL. At most so many tasks. */
  due: (tools: ChoreTools, limit: number) => Promise<Task[]>;
};

type Question = { kind: AskedKind; keys: readonly (string | number)[] };

/**
 * Asks, stores, and notes that it was asked. What the provider will not answer is noted too, for it would refuse
 * again; what failed otherwise stays due.
 */
export async function asking(
  { db, clock, log }: ChoreTools,
  { kind, keys }: Question,
  work: () => Promise<{ refused: readonly Refused[] } | void>,
): Promise<void> {
  const now = clock.now();
  try {
    const answer = await work();
    await saveRefused(db, kind, answer?.refused ?? []);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    log.warn({ kind, keys, codes: error.codes }, error.message);
  }
  await saveAsked(db, { kind, keys, now });
}

export function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
