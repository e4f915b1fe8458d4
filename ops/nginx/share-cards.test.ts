import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** Answers with the address that reached it, and counts. */
let requests = 0;
const api = await anOrigin((request, response) => {
  requests++;
  response.setHeader('cache-control', 'public, s-maxage=60').setHeader('etag', 'W/"a"').end(request.url);
});
const { base } = await anEdge({ api });

test('OURS-05: a share card has one cached copy, for every query string, client and encoding', async () => {
  const path = '/api/matches/7/share.png';
  const first = await fetch(base + path);
  expect([first.headers.get('x-cache'), await first.text()]).toEqual(['MISS', path]);
  const variants: [string, Record<string, string>][] = [
    [`${path}?v=2&min=9&timezone=Africa/Cairo`, {}],
    [path, { 'accept-encoding': 'br' }],
    [path, { authorization: 'Bearer x', cookie: 'tz=Asia/Dubai' }],
  ];
  for (const [address, headers] of variants) {
    const answer = await fetch(base + address, { headers });
    expect([address, answer.headers.get('x-cache'), await answer.text()]).toEqual([address, 'HIT', path]);
  }
  expect(requests).toBe(1);
});
