import { expect, test } from 'vitest';
import { wallTime } from './wall-time.ts';

const riyadh = [{ from: '2026-11-20T21:00:00.000Z', minutes: 180 }];

test('HOME-12: the wall time is the instant plus the offset the server sent', () => {
  expect(wallTime('2026-11-21T18:05:00.000Z', riyadh)).toEqual({ date: '2026-11-21', hour: 21, minute: 5 });
});

test('HOME-12: an evening kick-off in Europe can be on the next day in Riyadh', () => {
  expect(wallTime('2026-11-21T21:30:00.000Z', riyadh)).toEqual({ date: '2026-11-22', hour: 0, minute: 30 });
});

test('HOME-12: on the day the clocks change, each match uses the offset of its own side of the change', () => {
  const cairo = [
    { from: '2026-10-28T21:00:00.000Z', minutes: 180 },
    { from: '2026-10-29T21:00:00.000Z', minutes: 120 },
  ];
  expect(wallTime('2026-10-29T20:59:00.000Z', cairo)?.hour).toBe(23);
  expect(wallTime('2026-10-29T21:00:00.000Z', cairo)?.hour).toBe(23);
});

test('HOME-12: a match before the first offset uses the first one', () => {
  expect(wallTime('2026-11-01T18:00:00.000Z', riyadh)?.hour).toBe(21);
});

test('DLG-16: an invalid instant has no wall time', () => {
  expect(wallTime('soon', riyadh)).toBeUndefined();
});
