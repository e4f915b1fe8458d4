import { expect, test } from 'vitest';
import { compact, grouped, percent, signed } from './numbers.ts';

test.each([
  [5, '+5'],
  [-3, '-3'],
  [0, '0'],
  [-0, '0'],
])('HOUSE: %d with its sign is %s', (n, expected) => {
  expect(signed(n)).toBe(expected);
});

test.each([
  [62, '62%'],
  [33.4, '33%'],
  [-0.4, '0%'],
])('HOUSE: a share of %d is %s', (n, expected) => {
  expect(percent(n)).toBe(expected);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [81_365, '81,365'],
  [1_234_567, '1,234,567'],
  [-4200, '-4,200'],
])('HOUSE: %d is grouped as %s', (n, expected) => {
  expect(grouped(n)).toBe(expected);
});

test.each([
  [950, '950'],
  [1000, 'ألف'],
  [1250, '1.3 ألف'],
  [2000, '2 ألف'],
  [3000, '3 آلاف'],
  [9960, '10 آلاف'],
  [45_210, '45 ألف'],
  [999_499, '999 ألف'],
  [999_500, 'مليون'],
  [1_250_000, '1.3 مليون'],
  [5_000_000, '5 ملايين'],
  [65_000_000, '65 مليون'],
  [3_000_000_000, '3 مليارات'],
  [-1_500_000, '-1.5 مليون'],
])('HOUSE: %d at a glance is «%s»', (n, expected) => {
  expect(compact(n)).toBe(expected);
});
