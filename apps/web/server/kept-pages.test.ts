import { expect, test } from 'vitest';
import { keepPages } from './kept-pages.ts';

test('HOME-11: what was not asked for the longest goes first', () => {
  const kept = keepPages<{ bytes: number }>(100);
  kept.set('a', { bytes: 40 });
  kept.set('b', { bytes: 40 });
  kept.get('a');
  kept.set('c', { bytes: 40 });
  expect([kept.get('a'), kept.get('b'), kept.get('c')].map(Boolean)).toEqual([true, false, true]);
  expect(kept.bytes).toBe(80);
});

test('HOME-11: a page put in again counts once', () => {
  const kept = keepPages<{ bytes: number }>(100);
  kept.set('a', { bytes: 40 });
  kept.set('a', { bytes: 60 });
  expect(kept.bytes).toBe(60);
});
