import { beforeEach, expect, test } from 'vitest';
import { aControl } from './a-control.ts';

const { app, get, post, faults, outage } = aControl();

beforeEach(async () => {
  await post('reset');
});

const status = async () => (await app.inject('/fixtures')).statusCode;

test('HOME-14: a fault is applied as often as it was requested', async () => {
  expect((await post('fault', { kind: 'http-500', times: 2 })).json()).toEqual({ waiting: 2 });
  expect([await status(), await status(), await status()]).toEqual([500, 500, 200]);
  expect((await post('fault', { kind: 'earthquake' })).statusCode).toBe(400);
});

test('HOME-14: fault shares apply until others are set', async () => {
  expect((await post('faults', { html: 1 })).json()).toEqual({ shares: { html: 1 } });
  expect(await status()).toBe(403);
  await post('faults', { slow: 1, ms: 30 });
  const begun = performance.now();
  expect(await status()).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(25);
  await post('faults', {});
  expect(await status()).toBe(200);
  expect((await post('faults', { html: 0.7, stale: 0.4 })).statusCode).toBe(400);
  expect((await post('faults', { html: 0.7, stuck: 0.4 })).statusCode).toBe(200);
});

test('HOME-14: a fault for one endpoint does not affect the others', async () => {
  await post('fault', { kind: 'http-500', path: '/predictions' });
  await post('fault', { kind: 'html' });
  expect([await status(), await status()]).toEqual([403, 200]);
  expect((await app.inject('/predictions')).statusCode).toBe(500);
  await post('faults', { 'http-500': 1, path: '/predictions' });
  expect([await status(), (await app.inject('/predictions')).statusCode]).toEqual([200, 500]);
  expect((await post('fault', { kind: 'html', path: 'predictions' })).statusCode).toBe(400);
});

test('HOME-14: an outage lasts until it is ended', async () => {
  expect((await post('outage')).json()).toEqual({ outage: 'http-503' });
  expect([await status(), await status()]).toEqual([503, 503]);
  await post('outage', { kind: null });
  expect(await status()).toBe(200);
});

test('HOME-14: latency and stuck matches are set by call', async () => {
  expect((await post('latency', { ms: 25 })).json()).toEqual({ ms: 25 });
  const begun = performance.now();
  await status();
  expect(performance.now() - begun).toBeGreaterThan(20);
  await post('stick', { fixture: 77 });
  expect(faults.isStuck(77)).toBe(true);
  await post('reset');
  expect([faults.isStuck(77), outage.latencyMs()]).toEqual([false, 0]);
});

test('HOME-14: calls are counted by path and by the fault applied to them', async () => {
  await post('fault', { kind: 'html' });
  await status();
  await status();
  await app.inject('/status');
  expect(await get('calls')).toEqual({
    total: 3,
    paths: { '/fixtures': 2, '/status': 1 },
    met: { html: 1 },
    plan: 'Pro',
    today: { used: 2, limit: 7500 },
  });
  await post('reset');
  expect(await get('calls')).toMatchObject({ total: 0, today: { used: 0 } });
});
