import { expect, test } from 'vitest';
import { otherMatches } from './other-matches-text.ts';

test.each([
  [1, 'مباراة أخرى'],
  [2, 'مباراتان أخريان'],
  [3, '3 مباريات أخرى'],
  [58, '58 مباراة أخرى'],
  [100, '100 مباراة أخرى'],
])('HOME-08: %i matches outside the favourites are «%s»', (n, expected) => {
  expect(otherMatches(n)).toBe(expected);
});
