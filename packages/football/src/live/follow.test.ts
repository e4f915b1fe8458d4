import { expect, test } from 'vitest';
import { isFollowed, isStuck } from './follow.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const minutes = (n: number) => now + n * 60_000;

test.each([
  ['being played since long ago', 'INT', -600, true],
  ['about to start', 'NS', 5, true],
  ['due and not reported as started', 'NS', -30, true],
  ['later today', 'NS', 60, false],
  ['finished', 'FT', -100, false],
  ['postponed', 'PST', -10, false],
  ['not started, long ago', 'NS', -300, false],
  ['begun exactly four hours ago', 'NS', -240, true],
  ['to begin in exactly ten minutes', 'NS', 10, false],
  ['abandoned', 'ABD', -10, false],
])('HOME-14: a match %s (%s) is followed by the live loop: %s %s', (_what, status, offset, expected) => {
  expect(isFollowed({ kickoff: minutes(offset), status }, now)).toBe(expected);
});

test.each([
  ['in the second half, two hours and a quarter after kick-off', '2H', -135, true],
  ['in the second half, a minute before that', '2H', -134, false],
  ['not begun all that time', 'NS', -135, true],
  ['about to start', 'NS', 5, false],
  ['in extra time, which takes longer', 'ET', -150, false],
  ['in a shoot-out that does not end', 'P', -195, true],
  ['in the break before extra time', 'BT', -150, false],
  ['in a shoot-out', 'P', -150, false],
  ['over', 'FT', -300, false],
  ['postponed', 'PST', -300, false],
  ['suspended', 'SUSP', -300, false],
])('HOME-14: quirk 20: a match %s (%s) is stuck: %s %s', (_what, status, offset, expected) => {
  expect(isStuck({ kickoff: minutes(offset), status }, now)).toBe(expected);
});

test('HOME-14: quirk 20: a match stuck in play is followed until its end is reported', () => {
  const stuck = { kickoff: minutes(-600), status: '2H' };
  expect([isFollowed(stuck, now), isStuck(stuck, now)]).toEqual([true, true]);
  expect(isFollowed({ ...stuck, status: 'FT' }, now)).toBe(false);
});
