import { expect, test } from 'vitest';
import { addDays, dateIn, dayRange } from '../time/days.ts';
import { isPushedDay, isPushedKickoff } from './pushed.ts';
import { zoneClasses } from '../tables/zone-classes.ts';

const zones = [...new Set(Object.values(zoneClasses)), 'Etc/GMT+12', 'Pacific/Kiritimati'];
/** An ordinary day, and the days around clock changes in Europe, America and Australia. */
const moments = [
  '2026-11-21T17:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-11-01T05:30:00Z',
  '2027-04-03T15:00:00Z',
];

test.each(moments)('HOUSE: at %s every kick-off of every pushed day is pushed, in every zone', (moment) => {
  const now = Date.parse(moment);
  const missing = zones.flatMap((zone) => {
    const today = dateIn(zone, now);
    const days = Array.from({ length: 41 }, (_, n) => addDays(today, n - 20));
    return days
      .filter((date) => isPushedDay({ date, today }))
      .filter((date) => {
        const { from, to } = dayRange(zone, date);
        return !isPushedKickoff(from, now) || !isPushedKickoff(to - 1, now);
      })
      .map((date) => `${zone} ${date}`);
  });
  expect(missing).toEqual([]);
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
])('HOUSE: on 21 November the day %s is pushed: %s', (date, expected) => {
  expect(isPushedDay({ date, today: '2026-11-21' })).toBe(expected);
});

test('HOUSE: a kick-off of another week is not pushed', () => {
  const now = Date.parse('2026-11-21T17:00:00Z');
  const days = [-3, 9].map((day) => now + day * 86_400_000);
  expect(days.map((kickoff) => isPushedKickoff(kickoff, now))).toEqual([false, false]);
});

test('HOUSE: kick-offs from two days and an hour ago are pushed, up to nearly eight days and an hour ahead', () => {
  const now = Date.parse('2026-11-21T17:00:00Z');
  const at = (hours: number, ms: number) => isPushedKickoff(now + hours * 3_600_000 + ms, now);
  expect([at(-49, -1), at(-49, 0), at(193, -1), at(193, 0)]).toEqual([false, true, true, false]);
});
