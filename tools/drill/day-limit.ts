import { shiftedPorts } from '@safira/testkit/stack';
import { type Day, startDay } from '@safira/testkit/simulated-day';
import { isStored, readCalls, readReport, scoreGoal } from './outage-watch.ts';
import { until } from '@safira/testkit/until';

const MIDNIGHT = Date.parse('2026-11-29T00:00:00Z');
const MINUTE_MS = 60_000;
/** The share of the quota that only the live loop may use. */
const RESERVE = 0.1;

/** HOME-14: a hundred calls a day, a match across midnight in UTC. Returns the conditions that were not met. */
export async function dayLimit(): Promise<string[]> {
  const day = await startDay({
    name: 'safira_drill_limit',
    ports: shiftedPorts(13_500),
    redisDb: 10,
    start: '2026-11-28T23:25:00Z',
    speed: 30,
    plan: 'Free',
    env: { LEAGUES: '39', SIMULATOR_QUIET: 'true', SIMULATOR_MEDIA_URL: 'http://127.0.0.1:9' },
  });
  try {
    await day.control('derby', { league: 39 });
    day.startWorker({ WORKER_NAME: 'drill' });
    return await spendTwoDays(day);
  } finally {
    await day.stop();
  }
}

async function spendTwoDays(day: Day): Promise<string[]> {
  const { limit } = (await readCalls(day)).today;
  await until('only the reserve is left', async () => (await counted(day)) >= limit * (1 - RESERVE), 60);
  const goal = await scoreGoal(day);
  const since = day.now();
  const countedThen = await counted(day);
  const isReserved = await until('the goal is stored', () => isStored(day, goal), 20).then(
    () => true,
    () => false,
  );
  await day.reach(MIDNIGHT - MINUTE_MS / 2);
  const [evening, spent, toJobs] = [await readCalls(day), await counted(day), await answered(day, since)];
  console.log(
    `day limit: ${evening.today.used} calls counted by the simulator and ${spent} by the ledger of ${limit}, met ${JSON.stringify(evening.met)}; ` +
      `a goal at ${countedThen} calls ${isReserved ? 'was' : 'was not'} stored; ${toJobs} answers to jobs from the reserve`,
  );

  await day.reach(MIDNIGHT);
  const late = await scoreGoal(day);
  const back = day.now();
  const hasGoneOn = await until('the goal after midnight is stored', () => isStored(day, late), 10).then(
    () => true,
    () => false,
  );
  const afterS = (day.now() - back) / 1_000;
  await day.reach(MIDNIGHT + 5 * MINUTE_MS);
  const [morning, report] = [await readCalls(day), await readReport(day)];
  console.log(
    `after midnight: ${hasGoneOn ? `a goal was stored ${afterS.toFixed(1)} s later` : 'nothing was stored'}, ` +
      `${morning.today.used} calls of the new day, the provider is ${report.state}`,
  );
  const conditions: [boolean, string][] = [
    [spent <= limit && evening.today.used <= limit && !morning.met['day-spent'], 'it was exceeded'],
    [isReserved && toJobs === 0, 'the last calls were not reserved for live matches'],
    [hasGoneOn, 'polling did not resume on the next day'],
  ];
  return conditions.filter(([isMet]) => !isMet).map(([, fault]) => `day limit: ${fault}`);
}

/** The ledger's own count of today. */
async function counted({ query, now }: Day): Promise<number> {
  const [row] = await query<{ calls: number }>('select calls from provider_calls where day = $1::date', [
    new Date(now()).toISOString().slice(0, 10),
  ]);
  return row?.calls ?? 0;
}

/** Requests of jobs that were sent since then and answered. */
async function answered({ query }: Day, since: number): Promise<number> {
  const rows = await query('select 1 from last_asked where asked_at > $1', [new Date(since)]);
  return rows.length;
}
