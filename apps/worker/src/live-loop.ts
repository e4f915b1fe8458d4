import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/time/clock';
import { isStuck } from '@safira/football/live/follow';
import { isLiveCode } from '@safira/football/matches/status';
import type { FixturesAnswer, Provider } from '@safira/provider/client';
import { ProviderError } from '@safira/provider/provider-error';
import { databaseTime, type Db } from '@safira/store/db';
import type { Lease } from '@safira/store/coordination/leases';
import { listFollowed } from '@safira/store/matches/matches';
import { saveReportedCalls } from '@safira/store/sync/provider-calls';
import { type DataAge, makeDataAge } from './data-age.ts';
import type { Fault } from './faults.ts';
import type { Duty } from './hold-lease.ts';
import { changesStored, dataAsOf, pollsDone, stuckMatches } from './metrics.ts';
import { DETAILS_EVERY_POLLS, liveEverySeconds } from './planner.ts';
import type { Progress } from './progress.ts';
import { saveObservedMatches } from './save-observed-matches.ts';
import { sleep } from './sleep.ts';

export type LiveTools = {
  db: Db;
  provider: Provider;
  leagues: number[];
  clock: Clock;
  log: Logger;
  fault: Fault;
  progress?: Progress;
  /** In real time, whatever the clock's speed: after this long without a complete poll the duty fails. */
  failingMs?: number;
};

/** Also when the provider answers others: this worker may be cut off from it. */
const FAILING_MS = 30_000;

/** The name of its lease, and of the loop where progress is noted. */
const LIVE = 'live';

/** The duty of following live matches, and the report that its holder stores with the lease. */
export function liveDuty(tools: LiveTools): Duty {
  let age = makeDataAge();
  let attempt: Attempt = {};
  return {
    name: LIVE,
    work: (lease, signal) => {
      age = makeDataAge(); // other holders may have reported newer data since our last term
      attempt = {};
      return followLive({ ...tools, age, attempt }, lease, signal);
    },
    isFailing: () =>
      attempt.since !== undefined && performance.now() - attempt.since >= (tools.failingMs ?? FAILING_MS),
    report: () => {
      const { state, remaining, lastSuccessAt } = tools.provider.state();
      const asOf = noteAge(age);
      return {
        newest: lastSuccessAt === null ? null : new Date(lastSuccessAt).toISOString(),
        provider: { state, remaining },
        ...(asOf !== undefined && { asOf: new Date(asOf).toISOString() }),
      };
    },
  };
}

/** Its metric is exact; the report of the lease, which the API reads, is up to a renewal behind. */
function noteAge(age: DataAge): number | undefined {
  const asOf = age.asOf(Date.now());
  if (asOf !== undefined) dataAsOf.set({ source: 'worker' }, asOf / 1_000);
  return asOf;
}

/** Since when polls have begun and none was complete. */
type Attempt = { since?: number | undefined };

/** State that one poll keeps for the next. */
export type PollState = {
  polls: number;
  /** When a match was last fetched by its id. */
  fetchedAt: Map<number, number>;
};

export const initialPollState = (): PollState => ({ polls: 0, fetchedAt: new Map() });

/** A poll takes seconds; with a provider that answers each call just before its timeout, two minutes. */
const ROUND_MS = 180_000;
/** With no match live or about to begin. Less than the lead time before kick-off at which a match becomes followed. */
const QUIET_EVERY_S = 300;
/** While the provider does not answer: with the pause that its client makes, less than the interval. */
const AGAIN_EVERY_S = 5;
/** How often a match that is due but not in the live list is fetched by its id. */
const DUE_MS = 60_000;
/** How often a match that should have ended long ago is fetched by its id. */
const STUCK_MS = 5 * 60_000;
/** After this a match counts as stuck in the metrics, for an operator to look at. */
const FORGOTTEN_MS = 4 * 3_600_000;

type AgingTools = LiveTools & { age: DataAge; attempt: Attempt };

/** Polls the live matches while the lease is held. A poll that is under way when it ends makes no further step. */
async function followLive(tools: AgingTools, lease: Lease, signal: AbortSignal): Promise<void> {
  const memory = initialPollState();
  const ended = new Promise<number>((resolve) => {
    signal.addEventListener('abort', () => resolve(0), { once: true });
  });
  while (!signal.aborted) {
    const started = performance.now();
    tools.progress?.note(LIVE, ROUND_MS);
    const everyS = await Promise.race([pollOnce(tools, { lease, memory, signal }), ended]);
    const pauseMs = (everyS * 1_000) / tools.clock.speed - (performance.now() - started);
    tools.progress?.note(LIVE, pauseMs + ROUND_MS);
    await sleep(pauseMs, signal);
  }
}

type Round = { lease: Lease; memory: PollState; signal?: AbortSignal };

/** Returns how long to wait until the next poll, in seconds of the football world's clock. */
async function pollOnce(tools: AgingTools, round: Round): Promise<number> {
  const startedAt = Date.now();
  tools.age.started();
  tools.attempt.since ??= performance.now();
  const interval = () => liveEverySeconds({ ...tools.provider.state(), now: tools.clock.now() });
  try {
    const followed = await pollLive(tools, round);
    tools.attempt.since = undefined;
    tools.age.answered(startedAt, { followed });
    noteAge(tools.age);
    await reconcileQuota(tools);
    pollsDone.inc({ outcome: 'ok' });
    return followed === 0 ? QUIET_EVERY_S : interval();
  } catch (error) {
    if (round.signal?.aborted) return 0;
    pollsDone.inc({ outcome: 'failed' });
    tools.log.warn({ err: error }, 'live poll failed');
    const isSpent = error instanceof ProviderError && error.kind === 'quota-spent';
    if (isSpent) tools.attempt.since = undefined; // all workers share the quota
    return isSpent ? interval() : AGAIN_EVERY_S;
  }
}

/**
 * One poll: one call for all live matches. Followed matches missing from it are fetched by their ids, and every fourth
 * time all followed matches are, for line-ups, statistics and players. Returns how many matches are followed now.
 */
export async function pollLive(tools: LiveTools, { lease, memory, signal }: Round): Promise<number> {
  const { db, provider, leagues, clock } = tools;
  const now = clock.now();
  const answered = await observe(tools, {
    lease,
    signal,
    fetchMatches: () => provider.liveFixtures({ leagues }),
  });
  const followed = await listFollowed(db, now);
  stuckMatches.set(followed.filter(({ kickoff }) => now - kickoff > FORGOTTEN_MS).length);

  const { fetchedAt } = memory;
  const withDetails = memory.polls++ % DETAILS_EVERY_POLLS === 0;
  const toFetch = followed.filter((match) => {
    const { id, kickoff, status } = match;
    const since = now - (fetchedAt.get(id) ?? -Infinity);
    if (isStuck(match, now)) return since >= STUCK_MS;
    if (answered.has(id)) return withDetails;
    return kickoff <= now && (isLiveCode(status) || since >= DUE_MS);
  });
  for (const { id } of toFetch) fetchedAt.set(id, now);
  for (const id of fetchedAt.keys()) if (!followed.some((match) => match.id === id)) fetchedAt.delete(id);
  if (toFetch.length > 0) {
    const ids = toFetch.map(({ id }) => id);
    await observe(tools, { lease, signal, fetchMatches: () => provider.fixturesById(ids) });
  }
  return followed.length;
}

/** The API key may be used elsewhere too, or the ledger may be new: where the provider counts more, it is right. */
async function reconcileQuota({ db, provider, clock }: LiveTools): Promise<void> {
  const { limit, remaining } = provider.state();
  if (limit === null || remaining === null) return;
  await saveReportedCalls(db, { used: limit - remaining, now: clock.now() });
}

type Observing = {
  lease: Lease;
  signal: AbortSignal | undefined;
  fetchMatches: () => Promise<FixturesAnswer>;
};

/** Fetches, stores what is different, and returns the ids of the matches in the answer. */
async function observe(
  { db, log, fault, clock }: LiveTools,
  { lease, signal, fetchMatches }: Observing,
): Promise<Set<number>> {
  const observedAt = await databaseTime(db);
  signal?.throwIfAborted();
  const answer = await fetchMatches();
  signal?.throwIfAborted();
  fault('holding-lease');
  const changed = await saveObservedMatches(db, { answer, observedAt, lease, clock });
  if (changed.length > 0) fault('after-commit');
  changesStored.inc(changed.length);
  const { observations, refused } = answer;
  if (refused.length > 0)
    log.warn({ refused: refused.map(({ id, reason }) => ({ id, reason })) }, 'items refused');
  return new Set(observations.map(({ match }) => match.id));
}
