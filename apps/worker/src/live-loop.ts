import type { Logger } from '@safira/operations/log';
import type { Clock } from '@safira/football/clock';
import { isStuck } from '@safira/football/follow';
import { isLiveCode } from '@safira/football/status';
import type { FixturesAnswer, Provider } from '@safira/provider/client';
import { ProviderError } from '@safira/provider/provider-error';
import { databaseTime, type Db } from '@safira/store/db';
import type { Lease } from '@safira/store/leases';
import { listFollowed } from '@safira/store/matches';
import { saveReportedCalls } from '@safira/store/provider-calls';
import { type DataAge, makeDataAge } from './data-age.ts';
import type { Fault } from './faults.ts';
import type { Duty } from './hold-lease.ts';
import { changesStored, pollsDone, stuckMatches } from './metrics.ts';
import { DETAILS_EVERY_POLLS, liveEverySeconds } from './planner.ts';
import type { Progress } from './progress.ts';
import { saveReports } from './save-reports.ts';
import { sleep } from './sleep.ts';

export type LiveTools = {
  db: Db;
  provider: Provider;
  leagues: number[];
  clock: Clock;
  log: Logger;
  fault: Fault;
  progress?: Progress;
};

/** Its lease, and its name where progress is noted. */
const LIVE = 'live';

/** The duty of following what is played, and what its holder reports of it. */
export function liveDuty(tools: LiveTools): Duty {
  let age = makeDataAge();
  return {
    name: LIVE,
    work: (lease, signal) => {
      age = makeDataAge(); // what was known under an earlier term may be older than what others told since
      return followLive({ ...tools, age }, lease, signal);
    },
    report: () => {
      const { state, remaining, lastSuccessAt } = tools.provider.state();
      const asOf = age.asOf(Date.now());
      return {
        newest: lastSuccessAt === null ? null : new Date(lastSuccessAt).toISOString(),
        provider: { state, remaining },
        ...(asOf !== undefined && { asOf: new Date(asOf).toISOString() }),
      };
    },
  };
}

/** What one round remembers for the next. */
export type PollState = {
  polls: number;
  /** When a match was last asked for by its id. */
  askedAt: Map<number, number>;
};

export const initialPollState = (): PollState => ({ polls: 0, askedAt: new Map() });

/** A round takes seconds; with a provider that answers each call just in time, two minutes. */
const ROUND_MS = 180_000;
/** With nothing being played or about to be; less than the time before a kick-off from which a match is followed. */
const QUIET_EVERY_S = 300;
/** While the provider does not answer: with the rest that its client takes, less than the interval. */
const AGAIN_EVERY_S = 5;
/** How often a match that is due but not reported as live is asked for by its id. */
const DUE_MS = 60_000;
/** How often one that should have ended long ago is. */
const STUCK_MS = 5 * 60_000;
/** Then an operator should know. */
const FORGOTTEN_MS = 4 * 3_600_000;

type AgingTools = LiveTools & { age: DataAge };

/** Asks for everything being played, over and over, while the lease holds. */
async function followLive(tools: AgingTools, lease: Lease, signal: AbortSignal): Promise<void> {
  const memory = initialPollState();
  while (!signal.aborted) {
    const started = performance.now();
    tools.progress?.note(LIVE, ROUND_MS);
    const everyS = await pollOnce(tools, { lease, memory });
    const pauseMs = (everyS * 1_000) / tools.clock.speed - (performance.now() - started);
    tools.progress?.note(LIVE, pauseMs + ROUND_MS);
    await sleep(pauseMs, signal);
  }
}

/** How long to wait then, in seconds of the football world. */
async function pollOnce(tools: AgingTools, round: { lease: Lease; memory: PollState }): Promise<number> {
  const askedAt = Date.now();
  tools.age.asked();
  const interval = () => liveEverySeconds({ ...tools.provider.state(), now: tools.clock.now() });
  try {
    const followed = await pollLive(tools, round);
    tools.age.answered(askedAt, { followed });
    await reconcileQuota(tools);
    pollsDone.inc({ outcome: 'ok' });
    return followed === 0 ? QUIET_EVERY_S : interval();
  } catch (error) {
    pollsDone.inc({ outcome: 'failed' });
    tools.log.warn({ err: error }, 'live poll failed');
    const isSpent = error instanceof ProviderError && error.kind === 'quota-spent';
    return isSpent ? interval() : AGAIN_EVERY_S;
  }
}

/**
 * One round: one call for all live matches; the followed ones it leaves out by their ids, and every fourth time
 * all of them, for line-ups, statistics and players. Gives back how many matches are followed now.
 */
export async function pollLive(
  tools: LiveTools,
  { lease, memory }: { lease: Lease; memory: PollState },
): Promise<number> {
  const { db, provider, leagues, clock } = tools;
  const now = clock.now();
  const answered = await observe(tools, { lease, ask: () => provider.liveFixtures({ leagues }) });
  const followed = await listFollowed(db, now);
  stuckMatches.set(followed.filter(({ kickoff }) => now - kickoff > FORGOTTEN_MS).length);

  const { askedAt } = memory;
  const withDetails = memory.polls++ % DETAILS_EVERY_POLLS === 0;
  const asked = followed.filter((match) => {
    const { id, kickoff, status } = match;
    const since = now - (askedAt.get(id) ?? -Infinity);
    if (isStuck(match, now)) return since >= STUCK_MS;
    if (answered.has(id)) return withDetails;
    return kickoff <= now && (isLiveCode(status) || since >= DUE_MS);
  });
  for (const { id } of asked) askedAt.set(id, now);
  for (const id of askedAt.keys()) if (!followed.some((match) => match.id === id)) askedAt.delete(id);
  if (asked.length > 0) {
    await observe(tools, { lease, ask: () => provider.fixturesById(asked.map(({ id }) => id)) });
  }
  return followed.length;
}

/** The key may be used elsewhere too, or the ledger be new: where the provider counts more, it is right. */
async function reconcileQuota({ db, provider, clock }: LiveTools): Promise<void> {
  const { limit, remaining } = provider.state();
  if (limit === null || remaining === null) return;
  await saveReportedCalls(db, { used: limit - remaining, now: clock.now() });
}

/** Asks, stores what is different, and gives back which matches the answer spoke of. */
async function observe(
  { db, log, fault }: LiveTools,
  { lease, ask }: { lease: Lease; ask: () => Promise<FixturesAnswer> },
): Promise<Set<number>> {
  const observedAt = await databaseTime(db);
  const answer = await ask();
  fault('holding-lease');
  const changed = await saveReports(db, { answer, observedAt, lease });
  if (changed.length > 0) fault('after-commit');
  changesStored.inc(changed.length);
  const { observations, refused } = answer;
  if (refused.length > 0)
    log.warn({ refused: refused.map(({ id, reason }) => ({ id, reason })) }, 'items refused');
  return new Set(observations.map(({ match }) => match.id));
}
