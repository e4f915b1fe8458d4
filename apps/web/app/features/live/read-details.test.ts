import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMatch } from './live-match.ts';
import { makeDetailsReader } from './read-details.ts';

const match = aMatchWithDetails({ id: 7, status: '2H' });

/** A reader whose requests the test answers; `random` is the drawn share of the longest delay. */
function setUp(random = 0.5) {
  const requested: number[] = [];
  const taken: number[] = [];
  let settle: { done: (snapshot: LiveMatch) => void; fail: (error: Error) => void };
  const reader = makeDetailsReader({
    read: (min) => {
      requested.push(min);
      return new Promise((done, fail) => (settle = { done, fail }));
    },
    onRead: ({ seq }) => taken.push(seq),
    random: () => random,
  });
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    reader,
    requested,
    taken,
    wait,
    answer: async (seq: number) => {
      settle.done({ match, seq });
      await wait(0);
    },
    fail: async () => {
      settle.fail(new TypeError('fetch failed'));
      await wait(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['now', 0.5, 150],
  ['now', 1, 300],
  ['soon', 0.5, 4_000],
  ['soon', 1, 8_000],
] as const)(
  'DLG-13: details are due %s, with the draw %d they are read after %i ms',
  async (due, draw, ms) => {
    const { reader, requested, wait } = setUp(draw);
    reader.request(due, 6);
    await wait(ms - 1);
    expect(requested).toEqual([]);
    await wait(1);
    expect(requested).toEqual([6]);
  },
);

test('DLG-13: a change needs no details, nothing is read', async () => {
  const { reader, requested, wait } = setUp();
  reader.request(undefined, 6);
  await wait(20_000);
  expect(requested).toEqual([]);
});

test('DLG-13: statistics become due after a goal, the read for the goal is neither delayed nor repeated', async () => {
  const { reader, requested, wait } = setUp();
  reader.request('now', 6);
  reader.request('soon', 7);
  await wait(150);
  expect(requested).toEqual([7]);
  await wait(20_000);
  expect(requested).toEqual([7]);
});

test('DLG-13: a goal follows statistics that are due, one read serves both', async () => {
  const { reader, requested, wait } = setUp();
  reader.request('soon', 6);
  reader.request('now', 7);
  await wait(150);
  expect(requested).toEqual([7]);
  await wait(20_000);
  expect(requested).toEqual([7]);
});

test('DLG-13: a late message has an older number, the newest one is still required', async () => {
  const { reader, requested, wait } = setUp();
  reader.request('now', 7);
  reader.request('now', 6);
  await wait(150);
  expect(requested).toEqual([7]);
});

test('DLG-13: changes arrive during a read, they are read once more after it', async () => {
  const { reader, requested, taken, wait, answer } = setUp();
  reader.request('now', 6);
  await wait(150);
  reader.request('now', 7);
  reader.request('now', 8);
  await wait(10_000);
  expect(requested).toEqual([6]);
  await answer(6);
  await wait(149);
  expect(requested).toEqual([6]);
  await wait(1);
  expect(requested).toEqual([6, 8]);
  await answer(8);
  await wait(20_000);
  expect([requested, taken]).toEqual([
    [6, 8],
    [6, 8],
  ]);
});

test('DLG-13: a read fails, it is logged and the next change is read', async () => {
  const { reader, requested, taken, wait, fail } = setUp();
  reader.request('now', 6);
  await wait(150);
  await fail();
  expect(console.warn).toHaveBeenCalledOnce();
  reader.request('now', 7);
  await wait(150);
  expect([requested, taken]).toEqual([[6, 7], []]);
});

test('DLG-13: the page is left before a read is due, nothing is read', async () => {
  const { reader, requested, wait } = setUp();
  reader.request('now', 6);
  reader.stop();
  await wait(20_000);
  expect(requested).toEqual([]);
});

test('DLG-13: the page is left during a read, its answer is dropped and nothing more is read', async () => {
  const { reader, requested, taken, wait, answer } = setUp();
  reader.request('now', 6);
  await wait(150);
  reader.request('now', 7);
  reader.stop();
  await answer(6);
  await wait(20_000);
  expect([requested, taken]).toEqual([[6], []]);
});
