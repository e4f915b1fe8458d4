import { expect, test } from 'vitest';
import { ordinal, ordinalFeminine } from './ordinals.ts';

test.each([
  [1, 'الأول', 'الأولى'],
  [2, 'الثاني', 'الثانية'],
  [3, 'الثالث', 'الثالثة'],
  [10, 'العاشر', 'العاشرة'],
  [11, '11', '11'],
])('HOUSE: %i in words is «%s», after a feminine noun «%s»', (n, masculine, feminine) => {
  expect(ordinal(n)).toBe(masculine);
  expect(ordinalFeminine(n)).toBe(feminine);
});
