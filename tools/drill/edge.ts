import { setTimeout as wait } from 'node:timers/promises';
import { shiftedPorts, waitFor } from '@safira/testkit/stack';
import { killEdge } from '@safira/testkit/stack-edge';
import { countApiRequests, requestsBetween } from './api-requests.ts';
import { type Crowd, judgeCrowd, keepScoring, startCrowd } from './crowd.ts';
import { type Follower, keepStream } from '@safira/testkit/follower';
import { addressOf } from '@safira/testkit/get';
import { failedConditions, peakPerSecond, percentile, summarise } from './measures.ts';
import { inWorld, type World } from '@safira/testkit/running-world';

const CLIENTS = 450;
const MATCH_STREAMS = 50;
const STREAMS = CLIENTS + MATCH_STREAMS;
const MATCHES = 5;
const GOAL_EVERY_MS = 700;
const AWAY_MS = 3_000;
/** From the return of the edge: the browser's code never delays a retry by more than 30 s. */
const LONGEST_RETURN_MS = 35_000;
const P95_RETURN_MS = 15_000;
/** The largest share of streams that may be reopened within one second. */
const PEAK_SHARE = 0.4;
/** Requests at the API in addition to the usual ones, for each stream. */
const EXTRA_SHARE = 0.2;
const ORDINARY_MS = 10_000;
/** How long the edge caches the answer whether a match exists. */
const AUTHORIZATION_S = 5;

type Stream = Pick<Follower, 'openedAt' | 'lostAt'>;
type Streams = { crowd: Crowd; all: Stream[] };

/** nginx is reloaded, then killed with all its workers, under 500 streams. */
export const edgeDrill = () =>
  inWorld({ name: 'safira_drill_edge', ports: shiftedPorts(16_530), redisDb: 4 }, async (world, signal) => {
    const crowd = await startCrowd(world.edge, { count: CLIENTS, signal });
    const matchStreams = await openMatchStreams(world, signal);
    const streams = { crowd, all: [...crowd.followers, ...matchStreams] };
    const rate = await ordinaryRate(world);
    return failedConditions([...(await reload(world, streams)), ...(await kill(world, streams, rate))]);
  });

/** Streams of single matches: only these are authorized by the API. */
async function openMatchStreams({ edge, query }: World, signal: AbortSignal): Promise<Stream[]> {
  const live = await query<{ id: number }>(
    `select api_id as id from matches where status_short in ('1H', 'HT', '2H') limit ${MATCHES}`,
  );
  return Promise.all(
    Array.from({ length: MATCH_STREAMS }, (_, n) =>
      keepStream(`${edge}/live/match/${live[n % live.length]!.id}`, {
        onMessage: () => {},
        signal,
        localAddress: addressOf(CLIENTS + n),
      }),
    ),
  );
}

type Conditions = (readonly [isMet: boolean, fault: string])[];

/** Requests that the API answers in a second while goals are scored and all streams are open. */
async function ordinaryRate(world: World): Promise<number> {
  const scoring = keepScoring(world, GOAL_EVERY_MS);
  const before = await countApiRequests(metricsPort(world));
  await wait(ORDINARY_MS);
  const { total } = requestsBetween(before, await countApiRequests(metricsPort(world)));
  await scoring.stop();
  return total / (ORDINARY_MS / 1_000);
}

async function reload(world: World, streams: Streams): Promise<Conditions> {
  const scoring = keepScoring(world, GOAL_EVERY_MS);
  const begun = performance.now();
  world.first.nginx.kill('SIGHUP'); // what `nginx -s reload` sends
  await untilBack(streams, begun);
  await scoring.stop();
  return judge(world, streams, { name: 'reload', begun, backAt: begun });
}

async function kill(world: World, streams: Streams, rate: number): Promise<Conditions> {
  const requestsBefore = await countApiRequests(metricsPort(world));
  const scoring = keepScoring(world, GOAL_EVERY_MS);
  const begun = performance.now();
  await killEdge(world.first.nginx);
  await wait(AWAY_MS);
  world.startNginx();
  await waitFor(`http://127.0.0.1:${world.stack.ports.edgePrivate}/healthz`, { status: 200 });
  const backAt = performance.now();
  await untilBack(streams, backAt);
  await scoring.stop();
  const conditions = await judge(world, streams, { name: 'kill', begun, backAt });
  const seconds = (performance.now() - begun) / 1_000;
  const requests = requestsBetween(requestsBefore, await countApiRequests(metricsPort(world)));
  const extra = requests.total - rate * seconds;
  const authorized = requests.byRoute.find(([route]) => route.endsWith('/exists'))?.[1] ?? 0;
  const mostAuthorized = MATCHES * Math.ceil(seconds / AUTHORIZATION_S + 1);
  console.log(
    `the API answered ${requests.total} requests in ${seconds.toFixed(0)} s (${rate.toFixed(1)} a second before): ` +
      requests.byRoute.map(([route, count]) => `${route} ${count}`).join(', '),
  );
  return [
    ...conditions,
    [extra <= STREAMS * EXTRA_SHARE, `the API answered ${Math.round(extra)} requests more than before`],
    [
      authorized <= mostAuthorized,
      `${authorized} streams were authorized, at most ${mostAuthorized} expected`,
    ],
  ];
}

/** Waits until every lost stream is open again, at most as long as the browser's code may take. */
async function untilBack({ all }: Streams, backAt: number): Promise<void> {
  await wait(1_000); // for the streams to notice
  while (!all.every(isOpen) && performance.now() - backAt < LONGEST_RETURN_MS) await wait(50);
}

type Trouble = { name: string; begun: number; backAt: number };

/** Prints how the streams came back, and checks that every change of the log took effect at every client. */
async function judge(
  world: World,
  { crowd, all }: Streams,
  { name, begun, backAt }: Trouble,
): Promise<Conditions> {
  await wait(3_000); // the last goal is polled and stored
  const faults = await judgeCrowd(world, crowd);
  const lost = all.filter(({ lostAt }) => lostAt.some((at) => at >= begun));
  const returns = lost.flatMap(({ openedAt }) => openedAt.filter((at) => at > begun).slice(0, 1));
  const returnMs = returns.map((at) => at - backAt);
  const peak = peakPerSecond(returns);
  const closed = all.filter((stream) => !isOpen(stream)).length;
  const gaps = crowd.followers.reduce((sum, { jumps }) => sum + jumps.length, 0);
  console.log(
    `${name}: nginx away for ${((backAt - begun) / 1_000).toFixed(1)} s; ${lost.length} of ${STREAMS} streams lost, open again ` +
      `after its return: ${summarise(returnMs)}; at most ${peak} within a second; ${gaps} gaps closed so far`,
  );
  return [
    [faults.length === 0, `${name}: ${faults.join('; ')}`],
    [closed === 0, `${name}: ${closed} streams were not open ${LONGEST_RETURN_MS / 1_000} s after the edge`],
    [percentile(returnMs, 0.95) <= P95_RETURN_MS, `${name}: the streams came back late`],
    [peak <= STREAMS * PEAK_SHARE, `${name}: ${peak} streams came back within one second`],
  ];
}

const isOpen = ({ openedAt, lostAt }: Stream) => openedAt.length > lostAt.length;

const metricsPort = ({ stack }: World) => stack.ports.api + 1_000;
