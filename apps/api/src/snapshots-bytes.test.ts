import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ENTRY_BYTES, makeSnapshots } from './snapshots.ts';

function setUp({ isTrusted = true, maxBytes = 1_000_000 } = {}) {
  let time = 1_000_000;
  let builds = 0;
  const snapshots = makeSnapshots({
    maxBytes,
    isTrusted: () => isTrusted,
    isAway: () => false,
    now: () => time,
  });
  /** Reads an answer with this body; `seq` is its version. */
  const read = (key: string, body = 'body', { seq, min }: { seq?: number; min?: number } = {}) =>
    snapshots.read(
      key,
      async () => {
        builds++;
        return { body, seq, cache: 'live', dependsOn: { matches: [Number(key)] } };
      },
      min === undefined ? {} : { min },
    );
  return { snapshots, read, builds: () => builds, pass: (ms: number) => (time += ms) };
}

test.each([
  ['small', 'مباراة '.repeat(10)],
  ['large', 'مباراة '.repeat(20_000)],
])('API-02: a %s answer is the same text in every encoding, compressed once for each', async (_, body) => {
  const { snapshot } = await setUp().read('1', body);
  const [plain, gzip, br] = await Promise.all(
    (['identity', 'gzip', 'br'] as const).map((encoding) => snapshot.bytes(encoding)),
  );
  expect([plain!, gunzipSync(gzip!), brotliDecompressSync(br!)].map(String)).toEqual([body, body, body]);
  expect(await snapshot.bytes('gzip')).toBe(gzip);
  expect(await snapshot.bytes('br')).toBe(br);
});

test('API-02: an ETag is weak, the same for the same bytes and another for others', async () => {
  const { read } = setUp();
  const [one, same, other] = await Promise.all([read('1', 'a'), read('2', 'a'), read('3', 'b')]);
  expect(one.snapshot.etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(same.snapshot.etag).toBe(one.snapshot.etag);
  expect(other.snapshot.etag).not.toBe(one.snapshot.etag);
});

test('HOUSE: the memory of an answer counts with each of its encodings, and only once', async () => {
  const { snapshots, read } = setUp();
  const { snapshot } = await read('1', 'x'.repeat(5_000));
  expect(snapshots.size()).toBe(ENTRY_BYTES + 5_000);
  const gzip = await snapshot.bytes('gzip');
  await snapshot.bytes('gzip');
  await snapshot.bytes('identity');
  expect(snapshots.size()).toBe(ENTRY_BYTES + 5_000 + gzip.length);
});

test('HOUSE: an answer is built again, its memory replaces that of the answer before', async () => {
  const { snapshots, read } = setUp();
  const { snapshot } = await read('1', 'x'.repeat(5_000));
  await snapshot.bytes('gzip');
  snapshots.drop('all');
  await read('1', 'y'.repeat(300));
  expect(snapshots.size()).toBe(ENTRY_BYTES + 300);
});

test('API-02: the memory is full, an answer that was read again stays and the one not read for longest goes', async () => {
  const { snapshots, read, builds } = setUp({ maxBytes: 3 * ENTRY_BYTES + 12 });
  for (const key of ['1', '2', '3', '1', '4']) await read(key);
  expect(builds()).toBe(4);
  await read('1');
  expect(builds()).toBe(4);
  await read('2');
  expect(builds()).toBe(5);
  expect(snapshots.size()).toBe(3 * (ENTRY_BYTES + 4));
});

test('API-02: an answer is larger than all memory, its readers get it', async () => {
  const { read } = setUp({ maxBytes: ENTRY_BYTES });
  expect(String(await (await read('1', 'x'.repeat(9_000))).snapshot.bytes('identity'))).toHaveLength(9_000);
});

test('HOUSE: an answer has left the memory, it no longer counts as current and its encodings not as memory', async () => {
  const { snapshots, read } = setUp({ maxBytes: ENTRY_BYTES + 4 });
  const first = await read('1');
  expect(first.isCurrent()).toBe(true);
  await read('2');
  expect(first.isCurrent()).toBe(false);
  await first.snapshot.bytes('gzip');
  expect(snapshots.size()).toBe(ENTRY_BYTES + 4);
});

test('API-02: with a trusted bus an answer lives a minute', async () => {
  const { read, builds, pass } = setUp();
  await read('1');
  pass(59_999);
  await read('1');
  expect(builds()).toBe(1);
  pass(1);
  await read('1');
  expect(builds()).toBe(2);
});

test.each([
  ['of version 4', { seq: 4 }, true],
  ['of version 5', { seq: 5 }, false],
  ['without a version', {}, false],
])(
  'HOME-14: the stored answer is %s, %j, for a reader who needs 5 it is built again: %s',
  async (_, own, isBuilt) => {
    const { read, builds } = setUp();
    await read('1', 'body', own);
    await read('1', 'body', { ...own, min: 5 });
    expect(builds() > 1).toBe(isBuilt);
  },
);

test('HOUSE: a change of another match leaves the answer as it is', async () => {
  const { snapshots, read, builds } = setUp();
  const reading = await read('1');
  snapshots.drop([{ matchId: 2, kickoffs: [] }]);
  expect(reading.isCurrent()).toBe(true);
  await read('1');
  expect(builds()).toBe(1);
});
