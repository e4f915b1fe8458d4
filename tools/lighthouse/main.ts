// `pnpm lighthouse [page …] [--runs 5] [--zone Asia/Riyadh]`; without a page those of pages.ts.
// Lighthouse's mobile preset on the stored world behind its edge, as if its data were real, for a reader in that zone: a
// reader whose clock differs from Mecca's loads the first page twice (head-script.ts). Nothing but what answers readers
// runs. Discards the runs during which the machine was busy, prints the median of each figure with its aim and fails if
// one is missed. Needs a finished build and access to the package registry.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { edge } from '../../e2e/support/addresses.ts';
import { wholeBrowserPath } from '../../e2e/support/browser.ts';
import { mainStack, startFrozen, stopAll } from '../../e2e/support/stack.ts';
import { inheritedEnv } from '@safira/testkit/config';
import {
  comparable,
  type Figures,
  figuresOf,
  gzipBytesOf,
  judge,
  type Line,
  type Report,
  shortcomings,
} from './figures.ts';
import { addressOf, defaultPages } from './pages.ts';

/** Large, and only used by this script: downloaded for the run, not a dependency. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu';
const PATIENCE_MS = 180_000;
/** Chromium sometimes loses the trace of a page (NO_NAVSTART): that says nothing about the page. */
const ATTEMPTS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    zone: { type: 'string', default: 'Asia/Riyadh' },
  },
});
const pages = positionals.length > 0 ? positionals : defaultPages;

const stack = mainStack();
const folder = join(import.meta.dirname, '../../.data/lighthouse');
mkdirSync(folder, { recursive: true });

const medians: Record<string, Record<string, string>> = {};
let hasMissed = false;
try {
  // OURS-08: pages with simulated data are excluded from search engines, so for the run they are served as real.
  await startFrozen(stack, { web: { DATA_SIMULATED: 'false' } });
  for (const page of pages) {
    const lines = await measurePage(page);
    medians[page] = Object.fromEntries(lines.map(({ name, median }) => [name, short(median)]));
    for (const { name, median, aim, isReached } of lines) {
      if (isReached) continue;
      hasMissed = true;
      console.log(`lighthouse: FAILED: ${page}: ${name} is ${short(median)}, the aim is ${aim}`);
    }
  }
} finally {
  await stopAll(stack);
}
console.table(medians);
process.exitCode = hasMissed ? 1 : 0;

async function measurePage(page: string): Promise<Line[]> {
  const address = await addressOf(page, { database: stack.name, edge });
  const reports: Report[] = [];
  for (let run = 1; run <= Number(values.runs); run++) reports.push(await measure(address));
  const runs: Figures[] = [];
  for (const report of reports) runs.push(await figuresOf(report, gzipBytesOf));
  const counted = comparable(runs);
  const indexes = runs.map(({ benchmarkIndex }) => short(benchmarkIndex)).join(' ');
  console.log(
    `lighthouse: ${page}: ${counted.length} of ${runs.length} runs counted; benchmarkIndex of all: ${indexes}`,
  );
  for (const line of new Set(reports.flatMap((report) => shortcomings(report))))
    console.log(`lighthouse: ${page}: ${line}`);
  return judge(counted);
}

async function measure(address: string): Promise<Report> {
  const file = join(folder, 'run.json');
  const options = [`--chrome-flags=${CHROME_FLAGS}`, '--output=json', `--output-path=${file}`, '--quiet'];
  for (let attempt = 1; ; attempt++) {
    try {
      await promisify(execFile)('pnpm', ['dlx', LIGHTHOUSE, address, ...options], {
        cwd: folder,
        env: { ...inheritedEnv(), CHROME_PATH: wholeBrowserPath, TZ: values.zone },
        timeout: PATIENCE_MS,
      });
      return JSON.parse(readFileSync(file, 'utf8')) as Report;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`lighthouse: a run could not be recorded, trying again: ${String(error)}`);
    }
  }
}

function short(value: number): string {
  return value < 1 ? value.toFixed(3) : String(Math.round(value));
}
