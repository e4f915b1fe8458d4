import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Counter } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { metric } from './metrics.ts';
import { servePrivate } from './private-server.ts';

let isReady = true;
const server = await servePrivate({ host: '127.0.0.1', port: 0, isReady: () => Promise.resolve(isReady) });
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

const statusOf = async (path: string) => (await fetch(base + path)).status;

test('HOUSE: a process that should get no work is alive but not ready', async () => {
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  isReady = false;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
});

test('HOUSE: metrics of the process and of our own are told', async () => {
  metric('house_test_total', (name) => new Counter({ name, help: 'a test' })).inc();
  metric('house_test_total', (name) => new Counter({ name, help: 'a test' })).inc();
  const text = await (await fetch(`${base}/metrics`)).text();
  expect(text).toContain('house_test_total 2');
  expect(text).toContain('process_cpu_seconds_total');
});
