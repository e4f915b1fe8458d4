import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { anEdge } from './an-edge.ts';

/** Answers with what reached it. */
const origin = createServer((request, response) => {
  response.setHeader('cache-control', 'public, s-maxage=60').end(request.url);
});
await new Promise<void>((resolve) => {
  origin.listen(20_324, '127.0.0.1', resolve);
});
afterAll(() => void origin.close());
const { base } = await anEdge({ port: 20_322, api: '127.0.0.1:20324', web: '127.0.0.1:20324' });

const reached = async (path: string) => {
  const url = new URL(await (await fetch(base + path)).text(), base);
  url.searchParams.delete('timezone');
  return `${url.pathname}?${decodeURIComponent(url.searchParams.toString())}`;
};

test.each([
  '/api/competitions/39/matches?limit=20&season=2026&page=2&month=11&year=2026&teamIds=40,50',
  '/api/competitions/39/standings?season=2026',
  '/api/teams?limit=50&season=2026&page=1&league=39&country=England&search=real',
  '/api/analytics/matches?competition=39&period=30d',
  '/api/search?limit=8&q=man',
  '/api/matches/upcoming?limit=50&days=7',
])('API-01: %s reaches the API through the edge as it was asked', async (path) => {
  expect(await reached(path)).toBe(path);
});

test('OURS-07: what is typed in Arabic reaches the API', async () => {
  const q = 'البرسا';
  expect(await reached(`/api/search?q=${encodeURIComponent(q)}`)).toBe(`/api/search?q=${q}`);
});

test.each(['/team?apiId=40&search=real', '/team.data?apiId=40', '/teams?search=real', '/?date=2026-11-28'])(
  'HOME-17: %s reaches the web server as it was asked',
  async (path) => {
    expect(await reached(path)).toBe(path);
  },
);

test.each([
  ['/match/7?tab=lineups', '/match/7?tab=lineups'],
  ['/match/7?tab=nothing&x=1', '/match/7?'],
  ['/?tab=lineups', '/?'],
])('DLG-18: of %s the web server is asked only %s', async (path, asked) => {
  expect(await reached(path)).toBe(asked);
});

test.each([
  ['/?date=2026-11-28&apiId=40&search=real', '/?date=2026-11-28'],
  ['/teams?apiId=40&search=real', '/teams?search=real'],
  ['/team/liverpool-40?apiId=40&search=real', '/team/liverpool-40?'],
  ['/team?apiId=040&x=1', '/team?apiId=invalid'],
])('HOME-17: of %s the web server is asked only %s', async (path, asked) => {
  expect(await reached(path)).toBe(asked);
});

test('HOUSE: the edge lets no made-up argument and no second spelling widen its keys', async () => {
  expect(await reached('/api/matches?date=2026-11-28&season=2026&page=2&x=1')).toBe(
    '/api/matches?date=2026-11-28',
  );
  expect(await reached('/api/competitions/39/standings?season=02026&x=1')).toBe(
    '/api/competitions/39/standings?season=invalid',
  );
  const first = await fetch(`${base}/api/competitions/39/matches?page=3&season=2025`);
  const second = await fetch(`${base}/api/competitions/39/matches?season=2025&page=3&y=2`);
  expect([first.headers.get('x-cache'), second.headers.get('x-cache')]).toEqual(['MISS', 'HIT']);
});
