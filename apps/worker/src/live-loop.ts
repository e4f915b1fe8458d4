import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/clock';
import { isLiveCode } from '@safira/football/status';
import type { FixturesAnswer, Provider } from '@safira/provider/client';
import { databaseTime, type Db } from '@safira/store/db';
import type { Lease } from '@safira/store/leases';
import { listFollowed } from '@safira/store/matches';
import { saveCallsTold } from '@safira/store/provider-calls';
import { saveRefused } from '@safira/store/quarantine';
import { saveObservations } from '@safira/store/save-observations';
import type { Fault } from './faults.ts';
import { changesStored, pollsDone } from './metrics.ts';
import { liveEverySeconds } from './planner.ts';
import { sleep } from './sleep.ts';

export type LiveTools = {
  db: Db;
  provider: Provider;
  leagues: number[];
  clock: Clock;
  log: Logger;
  fault: Fault;
};

/** With nothing being played or about to be; less than the time before a kick-off from which a match is followed. */
const QUIET_EVERY_S = 300;
/** How often a match that is due but not reported as live is asked for by its id. */
const DUE_MS = 60_000;

/** Asks for everything being played, over and over, while the lease holds. */
export async function followLive(tools: LiveTools, lease: Lease, signal: AbortSignal): Promise<void> {
  const askedAt = new Map<number, number>();
  while (!signal.aborted) {
    const started = performance.now();
    let isQuiet = false;
    try {
      isQuiet = (await pollLive(tools, { lease, askedAt })) === 0;
      await believeProvider(tools);
      pollsDone.inc({ outcome: 'ok' });
    } catch (error) {
      pollsDone.inc({ outcome: 'failed' });
      tools.log.warn({ err: error }, 'live poll failed');
    }
    const everyS = isQuiet
      ? QUIET_EVERY_S
      : liveEverySeconds({ ...tools.provider.state(), now: tools.clock.now() });
    await sleep((everyS * 1_000) / tools.clock.speed - (performance.now() - started), signal);
  }
}

/**
 * One round: one call for all live matches, and the followed ones it leaves out by their ids.
 * Gives back how many matches are followed now.
 */
export async function pollLive(
  tools: LiveTools,
  { lease, askedAt }: { lease: Lease; askedAt: Map<number, number> },
): Promise<number> {
  const { db, provider, leagues, clock } = tools;
  const now = clock.now();
  const answered = await observe(tools, { lease, ask: () => provider.liveFixtures({ leagues }) });
  const followed = await listFollowed(db, now);
  const missing = followed.filter(({ id, kickoff, status }) => {
    if (answered.has(id) || kickoff > now) return false;
    return isLiveCode(status) || now - (askedAt.get(id) ?? 0) >= DUE_MS;
  });
  if (missing.length === 0) return followed.length;
  for (const { id } of missing) askedAt.set(id, now);
  await observe(tools, { lease, ask: () => provider.fixturesById(missing.map(({ id }) => id)) });
  return followed.length;
}

/** The key may be used elsewhere too, or the ledger be new: where the provider counts more, it is right. */
async function believeProvider({ db, provider, clock }: LiveTools): Promise<void> {
  const { limit, remaining } = provider.state();
  if (limit === null || remaining === null) return;
  await saveCallsTold(db, { used: limit - remaining, now: clock.now() });
}

/** Asks, stores what is different, and gives back which matches the answer spoke of. */
async function observe(
  { db, log, fault }: LiveTools,
  { lease, ask }: { lease: Lease; ask: () => Promise<FixturesAnswer> },
): Promise<Set<number>> {
  const observedAt = await databaseTime(db);
  const { observations, refused } = await ask();
  fault('holding-lease');
  const changed = await saveObservations(db, { observations, observedAt, lease });
  if (changed.length > 0) fault('after-commit');
  changesStored.inc(changed.length);
  await saveRefused(db, 'fixtures', refused);
  if (refused.length > 0)
    log.warn({ refused: refused.map(({ id, reason }) => ({ id, reason })) }, 'items refused');
  return new Set(observations.map(({ match }) => match.id));
}
