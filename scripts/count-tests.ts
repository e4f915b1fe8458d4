// node scripts/count-tests.ts <folder of reports> <failed steps>: the last line of .ci/run.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Vitest = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type Playwright = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };
type Counts = { passed: number; failed: number };

/** Sums the reports that vitest and Playwright left, each step of .ci/run in a folder of its own. */
export function countTests(folder: string): Counts {
  const sum = { passed: 0, failed: 0 };
  for (const file of globSync('*/{vitest,playwright-*}.json', { cwd: folder })) {
    const report: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { passed, failed } =
      basename(file) === 'vitest.json'
        ? countVitest(report as Vitest)
        : countPlaywright(report as Playwright);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

function countVitest({ numPassedTests, numFailedTests, testResults }: Vitest): Counts {
  // A file that could not be loaded has no tests to count, so it counts as one failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function countPlaywright({ stats, errors }: Playwright): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

if (import.meta.main) {
  const [folder = '', failedSteps = '0'] = process.argv.slice(2);
  const { passed, failed } = countTests(folder);
  // A step, such as lint, may fail without a failed test; the line must not look like a success then.
  console.log(`${passed} passed, ${Math.max(failed, Number(failedSteps))} failed`);
}
