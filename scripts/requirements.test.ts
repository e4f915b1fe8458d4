import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRequirements } from './requirements.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'safira-ledger-'));
  ledger('| HOME-01 | open | Header. |', '| HOME-02 | open | Dropdown: a or b. |');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, ...lines: string[]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), lines.join('\n'));
}

function ledger(...rows: string[]) {
  write('docs/requirements.md', '# Ledger', '| id | state | what |', '|---|---|---|', ...rows);
}

function titlesOf(id: string): string[] | undefined {
  return readRequirements(root)
    .requirements.find((requirement) => requirement.id === id)
    ?.tests.map(({ title }) => title);
}

test('HOUSE: a requirement has its state, its text and its tests', () => {
  write('packages/a/src/a.test.ts', '', "test('HOME-01: shows the logo', () => {});");
  expect(readRequirements(root)).toEqual({
    requirements: [
      {
        id: 'HOME-01',
        state: 'open',
        what: 'Header.',
        tests: [
          { file: 'packages/a/src/a.test.ts', line: 2, title: 'HOME-01: shows the logo', isSkipped: false },
        ],
      },
      { id: 'HOME-02', state: 'open', what: 'Dropdown: a or b.', tests: [] },
    ],
    problems: [],
  });
});

test.each([
  ["test('HOME-01: a', () => {});", ['HOME-01: a']],
  ["it.only('HOME-01: a', async () => {});", ['HOME-01: a']],
  ["test('HOME-01: a', { timeout: 5 }, () => {});", ['HOME-01: a']],
  ["test.each([[1, 2]])('HOME-01: %i is %i', (a, b) => {});", ['HOME-01: %i is %i']],
  ["test.for(rows)('HOME-01: $name', () => {});", ['HOME-01: $name']],
  ["test.each`a\n${1}`('HOME-01: $a', () => {});", ['HOME-01: $a']],
  ["test.skipIf(isSlow)('HOME-01: a', () => {});", ['HOME-01: a']],
  ['for (const w of [360, 1280]) test(`HOME-01: at ${w} px`, () => {});', ['HOME-01: at ${…} px']],
  [
    "describe('HOME-01: header', () => {\n  test('logo', () => {});\n  it('title', () => {});\n});",
    ['HOME-01: header › logo', 'HOME-01: header › title'],
  ],
  ["describe('header', () => { test('HOME-01: a', run); });", ['header › HOME-01: a']],
  ["describe('HOME-01: a', () => {});\ntest('HOME-01: b', run);", ['HOME-01: b']],
  ["test.describe('HOME-01: a', () => { test('b', run); });", ['HOME-01: a › b']],
  ["test.describe.serial('HOME-01: a', () => { test('b', run); });", ['HOME-01: a › b']],
  ["test('HOME-01: a', () => { test.skip(isSlow, 'why'); test.step('b', () => {}); });", ['HOME-01: a']],
  ["test.use({ a: 1 }); test.beforeEach(() => {}); expect('x').toBe('x');\nconst test = it.extend({});", []],
])('HOUSE: titles are read from %s', (code, expected) => {
  write('e2e/a.spec.ts', code);
  expect(readRequirements(root).problems).toEqual([]);
  expect(titlesOf('HOME-01')).toEqual(expected);
});

test('HOUSE: a title may name two requirements', () => {
  write('apps/web/app/a.test.tsx', "test('HOME-01, HOME-02: both', () => { render(<p />); });");
  expect(titlesOf('HOME-01')).toEqual(['HOME-01, HOME-02: both']);
  expect(titlesOf('HOME-02')).toEqual(['HOME-01, HOME-02: both']);
});

test('HOUSE: tests of our own tools need no id, dependencies and builds are not read', () => {
  write('scripts/a.test.ts', "test('HOUSE: the tool works', () => {});");
  write('packages/a/node_modules/b/b.test.ts', "test('no id', () => {});");
  write('apps/web/build/b.test.ts', "test('no id', () => {});");
  expect(readRequirements(root).problems).toEqual([]);
});

test.each([
  ["test('HOME-99: a', () => {});", 'the ledger has no HOME-99: a.test.ts:1: HOME-99: a'],
  ["test('HOME-01, NEWS-07: a', () => {});", 'the ledger has no NEWS-07: a.test.ts:1: HOME-01, NEWS-07: a'],
  ["test('shows the logo', () => {});", 'a title without an id: a.test.ts:1: shows the logo'],
  [
    "test('HOME-01 without a colon', () => {});",
    'a title without an id: a.test.ts:1: HOME-01 without a colon',
  ],
  ["test.each(rows)('%s', () => {});", 'a title without an id: a.test.ts:1: %s'],
  [
    "describe('HOME-99: a', () => {\n  test('HOME-01: b', run);\n});",
    'the ledger has no HOME-99: a.test.ts:2: HOME-99: a › HOME-01: b',
  ],
  ["describe('header', () => {\n  test('a', run);\n});", 'a title without an id: a.test.ts:2: header › a'],
  ['test(title, () => {});', 'a title without an id: a.test.ts:1: a title that is not written out'],
])('HOUSE: a test file with %s is refused', (code, problem) => {
  write('a.test.ts', code);
  expect(readRequirements(root).problems).toEqual([problem]);
});

test.each([
  ['| HOME-01 | done | Header. |', 'HOME-01 is done without a test'],
  ['| HOME-03 | finished | Buttons. |', 'HOME-03 is neither open nor done'],
  ['| HOME-03 | open | a |\n| HOME-03 | open | b |', 'HOME-03 occurs twice in the ledger'],
  ['no rows', 'docs/requirements.md has no rows'],
])('HOUSE: a ledger with %s is refused', (rows, problem) => {
  ledger(rows);
  expect(readRequirements(root).problems).toEqual([problem]);
});

test('HOUSE: a line marked done needs a test that is not skipped', () => {
  ledger('| HOME-01 | done | Header. |');
  write(
    'a.test.ts',
    "test.skip('HOME-01: a', () => {});",
    "describe.skip('a', () => { test('HOME-01: b', run); });",
  );
  expect(readRequirements(root).problems).toEqual(['HOME-01 is done without a test']);
  write('b.test.ts', "test('HOME-01: a', () => {});");
  expect(readRequirements(root).problems).toEqual([]);
});

test('HOUSE: the command prints all lines, or JSON, and fails on a problem', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'requirements.ts'), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  write('a.test.ts', "test('HOME-01: a', () => {});");
  const good = run();
  expect(good.stdout).toMatch(/^HOME-01 +open +1 test +Header\.$/m);
  expect(good.stdout).toMatch(/^2 requirements: 0 done, 1 with tests$/m);
  expect(good.status).toBe(0);

  write('a.test.ts', "test('no id', () => {});");
  const bad = run('--json');
  expect(JSON.parse(bad.stdout)).toEqual(readRequirements(root));
  expect(bad.status).toBe(1);
});
