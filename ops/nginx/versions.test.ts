import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** Refuses requests for version 9, with a cacheable refusal. */
const api = await anOrigin(({ url }, response) => {
  const isRefused = url!.includes('min=9');
  response
    .setHeader('cache-control', `public, max-age=0, s-maxage=${isRefused ? 1 : 60}`)
    .writeHead(isRefused ? 503 : 200)
    .end(url);
});
const { base } = await anEdge({ api });
const read = async (query = '') => {
  const response = await fetch(`${base}/api/matches/live${query}`);
  return [response.status, response.headers.get('x-cache'), await response.text()];
};

test('HOME-14: a request with ?min= goes to the origin, and its answer becomes the shared copy', async () => {
  await read();
  expect(await read('?min=5')).toEqual([200, 'BYPASS', '/api/matches/live?&min=5']);
  expect(await read()).toEqual([200, 'HIT', '/api/matches/live?&min=5']);
});

test('HOME-14: a refused request with ?min= does not replace the shared copy', async () => {
  await read();
  expect((await read('?min=9'))[0]).not.toBe(404);
  expect((await read())[0]).toBe(200);
});
