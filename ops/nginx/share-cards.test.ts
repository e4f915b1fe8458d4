import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** Answers with what reached it, and counts. */
let asked = 0;
const api = await anOrigin((request, response) => {
  asked++;
  response.setHeader('cache-control', 'public, s-maxage=60').setHeader('etag', 'W/"a"').end(request.url);
});
const { base } = await anEdge({ api });

test('OURS-05: a share card is kept once, whatever follows its address, whoever asks and in whatever encoding', async () => {
  const path = '/api/matches/7/share.png';
  const first = await fetch(base + path);
  expect([first.headers.get('x-cache'), await first.text()]).toEqual(['MISS', path]);
  const askers: [string, Record<string, string>][] = [
    [`${path}?v=2&min=9&timezone=Africa/Cairo`, {}],
    [path, { 'accept-encoding': 'br' }],
    [path, { authorization: 'Bearer x', cookie: 'tz=Asia/Dubai' }],
  ];
  for (const [address, headers] of askers) {
    const answer = await fetch(base + address, { headers });
    expect([address, answer.headers.get('x-cache'), await answer.text()]).toEqual([address, 'HIT', path]);
  }
  expect(asked).toBe(1);
});
