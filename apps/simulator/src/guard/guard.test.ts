import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { FaultKind } from '../faults/fault-kinds.ts';
import { makeFaults } from '../faults/faults.ts';
import { makeLimits } from '../limits/limits.ts';
import { makeCalls } from './calls.ts';
import { guardCalls } from './guard.ts';
import { makeOutage } from './outage.ts';

const START = Date.parse('2026-11-21T18:20:00Z');

/** A provider with one fixture that returns the time of its clock. */
function aGuarded({ second = null, day = 7500 }: { second?: number | null; day?: number } = {}) {
  const world = { time: START, speed: 1, now: () => world.time };
  const tools = {
    seed: 1,
    clock: world,
    limits: makeLimits({ clock: world, allowance: { second, day } }),
    faults: makeFaults(1),
    calls: makeCalls(),
    outage: makeOutage(),
  };
  const app = Fastify();
  const { clock } = guardCalls(app, tools);
  const answer = (get: string, response: unknown) => ({
    get,
    parameters: [],
    errors: [],
    results: 1,
    paging: { current: 1, total: 1 },
    response,
  });
  app.get('/fixtures', async () => {
    await Promise.resolve();
    const fixture = { id: 7, timestamp: clock.now() / 1000, status: { short: '1H' } };
    return answer('fixtures', [{ fixture, teams: {}, goals: { home: 1, away: 0 } }]);
  });
  app.get('/status', async () => answer('status', { requests: {} }));
  app.get('/control/live', async () => ({ live: [] }));
  app.get('/football/teams/1.png', async () => 'png');
  app.get('/guide.xml', async () => '<tv/>');
  const meet = (kind: FaultKind, times = 1, ms?: number) => tools.faults.add({ kind, times, ms });
  return { ...tools, world, app, meet, get: (url = '/fixtures?id=7') => app.inject(url) };
}

type Body = { response: { fixture: { timestamp: number } }[] };
const secondsBehind = (body: unknown) => START / 1000 - (body as Body).response[0]!.fixture.timestamp;

describe('limits', () => {
  test('HOME-14: the sixth call of a second gets a soft refusal without counters and endpoint name', async () => {
    const { get, world, calls } = aGuarded({ second: 5 });
    for (let i = 0; i < 5; i++) expect((await get()).headers).toHaveProperty('x-ratelimit-remaining');
    const refused = await get();
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toMatchObject({
      get: '',
      parameters: [],
      errors: { rateLimit: expect.stringContaining('Too many requests.') },
      response: [],
    });
    expect(refused.headers).not.toHaveProperty('x-ratelimit-remaining');
    expect(refused.headers).not.toHaveProperty('x-ratelimit-requests-remaining');
    world.time += 1_000;
    expect((await get()).json()).toMatchObject({ errors: [] });
    expect(calls.list()).toEqual({ total: 7, paths: { '/fixtures': 7 }, met: { 'second-spent': 1 } });
  });

  test.each([
    ['on command', 7500],
    ['when it is spent', 1],
  ])('HOME-14: a spent daily quota gives the provider’s quota message, %s', async (_, day) => {
    const { get, meet, world } = aGuarded({ day });
    if (day === 1) await get();
    else meet('quota-spent');
    const refused = await get('/fixtures?id=7&id=8');
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toMatchObject({
      get: 'fixtures',
      parameters: { id: '8' },
      errors: { requests: expect.stringContaining('request limit for the day') },
      results: 0,
    });
    expect(refused.headers).toHaveProperty('x-ratelimit-requests-remaining');
    world.time += 86_400_000;
    expect((await get()).json()).toMatchObject({ errors: [] });
  });

  test('HOME-14: status, pictures, the TV guide and the control API cost nothing', async () => {
    const { get, limits, meet, faults } = aGuarded();
    meet('http-500');
    for (const url of ['/status', '/football/teams/1.png', '/control/live', '/guide.xml']) {
      expect((await get(url)).statusCode, url).toBe(200);
    }
    expect([limits.usedToday(), faults.waiting()]).toEqual([0, 1]);
  });
});

describe('transport', () => {
  test.each([
    ['rate-limit', 200, 'rateLimit'],
    ['http-204', 204, ''],
    ['http-429', 429, 'rateLimit'],
    ['http-499', 499, 'Something went wrong'],
    ['http-500', 500, 'Something went wrong'],
    ['http-503', 503, '<!DOCTYPE html>'],
    ['html', 403, '<!DOCTYPE html>'],
  ] as const)('HOME-14: %s is HTTP %i, once', async (kind, status, text) => {
    const { get, meet, calls } = aGuarded();
    meet(kind);
    const answer = await get();
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    if (text === '') expect(answer.body).toBe('');
    expect((await get()).json()).toMatchObject({ results: 1 });
    expect(calls.list().met).toEqual({ [kind]: 1 });
  });

  test('HOME-14: half an answer is no JSON', async () => {
    const { get, meet } = aGuarded();
    meet('half-json');
    const answer = await get();
    expect(() => answer.json()).toThrow(SyntaxError);
    expect(answer.body).toMatch(/^\{"get":"fixtures"/);
  });

  test('HOME-14: a cut connection gives no answer', async () => {
    const { app, meet } = aGuarded();
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    meet('cut-connection');
    await expect(fetch(`${base}/fixtures`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${base}/fixtures`)).status).toBe(200);
    await app.close();
  });

  test('HOME-14: a slow answer comes late, and does not block the simulator from closing', async () => {
    const { app, get, meet } = aGuarded();
    meet('slow', 1, 40);
    const begun = performance.now();
    expect((await get()).statusCode).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(35);
    meet('slow');
    const answer = get().then(({ statusCode }) => statusCode);
    expect(await Promise.race([answer, new Promise((done) => setTimeout(done, 60, 'waiting'))])).toBe(
      'waiting',
    );
    await app.close();
    expect(await answer).toBe(500);
  });

  test('HOME-14: latency delays every call', async () => {
    const { get, outage } = aGuarded();
    outage.slowTo(30);
    const begun = performance.now();
    await get();
    await get('/status');
    expect(performance.now() - begun).toBeGreaterThan(55);
  });

  test('HOME-14: an outage lasts until it is cleared, and does not affect the control API', async () => {
    const { get, outage, calls, limits } = aGuarded();
    outage.begin('http-503');
    for (const url of ['/fixtures', '/status', '/football/teams/1.png']) {
      expect((await get(url)).statusCode, url).toBe(503);
    }
    expect((await get('/control/live')).statusCode).toBe(200);
    outage.begin(null);
    expect((await get()).statusCode).toBe(200);
    expect(calls.list()).toMatchObject({ total: 1, met: { outage: 3 } });
    expect(limits.usedToday()).toBe(1);
  });
});

describe('answers', () => {
  test('HOME-14: an older state comes between two fresh ones', async () => {
    const { get, meet } = aGuarded();
    const before = secondsBehind((await get()).json());
    meet('older');
    const behind = secondsBehind((await get()).json());
    expect([before, behind, secondsBehind((await get()).json())]).toEqual([0, 60, 0]);
  });

  test('HOME-14: two concurrent calls each have their own time', async () => {
    const { get, meet } = aGuarded();
    meet('stale');
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map((answer) => secondsBehind(answer.json()))).toEqual([90, 0, 0]);
  });

  test('HOME-14: an item fault shows in the answer', async () => {
    const { get, meet } = aGuarded();
    meet('bad-item');
    expect((await get()).json()).toMatchObject({ results: 1, response: [{ teams: null }] });
    meet('clock-skew');
    const skewed = await get();
    expect(secondsBehind(skewed.json())).toBe(-180);
    expect(skewed.headers.date).toBe('Sat, 21 Nov 2026 18:23:00 GMT');
  });

  test('HOUSE: with a fixed seed 2,000 calls have faults as often as requested', async () => {
    const { get, faults, calls, world } = aGuarded();
    faults.setShares({ 'http-500': 0.05, html: 0.02 });
    for (let i = 0; i < 2_000; i++) {
      world.time += 500;
      await get();
    }
    const { met } = calls.list();
    expect(met['http-500']).toBeGreaterThan(75);
    expect(met['http-500']).toBeLessThan(125);
    expect(met.html).toBeGreaterThan(25);
    expect(met.html).toBeLessThan(58);
  });
});
