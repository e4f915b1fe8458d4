import { setTimeout as wait } from 'node:timers/promises';
import { shiftedPorts } from '@safira/testkit/stack';
import { type Day, startDay } from '@safira/testkit/simulated-day';
import { dayLimit } from './day-limit.ts';
import { callsReached, isStored, readReport, readStored, scoreGoal, watchLog } from './outage-watch.ts';
import { until } from '@safira/testkit/until';

const SPEED = 15;
const MINUTE_S = 60;
/** Between two polls of the live loop, and how long the breaker stays open, in simulated seconds. */
const LIVE_S = 15;
const REST_S = 8;
const TRIES = 3;
const FAILURES_TO_OPEN = 3;
/** Requests that were under way when the third one failed. */
const UNDER_WAY = 3;
/** The time that the worker and this drill themselves need, in real seconds. */
const WORK_S = 1;
/** The client's timeout, in real seconds: a request that was under way when the provider came back ends only then. */
const TIME_LIMIT_S = 10;
/** The live loop reports with its lease, every 5 s of real time. */
const REPORT_MS = 6_000;

type Trouble = {
  name: string;
  lastsS: number;
  order: [call: string, begin: object, end: object];
  /** Real seconds until the last request to the failing provider is given up. */
  lastRequestS?: number;
};

const troubles: readonly Trouble[] = [
  {
    name: 'down with 503 for ten minutes',
    lastsS: 10 * MINUTE_S,
    order: ['outage', { kind: 'http-503' }, { kind: null }],
  },
  {
    name: 'connections refused for ten minutes',
    lastsS: 10 * MINUTE_S,
    order: ['outage', { kind: 'refused' }, { kind: null }],
  },
  {
    name: '429 for five minutes',
    lastsS: 5 * MINUTE_S,
    order: ['faults', { 'http-429': 1 }, {}],
  },
  {
    name: 'slow by 30 s',
    lastsS: 10 * MINUTE_S,
    order: ['latency', { ms: 30_000 }, { ms: 0 }],
    lastRequestS: TIME_LIMIT_S,
  },
];

/** HOME-14: the provider down, slow, refusing and out of quota, in turn, while a worker follows a Saturday. */
export async function outageDrill(): Promise<string | undefined> {
  const faults: string[] = [];
  const day = await startDay({
    name: 'safira_drill_outage',
    ports: shiftedPorts(13_500),
    redisDb: 10,
    start: '2026-11-28T14:50:00Z',
    speed: SPEED,
    plan: 'Pro',
    env: {
      LEAGUES: '39,140,307',
      SIMULATOR_QUIET: 'true',
      SIMULATOR_MEDIA_URL: 'http://127.0.0.1:9', // pictures are not API calls, and drawing them keeps two cores busy
    },
  });
  try {
    day.startWorker({ WORKER_NAME: 'drill' });
    await day.reach(Date.parse('2026-11-28T15:06:00Z'));
    for (const trouble of troubles) {
      const broken = await meet(day, trouble).catch((error: unknown) => {
        throw new Error(`${trouble.name}: ${String(error)}`, { cause: error });
      });
      faults.push(...broken);
    }
  } finally {
    await day.stop();
  }
  faults.push(...(await dayLimit()));
  return faults.length > 0 ? faults.join('; ') : undefined;
}

/** Runs one kind of trouble, prints its figures and returns the conditions that were not met. */
async function meet(day: Day, { name, lastsS, order, lastRequestS = 0 }: Trouble): Promise<string[]> {
  const [call, begin, end] = order;
  await until('the provider is followed', async () => (await readReport(day)).state === 'ok');
  const log = watchLog(day);
  const begun = day.now();
  await day.control(call, begin);
  const reached = await callsReached(day);
  await until('a request has failed', log.hasFailed, 60);
  await wait(REPORT_MS); // until earlier answers are stored and reported
  const [before, first] = [await readStored(day), await readReport(day)];
  const goal = await scoreGoal(day);
  await day.reach(begun + lastsS * 1_000);
  await until('the breaker is open', log.hasRested, 120);

  const calls = (await callsReached(day)) - reached;
  const [after, last] = [await readStored(day), await readReport(day)];
  const wentOn = await isStored(day, goal);
  const awayS = (day.now() - begun) / 1_000;
  const ageS = (day.now() - (last.newest ?? 0)) / 1_000;
  await day.control(call, end);
  const back = day.now();
  await until('the goal is stored', () => isStored(day, goal), 60);
  const caughtUpS = (day.now() - back) / 1_000;

  const failures = log.failuresBeforeRest();
  const mostFailures = FAILURES_TO_OPEN + UNDER_WAY;
  // The request that probes whether the provider is back has no retry.
  const mostCalls = TRIES * mostFailures + Math.ceil(awayS / REST_S);
  const mostS = LIVE_S + (WORK_S + lastRequestS) * SPEED;
  console.log(
    `${name}: breaker open after ${failures} failed requests; ${calls} calls in ${awayS.toFixed(0)} s (at most ${mostCalls}); ` +
      `${after.live} live matches kept, reported as ${last.state} and ${ageS.toFixed(0)} s old; ` +
      `caught up ${caughtUpS.toFixed(1)} s after its return (at most ${mostS})`,
  );
  const conditions: [boolean, string][] = [
    [failures <= mostFailures, 'the breaker opened late'],
    [calls <= mostCalls, 'too many requests were sent'],
    [before.hash === after.hash && after.live > 0 && !wentOn, 'the stored matches changed'],
    [
      last.newest !== null && first.newest === last.newest && ageS >= awayS - LIVE_S,
      'the age is not reported',
    ],
    [last.state !== 'ok', 'the trouble is not reported'],
    [caughtUpS <= mostS, 'the worker caught up late'],
  ];
  return conditions.filter(([isMet]) => !isMet).map(([, fault]) => `${name}: ${fault}`);
}
