import { expect, test } from 'vitest';
import { makeSnapshots } from './snapshots.ts';

const keep = (key: string) => ({
  key,
  isAffected: ({ matchId }: { matchId: number }) => String(matchId) === key,
});

function setUp({ isTrusted = true, maxBytes = 10_000 } = {}) {
  let time = 0;
  let builds = 0;
  const snapshots = makeSnapshots({ maxBytes, isTrusted: () => isTrusted, now: () => time });
  const build = async () => ({ body: `body ${++builds}`, seq: builds, cache: 'live' as const });
  return { snapshots, build, builds: () => builds, pass: (ms: number) => (time += ms) };
}

test('API-02: many readers of one version share one build', async () => {
  const { snapshots, build, builds } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => snapshots.read(keep('1'), build)));
  expect(builds()).toBe(1);
});

test('API-02: without a trusted bus a snapshot lives five seconds', async () => {
  const { snapshots, build, builds, pass } = setUp({ isTrusted: false });
  await snapshots.read(keep('1'), build);
  pass(4_900);
  await snapshots.read(keep('1'), build);
  expect(builds()).toBe(1);
  pass(200);
  await snapshots.read(keep('1'), build);
  expect(builds()).toBe(2);
});

test('HOME-14: a change that arrives while an answer is being built drops it', async () => {
  const { snapshots, build, builds } = setUp();
  const reading = snapshots.read(keep('1'), build);
  snapshots.drop([{ matchId: 1, kickoffs: [] }]);
  await reading;
  await snapshots.read(keep('1'), build);
  expect(builds()).toBe(2);
});

test('API-02: a failed build is not kept', async () => {
  const { snapshots, build } = setUp();
  await expect(snapshots.read(keep('1'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await snapshots.read(keep('1'), build)).seq).toBe(1);
});

test('API-02: kept answers stay within their bytes, the least used going first', async () => {
  const { snapshots, build, builds } = setUp({ maxBytes: 20 });
  for (const key of ['1', '2', '3', '4']) await snapshots.read(keep(key), build);
  expect(snapshots.size()).toBeLessThanOrEqual(20);
  await snapshots.read(keep('4'), build);
  expect(builds()).toBe(4);
  await snapshots.read(keep('1'), build);
  expect(builds()).toBe(5);
});
