import { once } from 'node:events';
import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NO_ORIGIN, SECRET, anEdge, anOrigin } from '../nginx/an-edge.ts';
import { serveEdgeMetrics } from './edge-metrics.ts';
import { makeLogCounter } from './log-counter.ts';

const PATIENCE = { timeout: 20_000, interval: 200 };
const api = await anOrigin((_, response) => response.writeHead(200).end('{}'));
const { base, inside, folder, settings } = await anEdge({ api });
writeFileSync(join(settings.static, '500.html'), 'away'); // as the build has it

async function scrape(edge = new URL(inside).host) {
  const log = join(folder, 'nginx-access.log');
  const server = serveEdgeMetrics({ log, private: edge, listen: '127.0.0.1:0', secret: SECRET });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    return { status: answer.status, body: await answer.text() };
  };
}

test('HOUSE: the edge counts its answers by kind, method and status, and its streams', async () => {
  const read = await scrape();
  expect((await read()).body).toContain('requests_total{kind="api",method="read",status="2xx"} 0');

  await fetch(`${base}/api/health`);
  await fetch(`${base}/api/health`);
  await fetch(`${base}/about`); // its origin is away
  await fetch(`${base}/api/made-up`, { method: 'POST' });
  const stream = await fetch(`${base}/live/matches`, { headers: { accept: 'text/event-stream' } });
  const body = async () => (await read()).body;
  await expect.poll(body, PATIENCE).toContain('requests_total{kind="page",method="read",status="5xx"} 1');
  expect(await body()).toContain('requests_total{kind="api",method="read",status="2xx"} 2');
  expect(await body()).toContain('requests_total{kind="api",method="write",status="4xx"} 1');
  expect(await body()).toMatch(/^safira_edge_streams 1$/m);
  expect(await body()).toMatch(/^safira_edge_connections \d+$/m);
  await stream.body?.cancel();
});

test('HOUSE: an edge that does not answer gives no figures', async () => {
  const read = await scrape(NO_ORIGIN);
  expect((await read()).status).toBe(503);
});

test('HOUSE: a log is counted from the first scrape on, line by line, also after it was rotated', async () => {
  const log = join(folder, 'rotated.log');
  const line = (path: string, status: number) =>
    `{"method":"GET","path":"${path}","status":${status},"bytes":1}\n`;
  writeFileSync(log, line('/', 200));
  const count = makeLogCounter(log);
  const pages = async (status: string) => (await count()).get(`kind="page",method="read",status="${status}"`);
  expect(await pages('2xx')).toBe(0);

  const [begun, rest] = [line('/', 502).slice(0, 20), line('/', 502).slice(20)];
  appendFileSync(log, line('/match/7.data', 200) + begun);
  expect([await pages('2xx'), await pages('5xx')]).toEqual([1, 0]);
  appendFileSync(log, rest);
  expect(await pages('5xx')).toBe(1);

  renameSync(log, `${log}.1`);
  writeFileSync(log, line('/', 200) + line('/assets/a.js', 200));
  expect(await pages('2xx')).toBe(2);
});
