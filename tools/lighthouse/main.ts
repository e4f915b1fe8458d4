// `pnpm lighthouse [path] [--runs 5] [--zone Asia/Riyadh]`; in `/match/{id}` and `/player/{id}` the id is that with most data
// Lighthouse's mobile preset on the demo behind its edge, as if its data were real, for a reader in that zone: a reader
// whose clock differs from Mecca's loads the first page twice (head-script.ts). Discards the runs during which the
// machine was busy, prints the median of each figure with its aim and fails if one is missed. Needs a finished build and access to the package registry.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { wholeBrowserPath } from '../../e2e/support/browser.ts';
import { query, startAll, worldIsStored } from '../../e2e/support/stack.ts';
import { inheritedEnv } from '@safira/testkit/config';
import {
  comparable,
  type Figures,
  figuresOf,
  gzipBytesOf,
  judge,
  type Report,
  shortcomings,
} from './figures.ts';
import { makeStack, shiftedPorts, waitFor } from '@safira/testkit/stack';

/** Large, and only used by this script: downloaded for the run, not a dependency. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu';
const PATIENCE_MS = 180_000;
/** Chromium sometimes loses the trace of a page (NO_NAVSTART): that says nothing about the page. */
const ATTEMPTS = 3;
/** How long the edge sends buffered messages to new clients. */
const BUFFER_MS = 20_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    zone: { type: 'string', default: 'Asia/Riyadh' },
  },
});
const [givenPath = '/'] = positionals;

const stack = makeStack({
  name: 'safira_lighthouse',
  ports: shiftedPorts(15_000),
  redisDb: 15,
  env: { NODE_ENV: 'production' },
});
const folder = join(import.meta.dirname, '../../.data/lighthouse');
mkdirSync(folder, { recursive: true });

const reports: Report[] = [];
try {
  // OURS-08: pages with simulated data are excluded from search engines, so for the run they are served as real.
  await startAll(stack, { edge: true, webEnv: { DATA_SIMULATED: 'false' } });
  console.log(`lighthouse: stored matches, players and crests: ${await worldIsStored(stack)}`);
  await wait(BUFFER_MS);
  const path = givenPath.replace(
    '{id}',
    givenPath.startsWith('/player/') ? mostSeenPlayer() : fullestMatch(),
  );
  await waitFor(`http://127.0.0.1:${stack.ports.edge}${path}`, { status: 200 }); // a player may have to be synced first
  for (let run = 1; run <= Number(values.runs); run++) reports.push(await measure(path, run));
  const runs: Figures[] = [];
  for (const report of reports) runs.push(await figuresOf(report, gzipBytesOf));
  const counted = comparable(runs);
  const indexes = runs.map(({ benchmarkIndex }) => short(benchmarkIndex)).join(' ');
  console.log(
    `lighthouse: ${counted.length} of ${runs.length} runs counted; benchmarkIndex of all: ${indexes}`,
  );
  const lines = judge(counted);
  console.table(
    Object.fromEntries(
      lines.map(({ name, median, runs: each, aim, isReached }) => [
        name,
        { median: short(median), aim, reached: isReached ? 'yes' : 'NO', runs: each.map(short).join(' ') },
      ]),
    ),
  );
  for (const line of new Set(reports.flatMap((report) => shortcomings(report))))
    console.log(`lighthouse: ${line}`);
  const missed = lines.filter(({ isReached }) => !isReached);
  for (const { name, median, aim } of missed)
    console.log(`lighthouse: FAILED: ${name} is ${short(median)}, the aim is ${aim}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await stack.stop();
}

function fullestMatch(): string {
  return query(
    stack.name,
    'select match_id from appearances join match_events using (match_id) group by 1 order by count(*) desc limit 1',
  );
}

function mostSeenPlayer(): string {
  return query(stack.name, 'select player_id from appearances group by 1 order by count(*) desc, 1 limit 1');
}

async function measure(path: string, run: number): Promise<Report> {
  const file = join(folder, `run-${run}.json`);
  const url = `http://127.0.0.1:${stack.ports.edge}${path}`;
  const options = [`--chrome-flags=${CHROME_FLAGS}`, '--output=json', `--output-path=${file}`, '--quiet'];
  for (let attempt = 1; ; attempt++) {
    try {
      await promisify(execFile)('pnpm', ['dlx', LIGHTHOUSE, url, ...options], {
        cwd: folder,
        env: { ...inheritedEnv(), CHROME_PATH: wholeBrowserPath, TZ: values.zone },
        timeout: PATIENCE_MS,
      });
      console.log(`lighthouse: run ${run} of ${values.runs}`);
      return JSON.parse(readFileSync(file, 'utf8')) as Report;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`lighthouse: run ${run} could not be recorded, trying again: ${String(error)}`);
    }
  }
}

function short(value: number): string {
  return value < 1 ? value.toFixed(3) : String(Math.round(value));
}
