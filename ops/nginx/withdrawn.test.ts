import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** Longer than the copies below live, in both caches. */
const EXPIRED_MS = 6_500;

let isAway = false;
const answer: Parameters<typeof anOrigin>[0] = (_request, response) => {
  response.statusCode = isAway ? 503 : 200;
  response.setHeader('cache-control', isAway ? 'no-store' : 'public, max-age=0, s-maxage=1').end('{}');
};
const { base } = await anEdge({ api: await anOrigin(answer), web: await anOrigin(answer) });

const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(base + path)).status));

test('NEWS-04: while the origin is away no copy of news is served, but one of a match is', async () => {
  const news = [
    '/api/news',
    '/api/news/a-1',
    '/api/news/featured',
    '/api/news/feed.xml',
    '/news',
    '/news/a-1',
  ];
  const others = ['/api/matches/1', '/match/1'];
  expect(new Set(await statuses([...news, ...others]))).toEqual(new Set([200]));
  isAway = true;
  await wait(EXPIRED_MS);
  expect(new Set(await statuses(news))).toEqual(new Set([503]));
  expect(new Set(await statuses(others))).toEqual(new Set([200]));
});
