import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

/** Work that ends when it is let go. */
function aWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStarted = false;
  return { work: () => ((isStarted = true), promise), end: resolve, isStarted: () => isStarted };
}

test('AUTH-07: more hashes are wanted than run at once, the others wait in order', async () => {
  const takeTurn = makeTurns({ atOnce: 2, mostWaiting: 10, patienceMs: 5_000 });
  const works = [aWork(), aWork(), aWork(), aWork()];
  const turns = works.map(({ work }) => takeTurn(work));
  const started = async () => {
    await wait(0);
    return works.map(({ isStarted }) => isStarted());
  };
  expect(await started()).toEqual([true, true, false, false]);
  works[1]!.end();
  expect(await started()).toEqual([true, true, true, false]);
  works.forEach(({ end }) => end());
  await Promise.all(turns);
  expect(await started()).toEqual([true, true, true, true]);
});

test('AUTH-07: a hash fails, the next has its turn', async () => {
  const takeTurn = makeTurns({ atOnce: 1, mostWaiting: 10, patienceMs: 5_000 });
  await expect(takeTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await takeTurn(() => Promise.resolve('done'))).toBe('done');
});

test('AUTH-07: too many wait, or one waits too long, they are refused as unavailable', async () => {
  const takeTurn = makeTurns({ atOnce: 1, mostWaiting: 1, patienceMs: 20 });
  const first = aWork();
  const running = takeTurn(first.work);
  const late = takeTurn(() => Promise.resolve('late'));
  await expect(takeTurn(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
  await expect(late).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  await running;
  expect(await takeTurn(() => Promise.resolve('in time'))).toBe('in time');
});
