import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprintSources, readFacts, worldFiles } from './world.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'safira-world-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('HOUSE: the stored world was made with this simulator and these migrations', () => {
  expect(readFacts().fingerprint, 'make it anew: pnpm e2e-world').toBe(fingerprintSources(root));
});

test('HOUSE: the stored world takes at most 5 MB', () => {
  const bytes = [worldFiles.database, worldFiles.pictures].reduce(
    (sum, file) => sum + statSync(file).size,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(5_000_000);
});

test('HOUSE: a changed simulator and a new migration change the fingerprint; a test of the simulator does not', () => {
  const source = join(folder, 'apps/simulator/src');
  const migrations = join(folder, 'packages/store/migrations');
  for (const each of [source, migrations]) mkdirSync(each, { recursive: true });
  writeFileSync(join(source, 'play.ts'), 'one');
  const first = fingerprintSources(folder);
  writeFileSync(join(source, 'play.test.ts'), 'tests it');
  expect(fingerprintSources(folder)).toBe(first);
  writeFileSync(join(source, 'play.ts'), 'two');
  const second = fingerprintSources(folder);
  expect(second).not.toBe(first);
  writeFileSync(join(migrations, '0001-first.sql'), 'create table matches ()');
  expect(fingerprintSources(folder)).not.toBe(second);
});
