import { afterAll } from 'vitest';
import { makeLog } from '@safira/operations/log';
import { takeLease } from '@safira/store/coordination/leases';
import { testDatabase } from '@safira/testkit/database';
import { makeProvider } from '../../../../packages/provider/src/client.ts';
import { fill } from '../../../../tools/sync/fill.ts';
import { buildSimulator } from '../../../simulator/src/app.ts';
import type { JobTools } from '../../../worker/src/jobs/job.ts';
import { runJob } from '../../../worker/src/jobs/run-job.ts';
import { jobs } from '../../../worker/src/jobs/table.ts';
import { initialPollState, pollLive } from '../../../worker/src/live-loop.ts';
import { startApi } from '../api.ts';

/** A Saturday afternoon with league rounds on: matches over, being played and to come. */
const NOW = Date.parse('2026-11-28T15:40:00Z');
/** Three leagues, a club cup with two groups and a cup of national teams with three. */
const LEAGUES = [39, 307, 233, 17, 30];
/** Pictures are not mirrored here, and there are no sync requests yet. */
const LEFT_OUT = ['pictures', 'sync requests'];

/** The API on a database that the worker's own jobs filled from the simulator, plus one poll of its live loop. */
export async function startSyncedWorld({ redisDb }: { redisDb: number }) {
  const clock = { now: () => NOW, speed: 1 };
  const simulator = buildSimulator({
    seed: 1,
    mode: 'calendar',
    isQuiet: false,
    clock,
    allowance: { second: null, minute: 100_000 }, // the clock stands still
  });
  const baseUrl = await simulator.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => simulator.close());
  const { db } = await testDatabase();
  const log = makeLog('worker', 'silent');
  const provider = makeProvider({ baseUrl, key: 'test', clock, perSecond: 1_000, timeoutMs: 60_000 });
  const tools: JobTools = {
    db,
    provider,
    leagues: LEAGUES,
    clock,
    log,
    holder: 'test',
    mediaFolder: '',
    turns: { execute: (task) => task() },
    setbacks: new Map(),
  };
  const { signal: stop } = new AbortController();
  const outcome = await fill(tools, {
    jobs: jobs.filter(({ name }) => !LEFT_OUT.includes(name)),
    stop,
    progress: silent,
    rest: async () => {},
  });
  if (!outcome.isWhole) throw new Error(outcome.text);
  const lease = await takeLease(db, { name: 'live', holder: 'test', ttlMs: 60_000 });
  await pollLive({ ...tools, fault: () => {} }, { lease: lease!, memory: initialPollState() });

  const { app } = await startApi({ db, now: clock.now, redisDb });
  const syncRequestsJob = jobs.find(({ name }) => name === 'sync requests')!;
  return {
    app,
    db,
    /** What the worker does every two seconds for waiting readers. */
    runSyncRequests: () => runJob(tools, syncRequestsJob, { stop }),
  };
}

const ignore = () => {};
const silent = { begin: ignore, due: ignore, done: ignore, calls: ignore, rest: ignore, end: ignore };
