import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults: [] });
let clone: string;

/** A clone whose tools only record that they were called; the file `fails` names the one that fails. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'safira-ci-'));
  mkdirSync(join(clone, 'scripts'));
  mkdirSync(join(clone, 'bin'));
  cpSync(join(root, '.ci'), join(clone, '.ci'), { recursive: true });
  for (const script of ['count-tests.ts', 'failed-tests.ts']) {
    cpSync(join(root, 'scripts', script), join(clone, 'scripts', script));
  }
  command('scripts/machine', 'machine');
  command('scripts/services', 'services');
  command(
    'bin/pnpm',
    '$1',
    'if [ "$1" != install ]; then mkdir -p "$SAFIRA_REPORTS"; fi',
    `if [ "$1" != install ]; then echo '${report}' > "$SAFIRA_REPORTS/vitest.json"; fi`,
  );
  writeFileSync(join(clone, 'scripts/toolchain'), `PATH=${join(clone, 'bin')}:$PATH\n`);
});

afterEach(() => rmSync(clone, { recursive: true }));

function command(path: string, name: string, ...lines: string[]) {
  const body = [
    '#!/usr/bin/env bash',
    `echo "called: ${name} $*"`,
    `echo "${name}" >> '${clone}/calls'`,
    ...lines,
    `[ "$(cat '${clone}/fails' 2> /dev/null)" != "${name}" ]`,
  ];
  writeFileSync(join(clone, path), body.join('\n'));
  chmodSync(join(clone, path), 0o755);
}

function run(failing = '') {
  writeFileSync(join(clone, 'fails'), failing);
  const { status, stdout } = spawnSync('bash', ['.ci/run'], { cwd: clone, encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  const calls = readFileSync(join(clone, 'calls'), 'utf8').trim().split('\n');
  return { status, calls, lines, last: lines.at(-1), before: lines.at(-2) };
}

test('HOUSE: a good run ends with the counts alone on the last line', () => {
  const { status, calls, last, before } = run();
  expect(status).toBe(0);
  expect(calls).toEqual(['machine', 'install', 'check', 'test', 'e2e', 'services']);
  expect(before).toMatch(/^ci: took \d+ min \d+ s$/);
  expect(last).toBe('6 passed, 0 failed');
});

test.each(['check', 'test', 'e2e'])('HOUSE: if %s fails, the others still run', (failing) => {
  const { status, calls, lines, last } = run(failing);
  expect(status).toBe(1);
  expect(calls).toEqual(['machine', 'install', 'check', 'test', 'e2e', 'services']);
  expect(lines).toContain(`ci: failed: ${failing}`);
  expect(last).toBe('6 passed, 1 failed');
});

test('HOUSE: the end of a failed run names the failed test and its reason', () => {
  const assertionResults = [{ fullName: 'HOUSE: late', status: 'failed', failureMessages: ['too late'] }];
  const testResults = [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }];
  const failing = JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults });
  command('bin/pnpm', '$1', `mkdir -p "$SAFIRA_REPORTS"; echo '${failing}' > "$SAFIRA_REPORTS/vitest.json"`);
  const { lines } = run('test');
  const named = lines.indexOf('ci: failed test: a.test.ts: HOUSE: late');
  expect(named).toBeGreaterThan(0);
  expect(lines.slice(named + 1)).toContain('    too late');
  expect(lines.slice(named + 1)).toContain('ci: failed: test');
});

test('HOUSE: tests that leave no report have failed', () => {
  command('bin/pnpm', '$1');
  const { status, lines, last } = run();
  expect(status).toBe(1);
  expect(lines).toContain('ci: failed: e2e left no report of its tests');
  expect(last).toBe('0 passed, 3 failed');
});

test.each(['machine', 'install'])('HOUSE: if %s fails, no later step runs', (failing) => {
  const { status, calls, last } = run(failing);
  expect(status).toBe(1);
  expect(calls.at(-2)).toBe(failing);
  expect(calls.at(-1)).toBe('services');
  expect(last).toBe('0 passed, 1 failed');
});
