import { expect, test } from 'vitest';
import { isFollowed } from './follow.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const minutes = (n: number) => now + n * 60_000;

test.each([
  ['being played since long ago', 'INT', -600, true],
  ['about to start', 'NS', 5, true],
  ['due and not reported as started', 'NS', -30, true],
  ['later today', 'NS', 60, false],
  ['finished', 'FT', -100, false],
  ['postponed', 'PST', -10, false],
  ['never started, long ago', 'NS', -300, false],
])('HOME-14: a match %s (%s) is followed by the live loop: %s %s', (_what, status, offset, expected) => {
  expect(isFollowed({ kickoff: minutes(offset), status }, now)).toBe(expected);
});
