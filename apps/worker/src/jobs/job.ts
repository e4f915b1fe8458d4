import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/time/clock';
import type { Provider } from '@safira/provider/client';
import { ProviderError } from '@safira/provider/provider-error';
import type { VideoSite } from '@safira/provider/videos/video-site';
import type { Db } from '@safira/store/db';
import { type SyncedKind, saveSynced } from '@safira/store/sync/last-synced';
import { type Lease, LeaseLost } from '@safira/store/coordination/leases';
import { type Refused, saveRefused } from '@safira/store/sync/quarantine';
import type { Redis } from '@safira/store/redis';
import type { GuideSource } from '../guides/guide-source.ts';
import type { MediaFetch } from '../pictures/media-fetch.ts';
import type { DayShape, Value } from '../planner.ts';

/** DLG-11: highlights come from official channels only. */
export type VideoSource = { site: VideoSite; channels: readonly string[] };

export type JobTools = {
  db: Db;
  provider: Provider;
  leagues: number[];
  clock: Clock;
  log: Logger;
  holder: string;
  mediaFolder: string;
  /** Without it, pictures are fetched from the standard hosts only. */
  fetchMedia?: MediaFetch;
  /** Limits how many tasks run at once, over all jobs. */
  turns: { execute: <T>(task: () => Promise<T>) => Promise<T> };
  /** By name of the request: how often its answer could not be stored, and until when it is not tried again. */
  setbacks: Map<string, { times: number; until: number }>;
  /** Absent where no API process has to be notified, as in a first fill. */
  redis?: Redis;
  /** Absent without an API key for the video site. */
  videos?: VideoSource;
  /** OURS-17: absent without any configured guide. */
  guides?: GuideSource;
};

/** One request to the provider, and storing its answer. It may run twice, and may fail without harm to the others. */
export type Task = (lease: Lease) => Promise<void>;

export type SyncJob = {
  name: string;
  value: Value;
  /** In words, for `pnpm quota`. */
  when: string;
  /** How often the due tasks are listed, in the time of the football world's clock. */
  everyMs: number;
  /** Provider calls a day. */
  calls: (day: DayShape) => number;
  /** Tasks in one round, where the default would be too many. */
  round?: number;
  /** `pnpm sync` ends when nothing is due, so it skips a job that always has work or calls another site. */
  isEndless?: true;
  /** What is due now according to PostgreSQL, most urgent first, at most `limit` tasks. */
  due: (tools: JobTools, limit: number) => Promise<Task[]>;
};

type SyncTarget = { kind: SyncedKind; keys: readonly (string | number)[] };

/** Back-off for an answer that was fetched and could not be stored: doubled each time, at most a day. */
const SETBACK_MS = 5 * 60_000;
const LONGEST_SETBACK_MS = 24 * 3_600_000;

/**
 * Fetches, stores, and records the time of the sync. A request that the provider refuses is recorded too, because it
 * would be refused again; after any other failure the target stays due.
 */
export async function fetchAndRecord(
  tools: JobTools,
  { kind, keys }: SyncTarget,
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

/** An answer that could not be stored would fail again: backing off keeps it from costing a call every minute. */
export async function withSetbacks(
  { clock, setbacks }: Pick<JobTools, 'clock' | 'setbacks'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const { times = 0, until = 0 } = setbacks.get(name) ?? {};
  if (now < until) throw new Error(`${name} could not be stored: backing off`);
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
