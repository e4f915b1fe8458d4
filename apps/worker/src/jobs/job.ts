import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/clock';
import type { Provider } from '@safira/provider/client';
import { ProviderError } from '@safira/provider/provider-error';
import type { VideoSite } from '@safira/provider/videos/video-site';
import type { Db } from '@safira/store/db';
import { type SyncedKind, saveSynced } from '@safira/store/last-synced';
import { type Lease, LeaseLost } from '@safira/store/leases';
import { type Refused, saveRefused } from '@safira/store/quarantine';
import type { Redis } from '@safira/store/redis';
import type { MediaFetch } from '../pictures/media-fetch.ts';
import type { DayShape, Value } from '../planner.ts';

/** DLG-11: where films come from: official channels alone. */
export type Films = { site: VideoSite; channels: readonly string[] };

export type JobTools = {
  db: Db;
  provider: Provider;
  leagues: number[];
  clock: Clock;
  log: Logger;
  holder: string;
  mediaFolder: string;
  /** Absent: from the standard hosts alone. */
  fetchMedia?: MediaFetch;
  /** All tasks of all jobs wait here for their turn. */
  turns: { execute: <T>(task: () => Promise<T>) => Promise<T> };
  /** What could lately not be stored, and until when it is left alone. */
  setbacks: Map<string, { times: number; until: number }>;
  /** Absent where nobody has to be told, as in a first filling. */
  redis?: Redis;
  /** Absent without a key for the site. */
  films?: Films;
};

/** One question and what is done with its answer. It may be done twice, and may fail without harm to the others. */
export type Task = (lease: Lease) => Promise<void>;

export type SyncJob = {
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
  /** A filling, which ends when nothing is due, leaves it out: it always finds work, or asks somebody else. */
  isEndless?: true;
  /** What is due now, most urgent first: a question to PostgreSQL. At most so many tasks. */
  due: (tools: JobTools, limit: number) => Promise<Task[]>;
};

type Question = { kind: SyncedKind; keys: readonly (string | number)[] };

/** How long something is left alone that was asked for and could not be stored: doubled each time, at most a day. */
const SETBACK_MS = 5 * 60_000;
const LONGEST_SETBACK_MS = 24 * 3_600_000;

/**
 * Asks, stores, and notes that it was asked. What the provider will not answer is noted too, for it would refuse
 * again; what failed otherwise stays due.
 */
export async function fetchAndRecord(
  tools: JobTools,
  { kind, keys }: Question,
  work: () => Promise<{ refused: readonly Refused[] } | void>,
): Promise<void> {
  const { db, clock, log } = tools;
  await withSetbacks(tools, `${kind} ${keys.join(' ')}`, async () => {
    const now = clock.now();
    try {
      const answer = await work();
      await saveRefused(db, kind, answer?.refused ?? []);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      log.warn({ kind, keys, codes: error.codes }, error.message);
    }
    await saveSynced(db, { kind, keys, now });
  });
}

/** What fails here although the provider answered would fail again: it must not cost a call every minute. */
export async function withSetbacks(
  { clock, setbacks }: Pick<JobTools, 'clock' | 'setbacks'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const { times = 0, until = 0 } = setbacks.get(name) ?? {};
  if (now < until) throw new Error(`${name} could not be stored, and is left alone for a while`);
  try {
    await work();
    setbacks.delete(name);
  } catch (error) {
    const isOurs = !(error instanceof ProviderError) && !(error instanceof LeaseLost);
    const pause = Math.min(SETBACK_MS * 2 ** times, LONGEST_SETBACK_MS);
    if (isOurs) setbacks.set(name, { times: times + 1, until: now + pause });
    throw error;
  }
}
