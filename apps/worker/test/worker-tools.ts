import { makeLog } from '@safira/operations/log';
import { makeProvider, type ProviderSettings } from '@safira/provider/client';
import type { JobTools } from '../src/jobs/job.ts';
import { runJob } from '../src/jobs/run-job.ts';
import { jobs } from '../src/jobs/table.ts';
import type { LiveTools } from '../src/live-loop.ts';

type Settings = Pick<ProviderSettings, 'baseUrl' | 'clock' | 'take'>;

/** A client of the simulator that does not pace its calls, and waits long where the simulator builds its world. */
export function aProvider(settings: Settings) {
  return makeProvider({ key: 'test', perSecond: 1_000, timeoutMs: 60_000, ...settings });
}

export const silentLog = makeLog('worker', 'silent');

/** What the jobs and the live loop of a worker share. */
export function workerTools({
  baseUrl,
  take,
  ...own
}: Settings & Pick<JobTools, 'db' | 'leagues'> & Partial<JobTools>): JobTools & LiveTools {
  return {
    provider: aProvider({ baseUrl, clock: own.clock, ...(take && { take }) }),
    log: silentLog,
    holder: 'test',
    mediaFolder: '',
    turns: { execute: (task) => task() },
    setbacks: new Map(),
    fault: () => {},
    ...own,
  };
}

const { signal: stop } = new AbortController();

/** One round of a job of the table. */
export function runJobOf(tools: JobTools, name: string, limit?: number) {
  const job = jobs.find((one) => one.name === name)!;
  return runJob(tools, job, { stop, ...(limit && { limit }) });
}
