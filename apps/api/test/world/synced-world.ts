import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { startSimulator } from '@safira/testkit/simulator';
import { fill } from '../../../../tools/sync/fill.ts';
import { jobs } from '../../../worker/src/jobs/table.ts';
import { initialPollState, pollLive } from '../../../worker/src/live-loop.ts';
import { runJobOf, workerTools } from '../../../worker/test/worker-tools.ts';
import { startApi } from '../api.ts';

/** A Saturday afternoon with league rounds on: matches over, being played and to come. */
const NOW = Date.parse('2026-11-28T15:40:00Z');
/** Three leagues, a club cup with two groups and the qualifiers of national teams with twelve. */
const LEAGUES = [39, 307, 233, 17, 36];
/** Pictures are not mirrored here, and there are no sync requests yet. */
const LEFT_OUT = ['pictures', 'sync requests'];

/** The API on a database that the worker's own jobs filled from the simulator, plus one poll of its live loop. */
export async function startSyncedWorld() {
  const clock = { now: () => NOW, speed: 1 };
  const { baseUrl } = await startSimulator({ clock });
  const { db } = await testDatabase();
  const tools = workerTools({ db, baseUrl, clock, leagues: LEAGUES });
  const { signal: stop } = new AbortController();
  const outcome = await fill(tools, {
    jobs: jobs.filter(({ name }) => !LEFT_OUT.includes(name)),
    stop,
    progress: silent,
    rest: async () => {},
  });
  if (!outcome.isWhole) throw new Error(outcome.text);
  await pollLive(tools, { lease: await aLease(db), memory: initialPollState() });

  const { app } = await startApi({ db, now: clock.now });
  return {
    app,
    db,
    /** What the worker does every two seconds for waiting readers. */
    runSyncRequests: () => runJobOf(tools, 'sync requests'),
  };
}

const ignore = () => {};
const silent = { begin: ignore, due: ignore, done: ignore, calls: ignore, rest: ignore, end: ignore };
