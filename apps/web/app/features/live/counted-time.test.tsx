import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCountedTime } from './counted-time.ts';

const SERVER = Date.parse('2026-11-21T18:00:00Z');

// The phone's clock is an hour fast.
beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('HOME-14: until the time of the data is known, none is returned', () => {
  expect(makeCountedTime().now()).toBeUndefined();
});

test('HOME-14: a phone whose clock is wrong, time is counted from that of the data', () => {
  const time = makeCountedTime();
  time.note(SERVER);
  vi.advanceTimersByTime(30_000);
  expect(time.now()).toBe(SERVER + 30_000);
});

test('HOME-14: data that arrives late, the time does not go back', () => {
  const time = makeCountedTime();
  time.note(SERVER);
  vi.advanceTimersByTime(40_000);
  time.note(SERVER + 15_000);
  expect(time.now()).toBe(SERVER + 40_000);
});

test('HOME-14: no newer data for 90 s, the time stands still', () => {
  const time = makeCountedTime();
  time.note(SERVER);
  vi.advanceTimersByTime(600_000);
  expect(time.now()).toBe(SERVER + 90_000);
});
