// `pnpm e2e [--repeat N] [filter…]`: the tests that only look, two at a time, and at the same time those that change
// something, one after another: these wait most of their time. Prints the seconds of each spec, and with --repeat the
// failures of each test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { envOf, reportsFolder, resultsFolder } from './config.ts';
import { type Outcome, outcomesOf, type Report, summarise } from './report.ts';

const suites = { frozen: 'playwright.config.ts', live: 'live.config.ts' };

const { values, positionals } = parseArgs({
  options: { repeat: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const rounds = Number(values.repeat);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--repeat takes a number from 1 on');

rmSync(resultsFolder, { recursive: true, force: true });
const outcomes: Outcome[] = [];
let hasFailed = false;
for (let round = 1; round <= rounds; round++) {
  if (rounds > 1) console.log(`e2e: round ${round} of ${rounds}`);
  const passed = await Promise.all(
    Object.entries(suites).map(([suite, config]) => runSuite(suite, config, round)),
  );
  hasFailed ||= passed.includes(false);
}
console.log(summarise(outcomes, rounds));
process.exitCode = hasFailed ? 1 : 0;

/** False where a test failed or the suite could not run. */
async function runSuite(suite: string, config: string, round: number): Promise<boolean> {
  const file = join(reportsFolder, `playwright-${suite}.json`);
  rmSync(file, { force: true });
  const args = [
    'test',
    '--config',
    config,
    // Playwright empties the folder at its start, and the pictures of a failure have to outlast the next rounds.
    '--output',
    join(resultsFolder, `${suite}-${round}`),
    ...positionals,
    ...(positionals.length > 0 ? ['--pass-with-no-tests'] : []),
  ];
  const child = spawn('node_modules/.bin/playwright', args, {
    cwd: import.meta.dirname,
    env: envOf(suite),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => console.log(`${suite.padEnd(6)} ${line}`));
  const [status] = await once(child, 'close');
  if (existsSync(file)) outcomes.push(...outcomesOf(JSON.parse(readFileSync(file, 'utf8')) as Report));
  return status === 0;
}
