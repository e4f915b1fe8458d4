import { expect, test } from 'vitest';
import type { Access, Endpoint } from '@safira/contract/endpoint';
import { testDatabase } from '@safira/testkit/database';
import type { Caller } from '../src/access.ts';
import { startApi } from './api.ts';
import { oneCallApi } from './one-call-api.ts';

const SITE = 'https://safira.test';
const callers: Record<string, Caller> = {
  'token-of-member': { userId: 1, sessionId: 1, role: 'member', hasSecondFactor: false },
  'token-of-editor': { userId: 2, sessionId: 2, role: 'editor', hasSecondFactor: true },
  'token-of-admin': { userId: 3, sessionId: 3, role: 'admin', hasSecondFactor: true },
};

const apiOf = (own: Partial<Endpoint>) =>
  oneCallApi(own, { findCaller: async (token) => callers[token], siteOrigin: SITE, now: Date.now });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each<[Access, string | undefined, number]>([
  ['public', undefined, 200],
  ['member', undefined, 401],
  ['member', 'unknown-token', 401],
  ['member', 'token-of-member', 200],
  ['member', 'token-of-admin', 200],
  ['editor', 'token-of-member', 403],
  ['editor', 'token-of-editor', 200],
  ['admin', 'token-of-editor', 403],
  ['admin', 'token-of-admin', 200],
])('AUTH-07: a call for %s made with %s answers %i', async (access, token, status) => {
  const headers = token === undefined ? {} : bearer(token);
  const answer = await apiOf({ access }).inject({ url: '/api/users/me', headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['cache-control']).toMatch(/no-store/);
});

test('AUTH-06: a private call gets its caller, and a public one ignores credentials', async () => {
  const headers = bearer('token-of-member');
  const mine = await apiOf({ access: 'member' }).inject({ url: '/api/users/me', headers });
  expect(mine.json()).toMatchObject({ data: { userId: 1, role: 'member' } });
  const publicApi = apiOf({ family: 'public-read', path: '/public' });
  expect((await publicApi.inject({ url: '/api/public', headers })).json()).toMatchObject({ data: null });
});

test.each<[string, Record<string, string>, number]>([
  ['without Origin, as programs send it', {}, 200],
  ['from our own pages', { origin: SITE, 'sec-fetch-site': 'same-origin' }, 200],
  ['typed by a person', { 'sec-fetch-site': 'none' }, 200],
  ['from another origin', { origin: 'https://evil.test' }, 403],
  ['from an opaque origin', { origin: 'null' }, 403],
  ['from another port of our host', { origin: `${SITE}:8443` }, 403],
  ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['from another subdomain of the same site', { 'sec-fetch-site': 'same-site' }, 403],
])('AUTH-07: an unsafe private call %s answers %i', async (_, headers, status) => {
  const app = apiOf({ method: 'PUT', access: 'member' });
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/users/me',
    headers: { ...bearer('token-of-member'), ...headers },
  });
  expect(answer.statusCode).toBe(status);
});

test('HOUSE: the API refuses to start with a private call that is cacheable', () => {
  expect(() => apiOf({ cache: 'live' })).toThrow('GET /users/me is private and cacheable');
});

const { db } = await testDatabase();
const { app } = await startApi({ db });

test('API-06: an empty JSON body counts as no body', async () => {
  const answer = await apiOf({ method: 'POST', path: '/users/ping' }).inject({
    method: 'POST',
    url: '/api/users/ping',
    headers: { 'content-type': 'application/json' },
    payload: '',
  });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['/api/matches', '*'],
  ['/api/nothing', '*'],
  ['/api/users/favorites', undefined],
  ['/api/auth/me', undefined],
])('HOUSE: pages of other origins may read %s: %s', async (url, allowed) => {
  expect((await app.inject({ url })).headers['access-control-allow-origin']).toBe(allowed);
});

test('HOUSE: the preflight of a private call is refused', async () => {
  const headers = { origin: 'https://evil.test', 'access-control-request-method': 'PUT' };
  const preflight = (url: string) => app.inject({ method: 'OPTIONS', url, headers });
  expect((await preflight('/api/users/preferences')).statusCode).toBe(404);
  const forPublic = await preflight('/api/matches/tv-channels/resolve');
  expect([forPublic.statusCode, forPublic.headers['access-control-allow-origin']]).toEqual([204, '*']);
});

test.each([
  ['/api/matches/999999999', 404, 's-maxage=2'],
  ['/api/matches?date=2090-01-01', 404, 's-maxage=2'],
  ['/api/matches?date=x', 400, 'no-store'],
  ['/api/users/unknown', 404, 'no-store'],
])('HOUSE: %s is %i and has cache-control %s', async (url, status, cacheControl) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
    status,
    expect.stringContaining(cacheControl),
  ]);
});

test('HOUSE: pages rendered for a reader have a rate limit of their own, separate from that of the browser', async () => {
  const from = { 'x-forwarded-for': '203.0.113.44' };
  const read = async (index: number, headers: Record<string, string>) =>
    (await app.inject({ url: `/api/teams?page=${index}`, headers })).statusCode;
  const statuses = await Promise.all(Array.from({ length: 601 }, (_, index) => read(index + 1, from)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await read(700, from)).toBe(429);
  expect(await read(701, { ...from, 'x-page-render': '1' })).toBe(200);
  expect(await read(702, { 'x-forwarded-for': '203.0.113.45' })).toBe(200);
});
