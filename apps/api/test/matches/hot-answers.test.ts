import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { findHead } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { makeHotAnswers } from '../../src/hot-answers.ts';
import { startApi, startBeats, store, publishChanges } from '../api.ts';

const { db } = await testDatabase();
// Test files share a process: without this, it would count the answers of an API of another file.
register.removeSingleMetric('safira_api_hot_answers_total');
const { app, redis } = await startApi({ db });
const { app: other } = await startApi({ db });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const playing = (home: number) =>
  anObservation({
    id: 1,
    league: 307,
    kickoff: '2026-11-21T16:00:00Z',
    status: '2H',
    elapsed: 60,
    goals: [home, 0],
  });
await store(db, playing(0));
let { head } = await publishChanges(db, redis, await findHead(db)); // from here on the bus is trusted
startBeats(redis, () => head);

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers });
  const { 'x-request-id': id, date: _date, ...others } = Object.fromEntries(answer.headers);
  return { status: answer.status, id, headers: others, text: await answer.text() };
}

async function hotAnswers(route: string): Promise<number> {
  const metric = await register.getSingleMetric('safira_api_hot_answers_total')?.get();
  return metric?.values.find(({ labels }) => labels.route === route)?.value ?? 0;
}

test('API-02: a repeated request gets the same bytes and headers, with its own request id', async () => {
  // Stored bytes are used for a second, which a slow machine may need for a request.
  await vi.waitFor(async () => {
    const first = await get('/api/matches/1', { 'x-request-id': 'first-request' });
    const before = await hotAnswers('/matches/:id');
    const second = await get('/api/matches/1', { 'x-request-id': 'second-request' });
    expect(await hotAnswers('/matches/:id')).toBe(before + 1);
    expect(second.text).toBe(first.text);
    expect(second.headers).toEqual(first.headers);
    expect([first.id, second.id]).toEqual(['first-request', 'second-request']);
  }, 10_000);
});

test('API-02: each encoding has its own bytes, and a version that the client has is a 304', async () => {
  const plain = await get('/api/matches/1', { 'accept-encoding': 'identity' });
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    const packed = await get('/api/matches/1', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.text).toBe(plain.text);
  }
  expect((await get('/api/matches/1', { 'if-none-match': plain.headers.etag! })).status).toBe(304);
});

test('HOME-14: a published change invalidates the stored bytes at once', async () => {
  await get('/api/matches/1');
  await store(db, playing(1));
  ({ head } = await publishChanges(db, redis, head));
  expect(JSON.parse((await get('/api/matches/1')).text)).toMatchObject({ data: { goals: { home: 1 } } });
});

test('HOME-19: a URL is evaluated again after a second, because today becomes yesterday', () => {
  let time = 0;
  const hot = makeHotAnswers(() => time);
  const answer = { route: '/matches', headers: [], bytes: Buffer.from('{}'), isCurrent: () => true };
  hot.remember('/api/matches', 'identity', answer);
  const sent: unknown[] = [];
  const response = { writeHead: () => ({ end: (bytes: Buffer) => sent.push(bytes) }) };
  const send = (method = 'GET') =>
    hot.send({ method, url: '/api/matches', headers: {} } as never, response as never);
  expect([send(), send('POST')]).toEqual([true, false]);
  time = 1_000;
  expect(send()).toBe(false);
  expect(sent).toHaveLength(1);
});

test('HOUSE: answers that are not requested again are dropped, and those of one second take at most 16 MB', () => {
  let time = 0;
  const hot = makeHotAnswers(() => time);
  const bytes = Buffer.alloc(1024 * 1024);
  const remember = (url: string) =>
    hot.remember(url, 'br', { route: '/search', headers: [], bytes, isCurrent: () => true });
  for (let n = 0; n < 100; n++) remember(`/api/search?q=${n}`);
  expect(hot.size()).toBeLessThanOrEqual(32 * bytes.length);
  time = 1_000;
  remember('/api/search?q=a');
  time = 2_000;
  remember('/api/search?q=b');
  expect(hot.size()).toBe(2 * bytes.length);
});

test('HOUSE: while the API closes, stored answers keep no connection open', async () => {
  const address = await other.listen({ host: '127.0.0.1', port: 0 });
  const closed = new AbortController();
  const requesting = (async () => {
    while (!closed.signal.aborted)
      await fetch(`${address}/api/matches/1`).then(
        (answer) => answer.text(),
        () => wait(10),
      );
  })();
  await wait(100);
  const begun = performance.now();
  await other.close();
  closed.abort();
  await requesting;
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('API-01: pages of other origins may make public calls, without a token', async () => {
  const { headers } = await get('/api/matches/1');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-expose-headers']).toContain('retry-after');
  const refused = await get('/api/matches/99');
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  const preflight = await fetch(`${origin}/api/matches/tv-channels/resolve`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
});

test('API-06: an address that caused too many builds gets 429, but may still read cached answers', async () => {
  const of = { 'x-forwarded-for': '203.0.113.7' };
  const codes = new Set<number>();
  for (let id = 1_000; id < 1_601; id++)
    codes.add((await app.inject({ url: `/api/matches/${id}`, headers: of })).statusCode);
  expect([...codes]).toEqual([404, 429]);
  const refused = await app.inject({ url: '/api/matches/1602', headers: of });
  const retryAfter = Number(refused.headers['retry-after']); // what is left of the minute
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect(
    (await app.inject({ url: '/api/matches/1602', headers: { 'x-forwarded-for': '203.0.113.8' } }))
      .statusCode,
  ).toBe(404);
  await get('/api/matches/1');
  expect((await app.inject({ url: '/api/matches/1', headers: of })).statusCode).toBe(200);
});
