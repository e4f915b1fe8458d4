import { afterEach, expect, test, vi } from 'vitest';
import type { DependsOn } from './depends-on.ts';
import { type Built, ENTRY_BYTES, makeSnapshots } from './snapshots.ts';

const changeOf = (matchId: number) => [{ matchId, kickoffs: [] }];

const away = new Error('away');
const fail = () => Promise.reject(away);

function setUp({ isTrusted = true, maxBytes = 10 * ENTRY_BYTES } = {}) {
  let time = 1_000_000;
  let builds = 0;
  const snapshots = makeSnapshots({
    maxBytes,
    isTrusted: () => isTrusted,
    isAway: (error) => error === away,
    now: () => time,
  });
  const built = (dependsOn: DependsOn) => ({
    body: `body ${++builds}`,
    seq: builds,
    cache: 'live' as const,
    dependsOn,
  });
  const build = async () => built({ matches: [1] });
  /** A build that ends when the test calls `finish` with what it depends on. */
  const slowBuild = () => {
    let finish: (dependsOn: DependsOn) => void = () => {};
    const answer = () =>
      new Promise<Built>((resolve) => {
        finish = (dependsOn) => resolve(built(dependsOn));
      });
    return { answer, finish: (dependsOn: DependsOn) => finish(dependsOn) };
  };
  return { snapshots, build, slowBuild, builds: () => builds, pass: (ms: number) => (time += ms) };
}

afterEach(() => vi.useRealTimers());

test('API-02: a hundred readers of one answer share one build', async () => {
  const { snapshots, build, builds } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => snapshots.read('1', build)));
  expect(builds()).toBe(1);
});

test('API-02: without a trusted bus a snapshot lives five seconds', async () => {
  const { snapshots, build, builds, pass } = setUp({ isTrusted: false });
  await snapshots.read('1', build);
  pass(4_900);
  await snapshots.read('1', build);
  expect(builds()).toBe(1);
  pass(200);
  await snapshots.read('1', build);
  expect(builds()).toBe(2);
});

test('HOME-14: a match changes while its answer is built, waiting readers get the answer and it is not cached', async () => {
  const { snapshots, build, slowBuild, builds } = setUp();
  const slow = slowBuild();
  const reading = snapshots.read('1', slow.answer);
  snapshots.drop(changeOf(1));
  slow.finish({ matches: [1] });
  expect((await reading).snapshot.seq).toBe(1);
  expect((await reading).isCurrent()).toBe(false);
  await snapshots.read('1', build);
  expect(builds()).toBe(2);
});

test('HOUSE: another match changes while an answer is built, the answer is cached', async () => {
  const { snapshots, build, slowBuild, builds } = setUp();
  const slow = slowBuild();
  const reading = snapshots.read('1', slow.answer);
  snapshots.drop(changeOf(2));
  slow.finish({ matches: [1] });
  expect((await reading).isCurrent()).toBe(true);
  await snapshots.read('1', build);
  expect(builds()).toBe(1);
});

test('HOUSE: readers who arrive after a change share one new build instead of the build from before it', async () => {
  const { snapshots, build, slowBuild, builds } = setUp();
  const slow = slowBuild();
  const early = snapshots.read('1', slow.answer);
  snapshots.drop(changeOf(1));
  const late = Promise.all([snapshots.read('1', build), snapshots.read('1', build)]);
  slow.finish({ matches: [1] });
  expect((await early).snapshot.seq).toBe(1);
  expect((await late).map(({ snapshot }) => snapshot.seq)).toEqual([2, 2]);
  expect(builds()).toBe(2);
});

test('HOUSE: messages are missed while an answer is built, the answer is not cached', async () => {
  const { snapshots, build, slowBuild, builds } = setUp();
  const slow = slowBuild();
  const reading = snapshots.read('1', slow.answer);
  snapshots.drop('all');
  slow.finish({});
  await reading;
  await snapshots.read('1', build);
  expect(builds()).toBe(2);
});

test('HOUSE: an answer is built again, the dependencies of its last build apply', async () => {
  const { snapshots, builds, slowBuild, build } = setUp();
  for (const matches of [[1], [1, 2]]) {
    const slow = slowBuild();
    const reading = snapshots.read('team', slow.answer);
    slow.finish({ matches });
    await reading;
    if (matches.length === 1) snapshots.drop(changeOf(1));
  }
  snapshots.drop(changeOf(2));
  await snapshots.read('team', build);
  expect(builds()).toBe(3);
});

test('API-02: a build fails, nothing is cached', async () => {
  const { snapshots, build } = setUp();
  await expect(snapshots.read('1', fail)).rejects.toThrow('away');
  expect(snapshots.size()).toBe(0);
  expect((await snapshots.read('1', build)).snapshot.seq).toBe(1);
});

test('API-02: cached answers stay within the byte limit, the least recently used is evicted first', async () => {
  const { snapshots, build, builds } = setUp({ maxBytes: 3 * ENTRY_BYTES });
  for (const key of ['1', '2', '3', '4']) await snapshots.read(key, build);
  expect(snapshots.size()).toBeLessThanOrEqual(3 * ENTRY_BYTES);
  await snapshots.read('4', build);
  expect(builds()).toBe(4);
  await snapshots.read('1', build);
  expect(builds()).toBe(5);
});

test('OURS-09: the database is unavailable, a copy is returned with its age, even if it is stale', async () => {
  const { snapshots, build, pass } = setUp();
  await snapshots.read('1', build);
  snapshots.drop('all');
  pass(61_000);
  expect(await snapshots.read('1', fail)).toMatchObject({ snapshot: { seq: 1 }, staleMs: 61_000 });
  await expect(snapshots.read('2', fail)).rejects.toThrow('away');
  pass(86_400_000);
  await expect(snapshots.read('1', fail)).rejects.toThrow('away');
});

test('OURS-09: a stale copy is not returned for a newer version, nor in place of an unexpected error', async () => {
  const { snapshots, build } = setUp();
  await snapshots.read('1', build);
  snapshots.drop('all');
  await expect(snapshots.read('1', fail, { min: 2 })).rejects.toThrow('away');
  const bug = () => Promise.reject(new Error('bug'));
  const { snapshots: others } = setUp();
  await others.read('1', build);
  others.drop('all');
  await expect(others.read('1', bug)).rejects.toThrow('bug');
});

test('OURS-09: the database is found unavailable, it is not tried again for a second', async () => {
  const { snapshots, build, builds, pass } = setUp();
  await snapshots.read('1', build);
  await snapshots.read('2', build);
  snapshots.drop('all');
  await snapshots.read('1', fail);
  expect((await snapshots.read('2', build)).staleMs).toBe(0);
  expect(builds()).toBe(2);
  pass(1_000);
  expect((await snapshots.read('2', build)).staleMs).toBeUndefined();
  expect(builds()).toBe(3);
});

test('HOUSE: a rate-limited reader is refused only if a build is needed, and other readers still get theirs', async () => {
  const { snapshots, build } = setUp();
  const admit = () => Promise.reject(new Error('too many'));
  await expect(snapshots.read('1', build, { admit })).rejects.toThrow('too many');
  const [own, other] = await Promise.allSettled([
    snapshots.read('1', build, { admit }),
    snapshots.read('1', build),
  ]);
  expect([own.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect((await snapshots.read('1', build, { admit })).snapshot.seq).toBe(1);
});

test('HOUSE: a reading is current until its match changes or it expires', async () => {
  const { snapshots, build, pass } = setUp();
  const first = await snapshots.read('1', build);
  expect(first.isCurrent()).toBe(true);
  snapshots.drop(changeOf(1));
  expect(first.isCurrent()).toBe(false);
  const second = await snapshots.read('1', build);
  pass(60_000);
  expect(second.isCurrent()).toBe(false);
});

test('HOUSE: the database hangs, a reader gets the stale copy after a second and later readers get it at once', async () => {
  vi.useFakeTimers();
  const { snapshots, build, slowBuild, builds, pass } = setUp();
  await snapshots.read('1', build);
  snapshots.drop(changeOf(1));
  const slow = slowBuild();
  const first = snapshots.read('1', slow.answer);
  pass(1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toMatchObject({ snapshot: { seq: 1 }, staleMs: 1_000 });
  expect(await snapshots.read('1', build)).toMatchObject({ snapshot: { seq: 1 }, staleMs: 1_000 });
  expect(builds()).toBe(1);
  slow.finish({ matches: [1] });
  await vi.advanceTimersByTimeAsync(0);
  expect(await snapshots.read('1', build)).toMatchObject({ snapshot: { seq: 2 }, staleMs: undefined });
});

test('HOME-14: the database hangs, a reader with a minimum version gets no older one', async () => {
  vi.useFakeTimers();
  const { snapshots, build, slowBuild, pass } = setUp();
  await snapshots.read('1', build);
  snapshots.drop(changeOf(1));
  const slow = slowBuild();
  const reading = snapshots.read('1', slow.answer, { min: 2 });
  pass(5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  slow.finish({ matches: [1] });
  expect((await reading).snapshot.seq).toBe(2);
});

test('HOUSE: a build fails after its reader got the stale copy, the rejection is handled', async () => {
  vi.useFakeTimers();
  const { snapshots, build, pass } = setUp();
  await snapshots.read('1', build);
  snapshots.drop(changeOf(1));
  let refuse = (_error: Error) => {};
  const reading = snapshots.read('1', () => new Promise((_, reject) => (refuse = reject)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await reading).snapshot.seq).toBe(1);
  refuse(new Error('broken'));
  await vi.advanceTimersByTimeAsync(0);
  pass(2_000);
  expect((await snapshots.read('1', build)).snapshot.seq).toBe(2);
});
