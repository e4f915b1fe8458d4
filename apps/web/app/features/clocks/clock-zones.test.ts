import { expect, test } from 'vitest';
import { wallTime } from '../../lib/wall-time.ts';
import { clocksOf } from './clock-zones.ts';

const hourIn = (date: string, instant: string) =>
  Object.fromEntries(clocksOf(date).map(({ zone, offsets }) => [zone, wallTime(instant, offsets)!.hour]));

test('OURS-02: a kick-off on the clocks of Mecca, Cairo, Baghdad, Dubai, Tunis and Casablanca', () => {
  expect(hourIn('2025-11-22', '2025-11-22T17:00:00Z')).toEqual({
    'Asia/Riyadh': 20,
    'Africa/Cairo': 19,
    'Asia/Baghdad': 20,
    'Asia/Dubai': 21,
    'Africa/Tunis': 18,
    'Africa/Casablanca': 18,
  });
});

test('OURS-02: a clock that is set back during the day is right before and after', () => {
  // Cairo, the last Friday of October at midnight: 21:00 UTC of the day before.
  expect(hourIn('2026-10-29', '2026-10-29T20:30:00Z')['Africa/Cairo']).toBe(23);
  expect(hourIn('2026-10-29', '2026-10-29T21:30:00Z')['Africa/Cairo']).toBe(23);
  expect(hourIn('2026-10-29', '2026-10-29T22:30:00Z')['Africa/Cairo']).toBe(0);
});

test('OURS-02: the offsets include a change on the evening before, for zones far in the east', () => {
  expect(hourIn('2026-10-30', '2026-10-29T20:30:00Z')['Africa/Cairo']).toBe(23);
});

test('OURS-02: Baghdad belongs to the zone class of Riyadh', () => {
  const classes = clocksOf('2026-11-21').map(({ zoneClass }) => zoneClass);
  expect(classes[2]).toBe('Asia/Riyadh');
  expect(new Set(classes).size).toBe(5);
});
