import type { Logger } from '@safira/operations/log';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Clock } from '@safira/football/clock';
import { addDays, dateIn } from '@safira/football/days';
import { isFollowed } from '@safira/football/follow';
import { DEFAULT_ZONE } from '@safira/football/zone-classes';
import type { FixturesAnswer, Provider } from '@safira/provider/client';
import { databaseTime, type Db } from '@safira/store/db';
import { type Lease, releaseLease, takeLease } from '@safira/store/leases';
import { deleteToldChanges } from '@safira/store/match-changes';
import { saveRefused } from '@safira/store/quarantine';
import { type syncJobs, type SyncJobName } from '@safira/store/queues';
import { saveObservations } from '@safira/store/save-observations';

export type JobTools = {
  db: Db;
  provider: Provider;
  leagues: number[];
  clock: Clock;
  log: Logger;
  holder: string;
};

type Payload<N extends SyncJobName> = z.output<(typeof syncJobs)[N]>;

/** What each job does; the compiler refuses a name without a handler. */
export const jobs: { [N in SyncJobName]: (tools: JobTools, payload: Payload<N>) => Promise<void> } = {
  'sync-days': async (tools, { from, to }) => {
    const today = dateIn(DEFAULT_ZONE, tools.clock.now());
    for (let day = from; day <= to; day++) {
      const ask = () => tools.provider.fixturesByDate({ date: addDays(today, day), timezone: DEFAULT_ZONE });
      await syncMatches(tools, ask);
    }
  },
  'sync-seasons': async (tools) => {
    const season = seasonAt(tools.clock.now());
    for (const league of tools.leagues) {
      await syncMatches(tools, () => tools.provider.fixturesBySeason({ league, season }));
    }
  },
  'prune-changes': async ({ db, log }) => {
    const deleted = await deleteToldChanges(db, { olderThanMs: KEEP_CHANGES_MS });
    log.info({ deleted }, 'told changes pruned');
  },
};

const KEEP_CHANGES_MS = 3_600_000;
/** Longer than a call with its retries; what is written later than that is refused, and the job tried again. */
const SYNC_TTL_MS = 30_000;
const SYNC_RETRY_MS = 1_000;

/** Stores what is different, except in matches that the live loop follows: those are its alone. */
async function syncMatches(tools: JobTools, ask: () => Promise<FixturesAnswer>): Promise<void> {
  const { db, leagues, clock } = tools;
  await underLease(tools, async (lease) => {
    const observedAt = await databaseTime(db);
    const { observations, refused } = await ask();
    await saveObservations(db, {
      observations: observations.filter(({ match }) => leagues.includes(match.competitionId)),
      observedAt,
      lease,
      skip: ({ kickoff, status }) =>
        isFollowed({ kickoff: kickoff.getTime(), status: status.short }, clock.now()),
    });
    await saveRefused(db, 'fixtures', refused);
  });
}

/** One synchronising writer at a time. One that died keeps the others waiting until its lease lapses, no longer. */
async function underLease({ db, holder }: JobTools, work: (lease: Lease) => Promise<void>): Promise<void> {
  const lease = await waitForLease(db, holder);
  try {
    await work(lease);
  } finally {
    await releaseLease(db, lease);
  }
}

async function waitForLease(db: Db, holder: string): Promise<Lease> {
  const deadline = performance.now() + SYNC_TTL_MS + SYNC_RETRY_MS;
  while (performance.now() < deadline) {
    const lease = await takeLease(db, {
      name: 'sync',
      holder: `${holder} ${randomUUID()}`,
      ttlMs: SYNC_TTL_MS,
    });
    if (lease) return lease;
    await wait(SYNC_RETRY_MS);
  }
  throw new Error('another worker is synchronising');
}

/** The provider names a season by the year it starts in; ours start in the second half of the year. */
function seasonAt(now: number): number {
  const date = new Date(now);
  return date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
}
