import { findPrimary, findSyncStandby } from '@safira/testkit/cluster/database';
import {
  cut,
  cutFromAll,
  freeze,
  heal,
  lose,
  powerOff,
  powerOn,
  skew,
  slow,
  wake,
} from '@safira/testkit/cluster/faults';
import { databaseHosts, type Host, isHost, redisHosts, workerHosts } from '@safira/testkit/cluster/hosts';
import { findRedisPrimary } from '@safira/testkit/cluster/redis-nodes';
import type { Secrets } from '@safira/testkit/cluster/secrets';
import { query } from './world.ts';

/** Does harm and returns the function that ends it, with the host that it met. */
export type Fault = {
  name: string;
  /** The longest push silence that is promised, in seconds; undefined where nothing is promised. */
  silenceS?: number;
  begin: (secrets: Secrets) => Promise<{ host: Host; end: () => Promise<unknown> }>;
};

type Find = (secrets: Secrets) => Promise<Host>;

const found = (what: string, host: Host | undefined): Host => {
  if (!host) throw new Error(`no ${what} was found`);
  return host;
};
const database: Find = async () => found('primary', await findPrimary());
const redis: Find = async (secrets) => found('primary of Redis', findRedisPrimary(secrets));
/** The holder of `live`; most of the time it holds the other leases too. */
const worker: Find = async (secrets) => {
  const [row] = await query<{ holder: string }>(
    secrets,
    `select holder from leases where name = 'live' and expires_at > clock_timestamp()`,
  );
  return found('holder of live', row && isHost(row.holder) ? row.holder : undefined);
};
const api: Find = async () => 'api1';
const edge: Find = async () => 'edge1';

type Way = (host: Host, secrets: Secrets) => Promise<() => unknown>;

const SLOW_MS = 50;
const LOSS_PERCENT = 5;
const SKEW_S = 5;

const kill: Way = async (host, secrets) => {
  await powerOff(host);
  return () => powerOn(host, secrets);
};
const suspend: Way = async (host) => {
  freeze(host);
  return () => wake(host);
};
const isolate: Way = async (host) => {
  cutFromAll(host);
  return heal;
};
const cutFrom =
  (others: (host: Host) => readonly Host[] | Promise<readonly Host[]>, isOneWay = false): Way =>
  async (host) => {
    cut(host, await others(host), { isOneWay });
    return heal;
  };
const delay: Way = (host) => slow(host, SLOW_MS);
const drop: Way = async (host) => {
  lose(host, LOSS_PERCENT);
  return heal;
};
const misdate =
  (seconds: number): Way =>
  async (host) => {
    skew(host, seconds);
    return () => skew(host, 0);
  };

const DATABASE_S = 25;
const NEIGHBOUR_S = 5;
const HOLDER_S = 35;

const fault = (name: string, [find, way, silenceS]: [Find, Way, number?]): Fault => ({
  name,
  ...(silenceS !== undefined && { silenceS }),
  begin: async (secrets) => {
    const host = await find(secrets);
    const end = await way(host, secrets);
    return { host, end: async () => end() };
  },
});

const standby = async () => [found('synchronous standby', await findSyncStandby())];
const otherDatabases = (host: Host) => databaseHosts.filter((one) => one !== host);

export const faults: readonly Fault[] = [
  { name: 'none', silenceS: NEIGHBOUR_S, begin: async () => ({ host: 'clients', end: async () => {} }) },
  fault('database kill', [database, kill, DATABASE_S]),
  fault('database freeze', [database, suspend, DATABASE_S]),
  fault('database cut', [database, isolate, DATABASE_S]),
  fault('database cut pair', [database, cutFrom(standby), DATABASE_S]),
  fault('database one-way', [database, cutFrom(otherDatabases, true), DATABASE_S]),
  fault('database slow', [database, delay, DATABASE_S]),
  fault('database loss', [database, drop, DATABASE_S]),
  fault('database skew +5', [database, misdate(SKEW_S), DATABASE_S]),
  fault('database skew -5', [database, misdate(-SKEW_S), DATABASE_S]),
  fault('redis kill', [redis, kill, NEIGHBOUR_S]),
  fault('redis freeze', [redis, suspend, NEIGHBOUR_S]),
  fault('redis cut', [redis, isolate, NEIGHBOUR_S]),
  fault('redis cut pair', [redis, cutFrom((host) => redisHosts.filter((one) => one !== host)), NEIGHBOUR_S]),
  fault('redis slow', [redis, delay, NEIGHBOUR_S]),
  fault('redis loss', [redis, drop, NEIGHBOUR_S]),
  fault('worker kill', [worker, kill, HOLDER_S]),
  fault('worker freeze', [worker, suspend, HOLDER_S]),
  fault('worker cut', [worker, isolate, HOLDER_S]),
  fault('worker cut database', [worker, cutFrom(() => databaseHosts), HOLDER_S]),
  fault('worker slow', [worker, delay, HOLDER_S]),
  fault('worker loss', [worker, drop, HOLDER_S]),
  fault('worker skew +5', [worker, misdate(SKEW_S), HOLDER_S]),
  fault('worker skew -5', [worker, misdate(-SKEW_S), HOLDER_S]),
  fault('api kill', [api, kill, NEIGHBOUR_S]),
  fault('api freeze', [api, suspend, NEIGHBOUR_S]),
  fault('api cut', [api, isolate, NEIGHBOUR_S]),
  fault('api slow', [api, delay, NEIGHBOUR_S]),
  fault('api loss', [api, drop, NEIGHBOUR_S]),
  fault('api skew +5', [api, misdate(SKEW_S), NEIGHBOUR_S]),
  fault('edge kill', [edge, kill, NEIGHBOUR_S]),
  fault('edge freeze', [edge, suspend, NEIGHBOUR_S]),
  fault('edge cut', [edge, isolate, NEIGHBOUR_S]),
  fault('edge cut worker', [edge, cutFrom(() => workerHosts), NEIGHBOUR_S]),
  fault('edge slow', [edge, delay, NEIGHBOUR_S]),
  fault('edge loss', [edge, drop, NEIGHBOUR_S]),
  fault('edge skew +5', [edge, misdate(SKEW_S), NEIGHBOUR_S]),
  fault('provider cut', [worker, cutFrom(() => ['provider']), HOLDER_S]),
  fault('provider one-way', [worker, cutFrom(() => ['provider'], true), HOLDER_S]),
  fault('provider slow', [async () => 'provider', delay, HOLDER_S]),
  fault('provider loss', [async () => 'provider', drop, HOLDER_S]),
];
