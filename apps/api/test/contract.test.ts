import { expect, test } from 'vitest';
import { listCompetitions } from '@safira/contract/competitions/competitions';
import { endpoint } from '@safira/contract/endpoint';
import { endpoints } from '@safira/contract/endpoints';
import { getHealth } from '@safira/contract/system/health';
import { z } from 'zod';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { makeLimiter } from '../src/limiter.ts';
import { makeHotAnswers } from '../src/hot-answers.ts';
import { serve } from '../src/serve.ts';
import { makeSnapshots } from '../src/snapshots.ts';
import { call, refusal, startApi, store } from './api.ts';
import Fastify from 'fastify';
import { registerErrors } from '../src/errors.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });
await store(db, anObservation({ id: 1, league: 39 }), anObservation({ id: 2, league: 307 }));

test('API-02: the OpenAPI document has every call of the contract and no other', async () => {
  const document = (await app.inject({ url: '/api/docs/json' })).json<{ paths: Record<string, object> }>();
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const promised = endpoints.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(documented.toSorted()).toEqual(promised.toSorted());
});

test('API-02: the documentation page loads nothing from other hosts', async () => {
  const page = await app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
});

test('API-01: GET /competitions returns the competitions in the order of HOME-13', async () => {
  const { body } = await call(app, listCompetitions, '/competitions');
  expect(body.data.map(({ id }) => id)).toEqual([39, 307]);
});

test('API-05: GET /health returns the state of each part and is never cached', async () => {
  const { body, response } = await call(app, getHealth, '/health');
  expect(body.data).toMatchObject({
    database: { state: 'ok' },
    redis: { state: 'ok' },
    provider: { state: 'unknown' },
    simulated: true,
  });
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('API-06: an unknown path is a 404 with an Arabic sentence', async () => {
  const answer = await refusal(app, '/api/nothing');
  expect(answer).toMatchObject({ status: 404, code: 'not_found' });
  expect(answer.message).toMatch(/\p{Script=Arabic}/u);
});

function apiWith(entry: Parameters<typeof endpoint>[0], handler: () => Promise<{ data: unknown }>) {
  const own = Fastify();
  registerErrors(own);
  const api = {
    app: own,
    snapshots: makeSnapshots({ maxBytes: 10_000, isTrusted: () => true, isAway: () => false }),
    searches: makeSnapshots({ maxBytes: 10_000, isTrusted: () => true, isAway: () => false }),
    hot: makeHotAnswers(),
    limiter: makeLimiter(redis),
    access: { findCaller: async () => undefined, siteOrigin: 'http://127.0.0.1:8080', now: Date.now },
    findHead: async () => 0,
  };
  serve(api, endpoint(entry), handler as never);
  return own;
}

test('API-06: an unexpected error answers 500 without any details', async () => {
  const own = apiWith({ method: 'GET', path: '/bug', summary: '', data: z.string() }, () =>
    Promise.reject(new Error('secret')),
  );
  const response = await own.inject({ url: '/api/bug' });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: 'internal' });
  expect(response.body).not.toContain('secret');
});

test('AUTH-07: a call of a strict rate class is refused past its limit', async () => {
  const path = `/${crypto.randomUUID()}`;
  await redis.flushdb();
  const own = apiWith(
    { method: 'POST', path, summary: '', data: z.string(), family: 'public-post', rate: 'auth' },
    async () => ({ data: 'x' }),
  );
  const codes: number[] = [];
  for (let i = 0; i < 11; i++)
    codes.push((await own.inject({ method: 'POST', url: `/api${path}` })).statusCode);
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(codes[10]).toBe(429);
});
