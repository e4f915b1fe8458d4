import { expect, test } from 'vitest';
import { rankRange } from './rank-ranges.ts';

test.each([
  [[5], 'المركز 5'],
  [[1, 2], 'المركزان 1 و2'],
  [[3, 7], 'المركزان 3 و7'],
  [[1, 2, 3, 4], 'المراكز من 1 إلى 4'],
  [[1, 2, 3, 5], 'المراكز من 1 إلى 3 و5'],
  [[1, 2, 4], 'المراكز 1 و2 و4'],
])('COMP-02: the ranks %j are %s', (ranks, words) => {
  expect(rankRange(ranks)).toBe(words);
});
