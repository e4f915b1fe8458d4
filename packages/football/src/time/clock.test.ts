import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeClock } from './clock.ts';

const real = Date.parse('2026-11-16T09:00:00Z');
const start = Date.parse('2026-11-21T18:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: real }));
afterEach(() => void vi.useRealTimers());

test('HOUSE: without settings the clock shows real time at its real speed', () => {
  const { now, speed } = makeClock();
  vi.advanceTimersByTime(1_500);
  expect([now(), speed]).toEqual([real + 1_500, 1]);
});

test('HOUSE: the world starts at another time at real speed, it runs on from there', () => {
  const { now, speed } = makeClock({ start });
  vi.advanceTimersByTime(10_000);
  expect([now(), speed]).toEqual([start + 10_000, 1]);
});

test('HOUSE: the world runs sixty times faster, ten seconds are ten minutes of it', () => {
  const { now, speed } = makeClock({ speed: 60, start });
  vi.advanceTimersByTime(10_000);
  expect([now(), speed]).toEqual([start + 600_000, 60]);
});

test('HOUSE: two processes start a minute apart with the same origin, they show the same time', () => {
  const settings = { speed: 60, start, origin: real };
  const first = makeClock(settings);
  vi.advanceTimersByTime(60_000);
  expect(makeClock(settings).now()).toBe(start + 3_600_000);
  expect(first.now()).toBe(start + 3_600_000);
});

test('HOUSE: a speed without a start, the world runs on from real time, in whole milliseconds', () => {
  const { now } = makeClock({ speed: 1.5 });
  vi.advanceTimersByTime(3);
  expect(now()).toBe(real + 5);
});
