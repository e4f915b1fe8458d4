// `pnpm soak 8h [--speed 60] [--workers 2] [--start 2026-11-28T12:00:00Z]`
// Follows the simulated world for this long; memory, connections and descriptors of the workers must stay flat. At
// speed 1, the default, it takes that long in real time.
import { shiftedPorts } from '@safira/testkit/stack';
import { compareWithRecord } from '@safira/testkit/compare-with-record';
import { type Day, startDay } from '@safira/testkit/simulated-day';
import type { MatchRecord } from '../../apps/simulator/src/control/record.ts';
import { readOptions } from './options.ts';
import { readSample, type Sample } from './sample.ts';
import { judgeSamples } from './verdict.ts';

const SAMPLES = 48;
/** The second check of a finished match comes 10 minutes after its end. */
const SETTLED_MS = 20 * 60_000;
const COLUMN = 12;

const { spanMs, speed, workers, start } = readOptions(process.argv.slice(2));
const from = Date.parse(start);
const day = await startDay({
  name: 'safira_soak',
  ports: shiftedPorts(13_500),
  redisDb: 10,
  start,
  speed,
  plan: 'Pro',
});
const faults = await soak(day).catch((error: unknown) => [String(error)]);
await day.stop();
console.log(faults.length > 0 ? `soak: FAILED: ${faults.join('; ')}` : 'soak: passed');
process.exitCode = faults.length > 0 ? 1 : 0;

async function soak({ startWorker, stack, reach }: Day): Promise<string[]> {
  const children = Array.from({ length: workers }, (_, index) =>
    startWorker({
      WORKER_NAME: `soak ${index + 1}`,
      WORKER_METRICS_PORT: String(stack.ports.worker + index),
    }),
  );
  const samples: Sample[] = [];
  for (let index = 1; index <= SAMPLES; index++) {
    await reach(from + (spanMs * index) / SAMPLES);
    const sample = await readSample(day, children);
    if (index === 1) printRow('', Object.keys(sample));
    printRow(new Date(day.now()).toISOString().slice(11, 16), Object.values(sample));
    samples.push(sample);
  }
  const verdicts = judgeSamples(samples);
  for (const { sentence } of verdicts) console.log(sentence);
  const grown = verdicts.filter(({ isFlat }) => !isFlat).map(({ sentence }) => sentence);
  return [...grown, ...(await compare(day))];
}

/** Compares the stored matches that have ended with what was simulated. */
async function compare({ control, query, stack, now }: Day): Promise<string[]> {
  const span = `from=${new Date(from).toISOString()}&to=${new Date(now()).toISOString()}`;
  const { records } = await control<{ records: MatchRecord[] }>(
    `record?${span}&leagues=${stack.env.LEAGUES!.replaceAll(',', '-')}`,
  );
  const ended = records.filter(({ endsAt }) => endsAt !== null && Date.parse(endsAt) < now() - SETTLED_MS);
  const differences = await compareWithRecord(query, ended);
  console.log(`${ended.length} matches have ended, ${differences.length} differences from the record`);
  for (const difference of differences.slice(0, 20)) console.log(`  ${difference}`);
  return differences.length > 0 ? ['the stored matches differ from the simulated ones'] : [];
}

function printRow(time: string, cells: readonly (string | number)[]): void {
  console.log(time.padEnd(6) + cells.map((cell) => String(cell).padStart(COLUMN)).join(''));
}
