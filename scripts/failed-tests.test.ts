import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failedTests } from './failed-tests.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safira-reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, report: unknown) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(report));
}

test('HOUSE: the failed tests of vitest are named with file and reason, and files that cannot be loaded', () => {
  const passed = { fullName: 'HOUSE: fine', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'HOUSE: late', status: 'failed', failureMessages: ['expected 1 to be 2'] };
  write('test/vitest.json', {
    testResults: [
      { name: resolve('a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: resolve('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(failedTests(folder)).toEqual([
    { file: 'a.test.ts', title: 'HOUSE: late', reason: 'expected 1 to be 2' },
    { file: 'b.test.ts', title: 'could not be loaded', reason: 'no such module' },
  ]);
});

test('HOUSE: the failed tests of Playwright are found in nested suites, and errors outside of tests', () => {
  const good = { title: 'HOUSE: fine', file: 'site/a.spec.ts', ok: true, tests: [] };
  const tests = [{ results: [{ errors: [{ message: 'timed out' }] }] }];
  const bad = { title: 'HOUSE: late', file: 'site/a.spec.ts', ok: false, tests };
  write('e2e/playwright-frozen.json', {
    suites: [{ specs: [good], suites: [{ specs: [bad] }] }],
    errors: [{ message: 'no browser' }],
  });
  expect(failedTests(folder)).toEqual([
    { file: 'e2e/site/a.spec.ts', title: 'HOUSE: late', reason: 'timed out' },
    { file: 'e2e', title: 'outside of tests', reason: 'no browser' },
  ]);
});
