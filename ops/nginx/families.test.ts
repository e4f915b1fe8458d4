import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** Answers with the request that reached it, and counts. */
let requests = 0;
const api = await anOrigin((request, response) => {
  requests++;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    const isPrivate = /^\/api\/(auth|users|newsroom|push)\//.test(url!);
    response
      .setHeader('cache-control', isPrivate ? 'private, no-store' : 'public, s-maxage=60')
      .end(JSON.stringify({ method, url, headers, bytes: Buffer.concat(chunks).length }));
  });
});
const { base } = await anEdge({ api, web: api });

type Reached = { method: string; url: string; headers: Record<string, string>; bytes: number };
const send = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(base + path, init);
  const body = response.status === 200 ? ((await response.json()) as Reached) : undefined;
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    headers: response.headers,
    body: body!,
  };
};
const credentials = { authorization: 'Bearer secret', cookie: 'session=1; tz=Africa/Cairo' };

test.each(['/api/matches', '/api/competitions/39', '/api/matches/7', '/about', '/match/7'])(
  'AUTH-06: a signed-in reader of %s gets the shared copy, and no origin receives their credentials',
  async (path) => {
    const visitor = await send(path, { headers: { cookie: 'tz=Africa/Cairo' } });
    const member = await send(path, { headers: credentials });
    expect([visitor.cache, member.cache]).toEqual(['MISS', 'HIT']);
    expect(member.body.headers).not.toHaveProperty('authorization');
    expect(member.body.headers).not.toHaveProperty('cookie');
  },
);

test('AUTH-06: when the first reader is signed in, the same shared copy is stored', async () => {
  const { body } = await send('/api/matches/8', { headers: credentials });
  expect(body.headers).not.toHaveProperty('authorization');
  expect((await send('/api/matches/8')).cache).toBe('HIT');
});

test.each([
  ['GET', '/api/auth/check-availability?email=a%40b.test'],
  ['GET', '/api/users/favorites'],
  ['PUT', '/api/auth/profile'],
  ['DELETE', '/api/users/favorites/teams/liverpool-40'],
  ['POST', '/api/push/subscriptions'],
  ['GET', '/api/newsroom/articles?status=draft&page=2'],
  ['POST', '/api/podcasts/generate'],
  ['DELETE', '/api/podcasts/cleanup?days=7'],
])(
  'AUTH-07: %s %s goes to the API each time, with its query and Authorization, without cookies',
  async (method, path) => {
    const before = requests;
    for (let time = 0; time < 2; time++) {
      const { body, cache } = await send(path, { method, headers: credentials });
      expect(cache).toBeNull();
      expect([body.method, body.url, body.headers.authorization]).toEqual([method, path, 'Bearer secret']);
      expect(body.headers).not.toHaveProperty('cookie');
    }
    expect(requests - before).toBe(2);
  },
);

test.each([
  ['GET', '/api/podcasts/generate'],
  ['POST', '/api/podcasts/cleanup'],
  ['POST', '/api/matches'],
  ['DELETE', '/api/matches/7'],
  ['GET', '/api/matches/tv-channels/resolve'],
])('HOUSE: %s %s is no call and does not reach the API', async (method, path) => {
  const before = requests;
  expect((await send(path, { method })).status).toBe(404);
  expect(requests).toBe(before);
});

test.each(['/api/matches/tv-channels/resolve', '/api/client-errors'])(
  'HOUSE: a public POST to %s is passed on each time, without credentials',
  async (path) => {
    const init = { method: 'POST', headers: credentials, body: '{}' };
    const [first, second] = [await send(path, init), await send(path, init)];
    expect([first.cache, second.cache, first.body.bytes]).toEqual([null, null, 2]);
    expect(first.body.headers).not.toHaveProperty('authorization');
    expect(first.body.headers).not.toHaveProperty('cookie');
  },
);

test.each([
  ['/api/client-errors', 64],
  ['/api/auth/login', 16],
  ['/api/users/favorites/matches', 64],
  ['/api/newsroom/articles', 1024],
])('HOUSE: %s takes bodies of up to %i KB', async (path, kb) => {
  const post = (bytes: number) => send(path, { method: 'POST', body: 'x'.repeat(bytes) });
  expect((await post(kb * 1024)).status).toBe(200);
  const refused = await post(kb * 1024 + 1);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    413,
    'application/json; charset=utf-8',
  ]);
});

test('HOUSE: health and the documentation are never cached', async () => {
  for (const path of ['/api/health', '/api/docs/json']) {
    expect([(await send(path)).cache, (await send(path)).cache]).toEqual([null, null]);
  }
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('HOUSE: a client that accepts %j is sent %s', async (accepted, encoding) => {
  const { body } = await send('/api/health', { headers: { 'accept-encoding': accepted } });
  expect(body.headers['accept-encoding']).toBe(encoding);
});
