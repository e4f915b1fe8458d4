import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Counter } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { metric } from './metrics.ts';
import { servePrivate, type Verdict } from './private-server.ts';

let isReady: Verdict = true;
let isAlive: Verdict = true;
const server = await servePrivate({
  host: '127.0.0.1',
  port: 0,
  isReady: () => Promise.resolve(isReady),
  isAlive: () => isAlive,
});
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

async function get(path: string): Promise<[status: number, body: string]> {
  const response = await fetch(base + path);
  return [response.status, await response.text()];
}

test('HOUSE: a process that should get no work is alive but not ready, and returns the reason', async () => {
  expect([await get('/healthz'), await get('/readyz')]).toEqual([
    [200, 'alive'],
    [200, 'ready'],
  ]);
  isReady = 'unavailable';
  expect([await get('/healthz'), await get('/readyz')]).toEqual([
    [200, 'alive'],
    [503, 'unavailable'],
  ]);
});

test('HOUSE: a process that makes no progress is not alive, and names the stuck loop', async () => {
  isAlive = 'stuck: live';
  expect(await get('/healthz')).toEqual([503, 'stuck: live']);
});

test('HOUSE: /metrics exposes the metrics of the process and our own', async () => {
  metric('house_test_total', (name) => new Counter({ name, help: 'a test' })).inc();
  metric('house_test_total', (name) => new Counter({ name, help: 'a test' })).inc();
  const text = await (await fetch(`${base}/metrics`)).text();
  expect(text).toContain('house_test_total 2');
  expect(text).toContain('process_cpu_seconds_total');
});
