import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { shiftedPorts, waitFor } from '@safira/testkit/stack';
import { type Crowd, judgeCrowd, keepScoring, startCrowd } from './crowd.ts';
import { countOutcomes, isProperRefusal, startLoad, timesOf } from './load.ts';
import { failedConditions, summarise } from './measures.ts';
import { inWorld, type World } from '@safira/testkit/running-world';

const CLIENTS_EACH = 150;
const RESTARTS = 20;
/** Every third end is a crash. */
const isCrash = (n: number) => n % 3 === 2;
const GOAL_EVERY_MS = 700;
/** In addition to the clients, which read a snapshot only after a gap. */
const READERS = 4;
const READ_EVERY_MS = 200;
/** How long a process may take to end after SIGTERM. */
const LONGEST_STOP_MS = 8_000;

/** The API is restarted repeatedly while clients follow streams of the edge and of the API. */
export const restartDrill = () =>
  inWorld({ name: 'safira_drill_restart', ports: shiftedPorts(16_530), redisDb: 4 }, restart);

async function restart(world: World, signal: AbortSignal): Promise<string | undefined> {
  const api = `http://127.0.0.1:${world.stack.ports.api}`;
  const crowds = {
    edge: await startCrowd(world.edge, { count: CLIENTS_EACH, signal }),
    api: await startCrowd(api, { count: CLIENTS_EACH, from: CLIENTS_EACH, signal }),
  };
  console.log(`${2 * CLIENTS_EACH} clients are at ${crowds.edge.starts[0]} and later`);
  const scoring = keepScoring(world, GOAL_EVERY_MS);
  const readers = {
    edge: startLoad(world.edge, readsOf(crowds.edge)),
    api: startLoad(api, readsOf(crowds.api)),
  };

  const { stopMs, awayMs } = await restartRepeatedly(world, api);
  const goals = await scoring.stop();
  await Promise.all([readers.edge.stop(), readers.api.stop()]);
  await wait(3_000); // the last goal is polled and stored
  const faults = [
    ...(await judgeCrowd(world, crowds.edge)).map((fault) => `at the edge ${fault}`),
    ...(await judgeCrowd(world, crowds.api)).map((fault) => `at the API ${fault}`),
  ];
  for (const [name, crowd] of Object.entries(crowds)) console.log(`${name}: ${summaryOf(crowd)}`);
  console.log(
    `${RESTARTS} restarts, ${goals} goals; away each time ${summarise(awayMs)}; SIGTERM took ${summarise(stopMs)}`,
  );
  const reads = {
    edge: [...crowds.edge.snapshots, ...readers.edge.answers],
    api: [...crowds.api.snapshots, ...readers.api.answers],
  };
  console.log(`snapshots through the edge: ${countOutcomes(reads.edge)}; ${summarise(timesOf(reads.edge))}`);
  console.log(`snapshots from the API: ${countOutcomes(reads.api)}; ${summarise(timesOf(reads.api))}`);
  const improper = reads.edge.filter((read) => read.status !== 200 && !isProperRefusal(read));
  return failedConditions([
    [faults.length === 0, faults.join('; ')],
    [improper.length === 0, `the edge answered ${countOutcomes(improper)}`],
    [Math.max(...stopMs) < LONGEST_STOP_MS, 'SIGTERM took too long'],
  ]);
}

/** At random intervals, so that some restarts come before all clients have reconnected. */
async function restartRepeatedly(world: World, api: string) {
  const [stopMs, awayMs]: [number[], number[]] = [[], []];
  let child: ChildProcess = world.first.api;
  for (let n = 0; n < RESTARTS; n++) {
    await wait(500 + Math.random() * 3_000);
    const ended = once(child, 'exit');
    const begun = performance.now();
    child.kill(isCrash(n) ? 'SIGKILL' : 'SIGTERM');
    await ended;
    if (!isCrash(n)) stopMs.push(performance.now() - begun);
    child = world.startApi();
    await waitFor(`${api}/api/health`, { status: 200 });
    awayMs.push(performance.now() - begun);
  }
  return { stopMs, awayMs };
}

/** Reads the day, the day at the newest seq that the clients have, and the live matches. */
const readsOf = ({ followers }: Crowd) => ({
  readers: READERS,
  everyMs: READ_EVERY_MS,
  pathOf: (turn: number) => {
    const newest = Math.max(...followers.map((follower) => follower.seq()));
    return ['/api/matches', `/api/matches?min=${newest}`, '/api/matches/live'][turn % 3]!;
  },
});

function summaryOf({ followers }: Crowd): string {
  const sum = (of: (follower: Crowd['followers'][number]) => number) =>
    followers.reduce((total, follower) => total + of(follower), 0);
  return (
    `${sum(({ taken }) => taken.length)} changes by message, ${sum(({ jumps }) => jumps.length)} gaps closed by a ` +
    `snapshot, ${sum(({ lostAt }) => lostAt.length)} streams lost, ${sum(({ openedAt }) => openedAt.length - 1)} opened again`
  );
}
