import { expect, test } from 'vitest';
import { makeLimits, type LimitSettings } from './limits.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

function limitsAt(time: string, settings: Omit<LimitSettings, 'clock'> = {}) {
  const clock = { time: Date.parse(time), speed: 1, now: () => clock.time };
  return { clock, limits: makeLimits({ clock, ...settings }) };
}

const takes = (limits: ReturnType<typeof makeLimits>, times: number) =>
  Array.from({ length: times }, () => limits.take());

test.each([
  ['Pro', 5],
  ['Ultra', 7],
  ['Mega', 15],
] as const)('HOME-14: %s allows %i calls within a second of simulated time', (plan, most) => {
  const { clock, limits } = limitsAt('2026-11-21T18:20:00Z', { plan });
  expect(takes(limits, most + 1)).toEqual([...Array.from({ length: most }, () => 'within'), 'second-spent']);
  clock.time += SECOND;
  expect(limits.take()).toBe('within');
});

test('HOME-14: Free has no limit per second and allows ten calls a minute', () => {
  const { clock, limits } = limitsAt('2026-11-21T18:20:00Z', { plan: 'Free' });
  expect(takes(limits, 11).slice(-2)).toEqual(['within', 'minute-spent']);
  clock.time += MINUTE;
  expect(limits.take()).toBe('within');
});

test('HOME-14: the daily quota is spent until midnight UTC', () => {
  const { clock, limits } = limitsAt('2026-11-21T23:00:00Z', { allowance: { day: 3, second: null } });
  expect(takes(limits, 4)).toEqual(['within', 'within', 'within', 'day-spent']);
  clock.time = Date.parse('2026-11-21T23:59:59Z');
  expect(limits.take()).toBe('day-spent');
  clock.time += SECOND;
  expect(limits.take()).toBe('within');
});

test('HOME-14: the counters count down, and a call refused by the second costs nothing', () => {
  const { limits } = limitsAt('2026-11-21T18:20:00Z');
  takes(limits, 8);
  expect(limits.headers()).toEqual({
    'x-ratelimit-requests-limit': '7500',
    'x-ratelimit-requests-remaining': '7495',
    'x-ratelimit-limit': '300',
    'x-ratelimit-remaining': '295',
  });
  expect(limits.usedToday()).toBe(5);
  limits.reset();
  expect(limits.usedToday()).toBe(0);
});
