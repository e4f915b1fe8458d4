import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** Answers with the headers that reached it, and counts the connections. */
const sockets = new Set<unknown>();
const own = await anOrigin((request, response) => {
  sockets.add(request.socket);
  if (request.headers['if-none-match'] === 'W/"known"') response.writeHead(304).end();
  else
    response
      .setHeader('cache-control', 'public, s-maxage=60')
      .setHeader('etag', 'W/"known"')
      .end(JSON.stringify(request.headers));
});
const { base, inside } = await anEdge({ api: own, web: own });

const get = (path: string, headers: Record<string, string>) => fetch(base + path, { headers });
const reached = async (path: string, headers: Record<string, string> = {}) =>
  (await (await get(path, headers)).json()) as Record<string, string>;

test.each(['/', '/api/matches'])(
  'HOUSE: at %s no cookie reaches the origin; the client address, the host and the request id do',
  async (path) => {
    const headers = await reached(path, {
      cookie: 'tz=Africa/Cairo; user=1',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(headers.cookie).toBeUndefined();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers.host).toBe('127.0.0.1');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(headers['x-origin']).toBeUndefined();
  },
);

test('HOME-12: a page request carries the zone class, an API request does not', async () => {
  expect((await reached('/?date=2026-11-20', { cookie: 'tz=Africa/Cairo' }))['x-zone']).toBe('Africa/Cairo');
  expect((await reached('/?date=2026-11-21'))['x-zone']).toBe('Asia/Riyadh');
  expect((await reached('/api/matches/live', { cookie: 'tz=Africa/Cairo' }))['x-zone']).toBeUndefined();
});

test('AUTH-09: a private call carries the time at which the edge received it, whatever its caller claims', async () => {
  const claimed = { authorization: 'Bearer token', 'x-received-at': '99999999999' };
  const receivedAt = Number((await reached('/api/users/favorites', claimed))['x-received-at']);
  expect(Math.abs(Date.now() / 1_000 - receivedAt)).toBeLessThan(5);
});

test('HOUSE: connections to the origin are reused', async () => {
  const before = sockets.size;
  for (let id = 1; id <= 20; id++) await reached(`/api/matches/${id}`);
  expect(sockets.size - before).toBeLessThanOrEqual(4);
});

test('API-02: a request with a current ETag gets 304', async () => {
  const answer = await get('/api/matches/live', { 'if-none-match': 'W/"known"' });
  expect(answer.status).toBe(304);
});

test('HOUSE: the private port answers no public address', async () => {
  expect((await fetch(`${inside}/api/matches`)).status).toBe(404);
});
