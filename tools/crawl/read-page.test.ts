import { expect, test } from 'vitest';
import { sourceOf } from './read-page.ts';

test('HOUSE: requests come from many addresses, some dozens from each', () => {
  expect([0, 49, 50, 249 * 50, 250 * 50].map(sourceOf)).toEqual([
    '127.0.1.1',
    '127.0.1.1',
    '127.0.1.2',
    '127.0.1.250',
    '127.0.1.1',
  ]);
});
