import { expect, test } from 'vitest';
import { makeProgress } from './progress.ts';

test('HOUSE: a loop that notes no progress in time is reported by name, until it does', () => {
  let time = 0;
  const { note, isAlive } = makeProgress(() => time);
  note('live', 300_000);
  note('publisher', 60_000);
  time = 60_000;
  expect(isAlive()).toBe(true);
  time = 60_001;
  expect(isAlive()).toBe('no progress: publisher');
  time = 300_001;
  expect(isAlive()).toBe('no progress: live, publisher');
  note('live', 1_000);
  note('publisher', 1_000);
  expect(isAlive()).toBe(true);
});

test('HOUSE: a loop that has not begun, or has ended, is not expected to make progress', () => {
  let time = 0;
  const { note, end, isAlive } = makeProgress(() => time);
  expect(isAlive()).toBe(true);
  note('job teams', 1_000);
  end('job teams');
  time = 2_000;
  expect(isAlive()).toBe(true);
});
