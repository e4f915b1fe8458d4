import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

/** The timeout of one try is 4 s. */
const TWO_TRIES_MS = 8_000;

/** It has hung: requests arrive, and no answer leaves. */
const silent = await anOrigin(() => {});
const healthy = await anOrigin((_, response) => {
  response.setHeader('cache-control', 'public, s-maxage=1').end('healthy');
});
const { base } = await anEdge({ api: `${silent},${healthy}`, web: `${healthy},${silent}` });

test('HOUSE: of two origins one is silent, every read is answered by the other after one short timeout', async () => {
  // Each once is sent to the silent one first.
  const paths = ['/api/health', '/api/matches/1', '/api/matches/2', '/match/1', '/match/2'];
  const reads = paths.map(async (path) => {
    const started = performance.now();
    const response = await fetch(base + path);
    return { path, status: response.status, text: await response.text(), ms: performance.now() - started };
  });
  for (const { ms, ...answer } of await Promise.all(reads)) {
    expect(answer).toEqual({ path: answer.path, status: 200, text: 'healthy' });
    expect(ms).toBeLessThan(TWO_TRIES_MS);
  }
});

test('HOUSE: a POST that an origin received is not repeated at another one, a read is', async () => {
  let received: string[] = [];
  const breaking = (method: string) => (received.push(method), undefined);
  const origin = () =>
    anOrigin((request) => {
      breaking(request.method!);
      request.socket.destroy();
    });
  const { base: at } = await anEdge({ api: `${await origin()},${await origin()}` });
  const call = await fetch(`${at}/api/auth/login`, { method: 'POST', body: '{}' });
  expect([call.status, received]).toEqual([503, ['POST']]);
  await new Promise((resolve) => setTimeout(resolve, 2_100)); // until both count as up again
  received = [];
  const read = await fetch(`${at}/api/health`);
  expect([read.status, received]).toEqual([503, ['GET', 'GET']]);
});
