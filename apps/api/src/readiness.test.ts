import { expect, test, vi } from 'vitest';
import { makeReadiness } from './readiness.ts';

function setUp() {
  const missingMigrations = vi.fn<() => Promise<string[]>>();
  const onChange = vi.fn<(state: true | string) => void>();
  let time = 0;
  const isReady = makeReadiness({ missingMigrations, onChange, now: () => time });
  return { missingMigrations, onChange, isReady, pass: (ms: number) => (time += ms) };
}

test('HOUSE: readiness distinguishes an unavailable database from missing migrations, and recovers', async () => {
  const { missingMigrations, onChange, isReady, pass } = setUp();
  missingMigrations.mockRejectedValue(new Error('ECONNREFUSED'));
  expect(await isReady()).toBe('unavailable');
  pass(1_000);
  missingMigrations.mockResolvedValue(['0001-a.sql', '0002-b.sql']);
  expect(await isReady()).toBe('migrations missing: 0001-a.sql, 0002-b.sql');
  pass(1_000);
  missingMigrations.mockResolvedValue([]);
  expect(await isReady()).toBe(true);
  expect(onChange.mock.calls.flat()).toEqual([
    'unavailable',
    'migrations missing: 0001-a.sql, 0002-b.sql',
    true,
  ]);
});

test('HOUSE: the database is checked at most once a second, and never again once it was ready', async () => {
  const { missingMigrations, isReady, pass } = setUp();
  missingMigrations.mockRejectedValue(new Error('ECONNREFUSED'));
  await Promise.all([isReady(), isReady()]);
  pass(999);
  await isReady();
  expect(missingMigrations).toHaveBeenCalledOnce();
  pass(1);
  missingMigrations.mockResolvedValue([]);
  await isReady();
  pass(60_000);
  missingMigrations.mockRejectedValue(new Error('ECONNREFUSED'));
  expect(await isReady()).toBe(true);
  expect(missingMigrations).toHaveBeenCalledTimes(2);
});
