import { expect, test } from 'vitest';
import { isToCome } from './to-come.ts';

const NOW = Date.parse('2026-11-21T17:00:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000);

test.each([
  ['NS', 1, true],
  ['NS', -3, true],
  ['NS', -5, false],
  ['1H', -1, false],
  ['FT', -2, false],
  ['PST', 24, true],
  ['PST', -24, false],
])(
  'OURS-19: a match with the code %s that kicks off in %i hours: to come is %s',
  (status, hours, expected) => {
    expect(isToCome({ status, kickoff: inHours(hours) }, NOW)).toBe(expected);
  },
);
