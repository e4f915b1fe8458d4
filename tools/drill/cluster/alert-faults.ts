import { findPrimary } from '@safira/testkit/cluster/database';
import { cut, heal, powerOff, powerOn } from '@safira/testkit/cluster/faults';
import {
  apiHosts,
  databaseHosts,
  edgeHosts,
  type Host,
  redisHosts,
  workerHosts,
} from '@safira/testkit/cluster/hosts';
import { findRedisPrimary } from '@safira/testkit/cluster/redis-nodes';
import type { Secrets } from '@safira/testkit/cluster/secrets';

/** A fault that lasts until its alerts fire. */
export type AlertFault = {
  name: string;
  /** All of these must fire. */
  fires: readonly string[];
  /** What follows from the fault if it lasts long enough; no other alert may fire. */
  mayFire?: readonly string[];
  /** Does harm and returns the function that ends it. */
  begin: (secrets: Secrets) => Promise<() => unknown>;
};

async function kill(victims: readonly Host[], secrets: Secrets): Promise<() => void> {
  for (const host of victims) await powerOff(host);
  return () => {
    for (const host of victims) powerOn(host, secrets);
  };
}

/** The primary and one more: the rest has no majority. */
const twoWith = (primary: Host | undefined, all: readonly Host[]): Host[] => {
  if (!primary) throw new Error('no primary was found');
  return [primary, all.find((host) => host !== primary)!];
};

const [edge] = edgeHosts;

export const alertFaults: readonly AlertFault[] = [
  {
    name: 'an edge is dead',
    fires: ['EdgeLeftBehind', 'PartDown'],
    begin: (secrets) => kill([edge], secrets),
  },
  {
    name: 'an edge is cut from the workers',
    fires: ['EdgeLeftBehind'],
    mayFire: ['PublishLagHigh'],
    begin: async () => {
      cut(edge, workerHosts);
      return heal;
    },
  },
  {
    name: 'a worker is dead',
    fires: ['PartDown'],
    begin: (secrets) => kill(['worker1'], secrets),
  },
  {
    name: 'the provider is cut from the workers',
    fires: ['DataStale'],
    // Each worker gives the lease up after 30 s without an answer, in case the other one gets answers.
    mayFire: ['PollsFail', 'LeaseChangesHands', 'LeaseUnheld', 'DataStopped'],
    begin: async () => {
      cut('provider', workerHosts);
      return heal;
    },
  },
  {
    name: 'both APIs are dead',
    fires: ['AllOfAPartDown', 'PartDown'],
    mayFire: ['PagesFail', 'ReadsFail'],
    begin: (secrets) => kill(apiHosts, secrets),
  },
  {
    name: 'two databases are dead',
    fires: ['NoPrimary', 'PrimaryUnreachable', 'EtcdWithoutLeader', 'LeaseUnheld'],
    mayFire: [
      'DataStale',
      'DataStopped',
      'LeaseChangesHands',
      'NoSynchronousStandby',
      'PagesFail',
      'PollsFail',
      'ReadsFail',
      'RouteFails',
    ],
    begin: async (secrets) => kill(twoWith(await findPrimary(), databaseHosts), secrets),
  },
  {
    name: 'two Redis are dead',
    fires: ['RedisWithoutPrimary'],
    begin: async (secrets) => kill(twoWith(findRedisPrimary(secrets), redisHosts), secrets),
  },
];
