import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const HOUR_MS = 3_600_000;

test('HOUSE: a soak needs its duration; all other options have defaults', () => {
  expect(readOptions(['8h'])).toEqual({
    spanMs: 8 * HOUR_MS,
    speed: 1,
    workers: 2,
    start: '2026-11-28T12:00:00Z',
  });
  const args = ['--speed', '60', '30m', '--workers', '3', '--start', '2026-12-05T10:00:00Z'];
  expect(readOptions(args)).toEqual({
    spanMs: HOUR_MS / 2,
    speed: 60,
    workers: 3,
    start: '2026-12-05T10:00:00Z',
  });
});

test.each([
  [[], /how long/],
  [['8h', '2h'], /how long/],
  [['0h'], /no duration: 0h/],
  [['8 hours'], /no duration/],
  [['8h', '--speed', '0'], /--speed/],
  [['8h', '--workers', '1.5'], /--workers/],
  [['8h', '--start', 'noon'], /no time: noon/],
])('HOUSE: %j is refused', (args, why) => {
  expect(() => readOptions(args)).toThrow(why);
});
