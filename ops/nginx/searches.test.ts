import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** Answers of 40 KB, so that a few hundred of them exceed the cache of searches. */
const body = 'ب'.repeat(20_000);
const origin = await anOrigin((_, response) => {
  response.setHeader('cache-control', 'public, s-maxage=60').end(body);
});
const { base } = await anEdge({ api: origin, web: origin, trusted: '127.0.0.0/8' });

async function cacheOf(path: string, from = '203.0.113.1'): Promise<string> {
  const answer = await fetch(base + path, { headers: { 'x-forwarded-for': from } });
  await answer.arrayBuffer();
  return answer.status === 200 ? String(answer.headers.get('x-cache')) : String(answer.status);
}

test('OURS-07: the answer to a search is cached, as a call and as a page', async () => {
  for (const path of ['/api/search?q=hilal', '/search?q=hilal']) {
    expect([path, await cacheOf(path), await cacheOf(path)]).toEqual([path, 'MISS', 'HIT']);
  }
});

test('OURS-07: a search for many texts is refused in time, and the page of a match stays cached', async () => {
  expect([await cacheOf('/match/7'), await cacheOf('/match/7')]).toEqual(['MISS', 'HIT']);
  const texts = Array.from({ length: 400 }, (_, index) => `/api/search?q=a${index}`);
  const outcomes = await Promise.all(texts.map((path) => cacheOf(path, '203.0.113.2')));
  expect(new Set(outcomes)).toEqual(new Set(['MISS', '429']));
  expect(outcomes.filter((outcome) => outcome === 'MISS').length).toBeGreaterThanOrEqual(100);
  expect(await cacheOf('/match/7')).toBe('HIT');
});

test('OURS-14: cards of many pairs of players are refused in time, and the card of a match stays cached', async () => {
  const card = '/api/matches/7/share.png';
  expect([await cacheOf(card), await cacheOf(card)]).toEqual(['MISS', 'HIT']);
  const pairs = Array.from({ length: 400 }, (_, index) => `/api/compare/share.png?a=1&b=${index + 2}`);
  const outcomes = await Promise.all(pairs.map((path) => cacheOf(path, '203.0.113.3')));
  expect(new Set(outcomes)).toEqual(new Set(['MISS', '429']));
  expect(await cacheOf(pairs[outcomes.indexOf('MISS')]!)).toBe('HIT');
  expect(await cacheOf(card)).toBe('HIT');
});
