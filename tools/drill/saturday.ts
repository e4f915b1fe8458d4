import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { MatchRecord } from '../../apps/simulator/src/control/record.ts';
import { shiftedPorts } from '@safira/testkit/stack';
import { compareWithRecord } from '@safira/testkit/compare-with-record';
import { type Day, memoryOf, startDay } from '@safira/testkit/simulated-day';

/** A Saturday of league rounds, from the morning until the last match was checked twice after its end. */
const START = '2026-11-28T09:00:00Z';
const FROM = '2026-11-28T00:00:00Z';
const TO = '2026-11-29T00:00:00Z';
const END = Date.parse('2026-11-29T00:45:00Z');
const KILLS = 20;

/** Shares of all calls; a slow answer takes `ms` milliseconds. One item in a hundred is malformed. */
const FAULTS = {
  slow: 0.05,
  'http-500': 0.05,
  'half-json': 0.05,
  'rate-limit': 0.05,
  'mistyped-item': 0.2,
  ms: 1_500,
};

/** Follows the day at speed 60; then every match in PostgreSQL must be as it was simulated. */
export async function saturday(way = 'calm'): Promise<string | undefined> {
  const day = await startDay({
    name: `safira_drill_${way}`,
    ports: shiftedPorts(13_400),
    redisDb: 7,
    start: START,
    speed: 60,
    plan: 'Pro',
  });
  try {
    if (way === 'faults') await day.control('faults', FAULTS);
    let worker = day.startWorker({ WORKER_NAME: 'drill' });
    if (way === 'kills') worker = await killRepeatedly(day, worker);
    await day.reach(END);
    return await judge(day, worker);
  } finally {
    await day.stop();
  }
}

/** At random moments between the first kick-off and the last whistle. */
async function killRepeatedly(day: Day, first: ChildProcess): Promise<ChildProcess> {
  let worker = first;
  const from = Date.parse('2026-11-28T11:30:00Z');
  const span = Date.parse('2026-11-28T22:00:00Z') - from;
  const moments = Array.from({ length: KILLS }, () => from + Math.random() * span).toSorted((a, b) => a - b);
  for (const moment of moments) {
    await day.reach(moment);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    worker = day.startWorker({ WORKER_NAME: 'drill' });
  }
  return worker;
}

async function judge(day: Day, worker: ChildProcess): Promise<string | undefined> {
  const { control, query } = day;
  const leagues = day.stack.env.LEAGUES!.replaceAll(',', '-');
  const { records } = await control<{ records: MatchRecord[] }>(
    // As of now: a postponed match is played on another day.
    `record?from=${FROM}&to=${TO}&leagues=${leagues}&at=${new Date(day.now()).toISOString()}`,
  );
  const differences = await compareWithRecord(query, records);
  const calls = await control<{ total: number; met: Record<string, number>; today: { limit: number } }>(
    'calls',
  );
  const [ledger] = await query<{ calls: number }>('select max(calls) as calls from provider_calls');
  const quarantined = await query('select 1 from quarantine');
  console.log(`${records.length} matches, ${differences.length} differences from the record`);
  console.log(
    `calls ${calls.total} (the fullest day by the ledger ${ledger!.calls} of ${calls.today.limit}), met ${JSON.stringify(calls.met)}`,
  );
  console.log(`quarantined ${quarantined.length}, the worker's peak memory ${memoryOf(worker).peak} MB`);
  for (const difference of differences.slice(0, 20)) console.log(`  ${difference}`);
  if (records.length === 0) return 'no match was played';
  if (ledger!.calls > calls.today.limit) return 'the daily limit was exceeded';
  return differences.length > 0 ? 'the stored matches differ from the simulated ones' : undefined;
}
