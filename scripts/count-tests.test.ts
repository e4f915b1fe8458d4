import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safira-reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, report: unknown) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(report));
}

const ran = { status: 'failed', assertionResults: [{}] };
const notLoaded = { status: 'failed', assertionResults: [] };

test('HOUSE: the counts of all runs are summed', () => {
  write('check/vitest.json', { numPassedTests: 5, numFailedTests: 1, testResults: [ran] });
  write('test/vitest.json', { numPassedTests: 7, numFailedTests: 0, testResults: [] });
  write('e2e/playwright-frozen.json', { stats: { expected: 1, unexpected: 2, flaky: 1 }, errors: [] });
  write('e2e/playwright-live.json', { stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [] });
  write('e2e/other.json', {});
  expect(countTests(folder)).toEqual({ passed: 16, failed: 3 });
});

test('HOUSE: a file that cannot be loaded and an error outside of tests count as failures', () => {
  write('check/vitest.json', { numPassedTests: 5, numFailedTests: 0, testResults: [notLoaded] });
  write('e2e/playwright-frozen.json', { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] });
  expect(countTests(folder)).toEqual({ passed: 5, failed: 2 });
});

test('HOUSE: without a report, no test is counted', () => {
  expect(countTests(folder)).toEqual({ passed: 0, failed: 0 });
});
