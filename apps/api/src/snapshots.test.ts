import { expect, test } from 'vitest';
import { ENTRY_BYTES, makeSnapshots } from './snapshots.ts';

const keep = (key: string) => ({
  key,
  isAffected: ({ matchId }: { matchId: number }) => String(matchId) === key,
});

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
  await expect(snapshots.read(keep('1'), fail)).rejects.toThrow('away');
  expect(snapshots.size()).toBe(0);
  expect((await snapshots.read(keep('1'), build)).snapshot.seq).toBe(1);
});

test('API-02: kept answers stay within their bytes, the least used going first', async () => {
  const { snapshots, build, builds } = setUp({ maxBytes: 3 * ENTRY_BYTES });
  for (const key of ['1', '2', '3', '4']) await snapshots.read(keep(key), build);
  expect(snapshots.size()).toBeLessThanOrEqual(3 * ENTRY_BYTES);
  await snapshots.read(keep('4'), build);
  expect(builds()).toBe(4);
  await snapshots.read(keep('1'), build);
  expect(builds()).toBe(5);
});

test('OURS-09: while the database is away a copy is given with its age, also one that is out of date', async () => {
  const { snapshots, build, pass } = setUp();
  await snapshots.read(keep('1'), build);
  snapshots.drop('all');
  pass(61_000);
  expect(await snapshots.read(keep('1'), fail)).toMatchObject({ snapshot: { seq: 1 }, staleMs: 61_000 });
  await expect(snapshots.read(keep('2'), fail)).rejects.toThrow('away');
  pass(86_400_000);
  await expect(snapshots.read(keep('1'), fail)).rejects.toThrow('away');
});

test('OURS-09: a copy is no answer to who asks for a newer version, nor to a bug', async () => {
  const { snapshots, build } = setUp();
  await snapshots.read(keep('1'), build);
  snapshots.drop('all');
  await expect(snapshots.read(keep('1'), fail, { min: 2 })).rejects.toThrow('away');
  const bug = () => Promise.reject(new Error('bug'));
  const { snapshots: others } = setUp();
  await others.read(keep('1'), build);
  others.drop('all');
  await expect(others.read(keep('1'), bug)).rejects.toThrow('bug');
});

test('OURS-09: found away, the database is left alone for a second, then asked again', async () => {
  const { snapshots, build, builds, pass } = setUp();
  await snapshots.read(keep('1'), build);
  await snapshots.read(keep('2'), build);
  snapshots.drop('all');
  await snapshots.read(keep('1'), fail);
  expect((await snapshots.read(keep('2'), build)).staleMs).toBe(0);
  expect(builds()).toBe(2);
  pass(1_000);
  expect((await snapshots.read(keep('2'), build)).staleMs).toBeUndefined();
  expect(builds()).toBe(3);
});

test('HOUSE: who may not have work done is refused only where there is work, and spoils it for nobody', async () => {
  const { snapshots, build } = setUp();
  const admit = () => Promise.reject(new Error('too many'));
  await expect(snapshots.read(keep('1'), build, { admit })).rejects.toThrow('too many');
  const [own, other] = await Promise.allSettled([
    snapshots.read(keep('1'), build, { admit }),
    snapshots.read(keep('1'), build),
  ]);
  expect([own.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect((await snapshots.read(keep('1'), build, { admit })).snapshot.seq).toBe(1);
});

test('HOUSE: a reading is current until something changes or time has passed', async () => {
  const { snapshots, build, pass } = setUp();
  const first = await snapshots.read(keep('1'), build);
  expect(first.isCurrent()).toBe(true);
  snapshots.drop([{ matchId: 1, kickoffs: [] }]);
  expect(first.isCurrent()).toBe(false);
  const second = await snapshots.read(keep('1'), build);
  pass(60_000);
  expect(second.isCurrent()).toBe(false);
});
