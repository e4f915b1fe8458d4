import { expect, test } from 'vitest';
import { countMinute, startOfCount } from './counted-minute.ts';

/** The half began at 18:00. */
const START = '2026-11-21T18:00:00.000Z';
const at = (minutes: number) => Date.parse(START) + minutes * 60_000;
const status = (short: string, elapsed: number | null, extra: number | null = null) => ({
  short,
  long: short,
  elapsed,
  extra,
});
const counted = (short: string, elapsed: number, extra: number | null = null, from = START) => ({
  ...status(short, elapsed, extra),
  countedFrom: from,
});
const minuteOf = ({ elapsed, extra }: { elapsed: number | null; extra: number | null }) =>
  extra === null ? `${elapsed}` : `${elapsed}+${extra}`;

test.each([
  ['30 s later', counted('1H', 20), 20.5, '20'],
  ['a minute later', counted('1H', 20), 21, '21'],
  ['ten minutes later', counted('1H', 20), 30.9, '30'],
  ['a clock that is behind', counted('1H', 20), 5, '20'],
  ['the end of the first half', counted('1H', 44), 49, '45'],
  ['the end of the second half', counted('2H', 88), 95, '90'],
  ['the break of extra time', counted('ET', 104), 110, '105'],
  ['the end of extra time', counted('ET', 119), 125, '120'],
  ['added time', counted('1H', 45, 1), 48, '45+3'],
  ['added time, at a clock that is behind', counted('1H', 45, 2), 40, '45+2'],
  ['a minute past the end, as observed', counted('2H', 92), 95, '92'],
])('HOME-14: %s, the minute is counted', (_when, observed, minutes, expected) => {
  expect(minuteOf(countMinute(observed, at(minutes)))).toBe(expected);
});

test.each([
  ['half-time', { ...status('HT', 45), countedFrom: START }],
  ['a match that is live in an unknown phase', { ...status('LIVE', 20), countedFrom: START }],
  ['a status without the time of its phase', status('1H', 20)],
  ['a half whose minute is not known', { ...status('1H', null), countedFrom: START }],
  ['a minute that has not passed', counted('1H', 20)],
])('HOME-14: %s, the status stays the same object', (_what, observed) => {
  expect(countMinute(observed, at(20.5))).toBe(observed);
});

test.each([
  ['when it passed', counted('1H', 20), status('1H', 21), 21.1],
  ['15 s after it was expected', counted('1H', 20), status('1H', 20), 21.3],
  ['20 s before it was expected', counted('1H', 20), status('1H', 21), 20.7],
  ['in added time', counted('1H', 45, 1), status('1H', 45, 2), 47],
  ['at the end of the half', counted('1H', 44), status('1H', 45), 49],
])('HOME-14: the expected minute is observed %s, counting goes on from the same time', (...row) => {
  const [, before, after, minutes] = row;
  expect(startOfCount(before, after, at(minutes))).toBe(START);
});

test.each([
  ['a first observation', undefined, status('1H', 20), 20.5, 20],
  ['a minute that came early', counted('1H', 20), status('1H', 22), 20.6, 22],
  ['a minute that came late', counted('1H', 20), status('1H', 21), 23, 21],
  ['the second half', counted('1H', 45), status('2H', 46), 62, 46],
  ['the first minute of added time', counted('1H', 45), status('1H', 45, 1), 46, 46],
  ['a time that was not counted before', status('1H', 20), status('1H', 21), 21, 21],
])('HOME-14: %s, counting begins anew', (...row) => {
  const [, before, after, minutes, played] = row;
  expect(startOfCount(before, after, at(minutes))).toBe(new Date(at(minutes - played)).toISOString());
});

test.each(['HT', 'BT', 'P', 'INT', 'FT', 'NS', 'LIVE'])('HOME-14: minutes of %s are not counted', (short) => {
  expect(startOfCount(counted('1H', 45), status(short, 45), at(46))).toBeUndefined();
});

test('HOME-14: polls every 15 s of a whole half, counting begins anew at most twice', () => {
  let before: ReturnType<typeof status> & { countedFrom?: string } = status('NS', null);
  const begun = new Set<string>();
  for (let second = 7; second < 46 * 60; second += 15) {
    const after = status('1H', Math.min(45, Math.floor(second / 60) + 1));
    const from = startOfCount(before, after, Date.parse(START) + second * 1_000)!;
    begun.add(from);
    // Only what is different is stored.
    if (after.elapsed !== before.elapsed) before = { ...after, countedFrom: from };
  }
  expect(begun.size).toBeLessThanOrEqual(2);
});
