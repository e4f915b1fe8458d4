// node scripts/failed-tests.ts <folder of reports>: each failed test with its reason. .ci/run prints it at its end,
// where it is found when only the end of a long output was kept.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Vitest = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type Suite = { suites?: Suite[]; specs: { title: string; file: string; ok: boolean; tests: Attempts[] }[] };
type Attempts = { results: { errors: { message: string }[] }[] };
type Playwright = { suites: Suite[]; errors: { message: string }[] };
type Failure = { file: string; title: string; reason: string };

const longestReason = 600;

/** The failed tests in the reports of vitest and Playwright; each step of .ci/run has a folder of its own. */
export function failedTests(folder: string): Failure[] {
  const read = <Report>(pattern: string) =>
    globSync(pattern, { cwd: folder }).map(
      (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report,
    );
  return [
    ...read<Vitest>('*/vitest.json').flatMap(failedInVitest),
    ...read<Playwright>('*/playwright-*.json').flatMap(failedInPlaywright),
  ];
}

function failedInVitest({ testResults }: Vitest): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) {
      return [{ file, title: 'could not be loaded', reason: message }];
    }
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, title: test.fullName, reason: test.failureMessages.join('\n') }));
  });
}

function failedInPlaywright({ suites, errors }: Playwright): Failure[] {
  const outside = errors.map(({ message }) => ({ file: 'e2e', title: 'outside of tests', reason: message }));
  return [...suites.flatMap(failedInSuite), ...outside];
}

function failedInSuite({ suites = [], specs }: Suite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => ({ file: `e2e/${file}`, title, reason: reasonOf(tests) }));
  return [...own, ...suites.flatMap(failedInSuite)];
}

function reasonOf(tests: Attempts[]): string {
  return tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors }) => errors)
    .map(({ message }) => message)
    .join('\n');
}

if (import.meta.main) {
  for (const { file, title, reason } of failedTests(process.argv[2] ?? '')) {
    console.log(`ci: failed test: ${file}: ${title}`);
    console.log(stripVTControlCharacters(reason).slice(0, longestReason).replaceAll(/^/gm, '    '));
  }
}
