import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workspace = parse(read('pnpm-workspace.yaml')) as {
  minimumReleaseAge?: number;
  catalog: Record<string, string>;
};
const manifests = globSync(['package.json', '{apps,packages}/*/package.json', 'e2e/package.json'], {
  cwd: root,
});

test('HOUSE: no package younger than three days is installed', () => {
  expect(workspace.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60);
});

test('HOUSE: every dependency has one exact version', () => {
  const isExact = (version: string) => /^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*)$/.test(version);
  const loose = manifests.flatMap((path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path)) as Record<
      string,
      Record<string, string>
    >;
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !isExact(version))
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
  expect(Object.entries(workspace.catalog).filter(([, version]) => !isExact(version))).toEqual([]);
});

test('HOUSE: packages, images and actions are checked for updates every week, in groups', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; schedule: { interval: string }; groups?: object }[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual([
    'npm',
    'docker',
    'docker-compose',
    'github-actions',
  ]);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(groups).toBeDefined();
  }
});

test.each(globSync('.github/workflows/*.yml', { cwd: root }))(
  'HOUSE: %s may only read the repository, and uses the pnpm version of the project',
  (path) => {
    const text = read(path);
    expect((parse(text) as { permissions: unknown }).permissions).toEqual({ contents: 'read' });
    const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
    for (const [named] of text.matchAll(/pnpm@[\d.]+/g)) expect(named).toBe(packageManager);
  },
);
