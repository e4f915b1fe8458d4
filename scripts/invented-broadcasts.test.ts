import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The tracked files that contain the pattern, but those of tests and documents. */
function filesWith(pattern: string): string[] {
  const found = execFileSync(
    'git',
    ['grep', '--name-only', '--ignore-case', '-I', '-E', pattern, '--', '.', ':!*.test.ts*', ':!*.md'],
    { cwd: root, encoding: 'utf8' },
  );
  return found.trim().split('\n').toSorted();
}

test('OURS-17, OURS-19: only guides and editors store broadcasts and commentators, and only our table channels', () => {
  expect(
    filesWith(String.raw`(insert into|insertInto\('|copy) ?(broadcasts|broadcast_commentators)\b`),
  ).toEqual(['packages/store/src/broadcasts/edit-entries.ts', 'packages/store/src/broadcasts/guides.ts']);
  expect(filesWith(String.raw`(insert into|insertInto\('|copy) ?commentators\b`)).toEqual([
    'packages/store/src/broadcasts/commentators.ts',
  ]);
  expect(filesWith(String.raw`(insert into|insertInto\('|copy) ?channels\b`)).toEqual([
    'packages/store/src/broadcasts/channels.ts',
  ]);
});

test('OURS-17, OURS-19: the guide of the simulator is set for the demo and the tests alone', () => {
  expect(filesWith(String.raw`['-]demo\.\*|:9797/guide\.xml|port}/guide\.xml`)).toEqual([
    'compose.yaml',
    'packages/testkit/src/stack.ts',
  ]);
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  // With DATA_SIMULATED=false the worker refuses that guide (worker/src/config.test.ts).
  expect(compose).toContain('DATA_SIMULATED: ${DATA_SIMULATED:-true}');
  const settings = readFileSync(join(root, '.env.example'), 'utf8');
  expect(settings).toMatch(/^GUIDE_URLS=$/m);
  expect(settings).toMatch(/^GUIDE_CHANNELS=$/m);
  expect(settings).toMatch(/^VIDEO_CHANNELS=$/m);
});
