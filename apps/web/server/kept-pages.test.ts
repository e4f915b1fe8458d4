import { expect, test } from 'vitest';
import { makePageCache } from './kept-pages.ts';

test('HOME-11: the least recently used page is evicted first', () => {
  const cache = makePageCache<{ bytes: number }>(100);
  cache.set('a', { bytes: 40 });
  cache.set('b', { bytes: 40 });
  cache.get('a');
  cache.set('c', { bytes: 40 });
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
  expect(cache.bytes).toBe(80);
});

test('HOME-11: a page that is stored again is counted once', () => {
  const cache = makePageCache<{ bytes: number }>(100);
  cache.set('a', { bytes: 40 });
  cache.set('a', { bytes: 60 });
  expect(cache.bytes).toBe(60);
});
