import { expect, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

test.each([
  ['salah', 'salah', 0],
  ['salah', 'slaah', 1], // two letters exchanged
  ['mannon', 'manon', 1], // one letter doubled, where the next two look exchanged
  ['mesi', 'messi', 1],
  ['xesi', 'messi', 2],
  ['ab', '', 2],
])('OURS-07: the typing distance from %s to %s is %i', (one, other, mistakes) => {
  expect(typingDistance(one, other)).toBe(mistakes);
  expect(typingDistance(other, one)).toBe(mistakes);
});
