import { expect, test } from 'vitest';
import { deskTime, nextQuarter, scheduledInstant } from './schedule.ts';

test('NEWS-04: a time of publication is by the clock of Mecca', () => {
  expect(scheduledInstant('2026-11-21', '21:30')).toBe('2026-11-21T18:30:00.000Z');
  expect(scheduledInstant('2026-11-21', '01:05')).toBe('2026-11-20T22:05:00.000Z');
  expect(deskTime(Date.parse('2026-11-20T22:05:00Z'))).toEqual({ date: '2026-11-21', time: '01:05' });
});

test.each([
  ['', '21:30'],
  ['2026-02-30', '21:30'],
  ['2026-11-21', ''],
  ['2026-11-21', '24:00'],
])('NEWS-04: «%s» and «%s» are no time of publication', (date, time) => {
  expect(scheduledInstant(date, time)).toBeUndefined();
});

test('NEWS-04: the form proposes a whole quarter of an hour that is not about to pass', () => {
  expect(nextQuarter(Date.parse('2026-11-21T18:10:00Z'))).toEqual({ date: '2026-11-21', time: '21:30' });
});
