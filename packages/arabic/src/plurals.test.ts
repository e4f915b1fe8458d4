import { expect, test } from 'vitest';
import { channel, competition, count, countAfterPreposition, match, minute } from './plurals.ts';

test.each([
  [0, 'لا مباريات'],
  [1, 'مباراة واحدة'],
  [2, 'مباراتان'],
  [3, '3 مباريات'],
  [10, '10 مباريات'],
  [11, '11 مباراة'],
  [99, '99 مباراة'],
  [100, '100 مباراة'],
  [103, '103 مباريات'],
])('HOME-06: %i is counted as «%s»', (n, expected) => {
  expect(count(n, match)).toBe(expected);
});

test('HOME-06: the dual bends after a preposition', () => {
  expect(countAfterPreposition(2, competition)).toBe('بطولتين');
  expect(countAfterPreposition(5, competition)).toBe('5 بطولات');
});

test('HOME-07: channels and minutes are counted alike', () => {
  expect(count(4, channel)).toBe('4 قنوات');
  expect(countAfterPreposition(2, minute)).toBe('دقيقتين');
});
