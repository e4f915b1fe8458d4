// `pnpm e2e [--repeat N] [filter…]`: the tests that only look, side by side; then those that change something, one
// after another. Prints the seconds of each spec, and with --repeat the failures of each test.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportsFolder } from './config.ts';
import { type Outcome, outcomesOf, type Report, summarise } from './report.ts';

const suites = { frozen: 'playwright.config.ts', live: 'live.config.ts' };

const { values, positionals } = parseArgs({
  options: { repeat: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const rounds = Number(values.repeat);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--repeat takes a number from 1 on');

const outcomes: Outcome[] = [];
let hasFailed = false;
for (let round = 1; round <= rounds; round++) {
  for (const [suite, config] of Object.entries(suites)) {
    if (rounds > 1) console.log(`e2e: round ${round} of ${rounds}, ${suite}`);
    hasFailed = !runSuite(suite, config) || hasFailed;
  }
}
console.log(summarise(outcomes, rounds));
process.exitCode = hasFailed ? 1 : 0;

/** False where a test failed or the suite could not run. */
function runSuite(suite: string, config: string): boolean {
  const file = join(reportsFolder, `playwright-${suite}.json`);
  rmSync(file, { force: true });
  const args = [
    'test',
    '--config',
    config,
    ...positionals,
    ...(positionals.length > 0 ? ['--pass-with-no-tests'] : []),
  ];
  const { status } = spawnSync('node_modules/.bin/playwright', args, {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (existsSync(file)) outcomes.push(...outcomesOf(JSON.parse(readFileSync(file, 'utf8')) as Report));
  return status === 0;
}
