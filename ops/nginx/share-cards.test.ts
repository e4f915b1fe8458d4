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

test.each([
  ['/api/competitions/39/share.png?v=2&season=2025', '/api/competitions/39/share.png?&season=2025'],
  ['/api/teams/liverpool-40/share.png?season=2025', '/api/teams/liverpool-40/share.png'],
  ['/api/players/306/share.png?a=1', '/api/players/306/share.png'],
  ['/api/compare/share.png?b=7&v=2&a=306', '/api/compare/share.png?&a=306&b=7'],
])('OURS-05, OURS-14: %s reaches the API with its own arguments only', async (address, passed) => {
  expect(await (await fetch(base + address)).text()).toBe(passed);
});

test.each(['/api/compare/share.png?a=x&b=7', '/api/competitions/39/share.png?season=1999'])(
  'OURS-05, OURS-14: %s is refused by the edge',
  async (address) => {
    expect((await fetch(base + address)).status).toBe(400);
  },
);
