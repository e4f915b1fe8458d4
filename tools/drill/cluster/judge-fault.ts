import { setTimeout as wait } from 'node:timers/promises';
import { listMembers } from '@safira/testkit/cluster/database';
import { addressOfHost, apiHosts, edgeHosts, workerHosts } from '@safira/testkit/cluster/hosts';
import type { Secrets } from '@safira/testkit/cluster/secrets';
import { faultOf } from '@safira/testkit/follower';
import { get } from '@safira/testkit/get';
import { until } from '@safira/testkit/until';
import { type Clients, listValidSessions, type Person, readFavourites } from './clients.ts';
import {
  judgeCalls,
  judgeFavourites,
  judgeHead,
  judgeLog,
  judgeScores,
  judgeSessions,
  judgeTerms,
  overlapMs,
} from './judges.ts';
import type { startObservers } from './observers.ts';
import { control, query } from './world.ts';

const HEALED_S = 90;
const ARRIVED_S = 30;

/** Waits until everything is there again, the synchronous standby included; how long it took, undefined for too long. */
export async function healed(): Promise<number | undefined> {
  const begun = performance.now();
  const ports = [
    ...workerHosts.map((host) => `${addressOfHost(host)}:10898`),
    ...apiHosts.map((host) => `${addressOfHost(host)}:10696`),
    ...edgeHosts.map((host) => `${addressOfHost(host)}:8081`),
  ];
  const isHealed = async () => {
    const members = (await listMembers()) ?? [];
    const isRunning = members.every(({ state }) => state === 'running' || state === 'streaming');
    const roles = members.map(({ role }) => role);
    if (members.length < 3 || !isRunning || !roles.includes('leader') || !roles.includes('sync_standby'))
      return false;
    const answers = await Promise.all(
      ports.map((port) => get(`http://${port}/healthz`, { timeoutMs: 1_000 })),
    );
    if (answers.some(({ status }) => status !== 200)) return false;
    await wait(200);
    return true;
  };
  return until('all is healed', isHealed, HEALED_S).then(
    () => (performance.now() - begun) / 1_000,
    () => undefined,
  );
}

export type Evidence = {
  secrets: Secrets;
  clients: Clients;
  people: readonly Person[];
  observers: ReturnType<typeof startObservers>;
  played: readonly number[];
};

/** Every invariant, after healing: one sentence for each that is broken. */
export async function judgeFault(evidence: Evidence): Promise<string[]> {
  const { secrets, clients, people, observers, played } = evidence;
  const log = await listedLog(secrets);
  const end = log.at(-1) ?? 0;
  const { followers } = clients;
  const isThere = () => followers.every(({ follower }) => follower.seq() >= end);
  await until('the followers arrive', isThere, ARRIVED_S).catch(() => {});
  const broken = followers.flatMap(({ follower, start }, n) => {
    if (follower.seq() < end) return [`follower ${n + 1} is at ${follower.seq()}, the log was at ${end}`];
    const reached = log.filter((seq) => seq <= follower.seq());
    const fault = faultOf(follower, { log: reached, start });
    return fault && !fault.startsWith('is at ') ? [`follower ${n + 1}: ${fault}`] : [];
  });
  // Read before the stored numbers, so that none of them can be missing in what was read.
  const reads = [...observers.logReads];
  const stored = await allNumbers(secrets);
  const overlaps = ['live', 'publisher'].flatMap((lease) => {
    const ms = overlapMs(observers.holds, lease);
    return ms > 0 ? [`two workers held ${lease} for ${(ms / 1_000).toFixed(1)} s`] : [];
  });
  return [
    ...broken,
    ...judgeLog(reads, upTo(stored, reads)),
    ...judgeHead(
      followers.map(({ follower }) => follower.seq()),
      stored.at(-1) ?? 0,
    ),
    ...judgeFavourites(clients.history, await readFavourites(people)),
    ...judgeSessions(clients.history, await listValidSessions(clients.tokens)),
    ...judgeTerms(observers.leases),
    ...overlaps,
    ...(await wrongScores(secrets, played)),
    ...(await wrongCalls(secrets)),
    ...(await inventedCancellations(secrets)),
  ];
}

/** Numbers above what the observer has read are too new to be judged. */
const upTo = (stored: readonly number[], reads: readonly { after: number; found: number[] }[]) => {
  const highest = Math.max(0, ...reads.map(({ after, found }) => Math.max(after, ...found)));
  return stored.filter((seq) => seq <= highest);
};

async function allNumbers(secrets: Secrets, where = 'true'): Promise<number[]> {
  const rows = await query<{ seq: string }>(
    secrets,
    `select seq from match_changes where ${where} order by seq`,
  );
  return rows.map(({ seq }) => Number(seq));
}

/** The numbers that every follower receives: of matches well within the days whose changes are pushed. */
const listedLog = (secrets: Secrets) =>
  allNumbers(
    secrets,
    `exists (select 1 from unnest(kickoffs) as at where at between '${secrets.CLOCK_ORIGIN}'::timestamptz - interval '1 day'
      and '${secrets.CLOCK_ORIGIN}'::timestamptz + interval '7 days')`,
  );

const SCORES_S = 20;

async function wrongScores(secrets: Secrets, played: readonly number[]): Promise<string[]> {
  let wrong: string[] = [];
  const areRight = async () => {
    const records = await listRecords(played.slice(-10));
    const rows = await query<{ id: number; score: string }>(
      secrets,
      `select api_id as id, coalesce(home_goals, 0) || '-' || coalesce(away_goals, 0) as score
       from matches where api_id = any($1)`,
      [[...records.keys()]],
    );
    wrong = judgeScores(new Map(rows.map(({ id, score }) => [id, score])), records);
    return wrong.length === 0;
  };
  // Goals go on: for a poll or two the newest one is not stored.
  await until('the scores are stored', areRight, SCORES_S).catch(() => {});
  return wrong;
}

/** The scores as of now. */
async function listRecords(fixtures: readonly number[]): Promise<Map<number, string>> {
  if (fixtures.length === 0) return new Map();
  const { now } = await control<{ now: string }>('live');
  const { records } = await control<{
    records: { fixture: number; goals: { home: number; away: number } | null }[];
  }>(`record?fixtures=${fixtures.join('-')}&at=${now}`);
  return new Map(
    records.flatMap(({ fixture, goals }) => (goals ? [[fixture, `${goals.home}-${goals.away}`]] : [])),
  );
}

async function wrongCalls(secrets: Secrets): Promise<string[]> {
  // In this order: calls that are made in between are counted.
  const { total } = await control<{ total: number }>('calls');
  const [row] = await query<{ calls: string }>(
    secrets,
    'select coalesce(sum(calls), 0) as calls from provider_calls',
  );
  return judgeCalls(Number(row!.calls), total);
}

/** No goal is cancelled in the simulator here. */
async function inventedCancellations(secrets: Secrets): Promise<string[]> {
  const numbers = await allNumbers(secrets, `'goal-cancelled' = any(kinds)`);
  return numbers.length > 0 ? [`goals were cancelled that were not: changes ${numbers.join(', ')}`] : [];
}
