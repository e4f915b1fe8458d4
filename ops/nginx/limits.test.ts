import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

const KNOWN = 7;
let lookups = 0;
const api = await anOrigin(({ url, headers }, response) => {
  const match = /^\/live\/match\/(\d+)\/exists$/.exec(url!);
  if (match) {
    lookups++;
    const status = Number(match[1]) === KNOWN ? 204 : 403;
    setTimeout(() => response.setHeader('cache-control', 'public, s-maxage=5').writeHead(status).end(), 100);
    return;
  }
  response.setHeader('cache-control', 'no-store').end(String(headers['x-forwarded-for']));
});
const settings = { api, web: api, streamsOfChannel: 60 };
const { base } = await anEdge({ ...settings, trusted: '127.0.0.0/8' });
const direct = await anEdge(settings);
const alone = await anEdge({});
const behindProxy = await anEdge({ ...settings, trusted: '127.0.0.0/8', 'proxy-protocol': 'on' });

const read = (path: string, from: string) => fetch(base + path, { headers: { 'x-forwarded-for': from } });
test('HOUSE: behind a trusted proxy, the client address is the one that the proxy sends', async () => {
  expect(await (await read('/api/health', '203.0.113.9')).text()).toBe('203.0.113.9');
  expect(await (await read('/api/health', '198.51.100.1, 203.0.113.10')).text()).toBe('203.0.113.10');
});

test('HOUSE: without a trusted proxy X-Forwarded-For is ignored', async () => {
  const answer = await fetch(`${direct.base}/api/health`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await answer.text()).toBe('127.0.0.1');
});

test('HOUSE: a proxy in front may speak the PROXY protocol', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(behindProxy.port, '127.0.0.1', () =>
      socket.write(
        'PROXY TCP4 203.0.113.77 127.0.0.1 4000 80\r\nGET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      ),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  expect(answer).toMatch(/\r\n\r\n(\w+\r\n)?203\.0\.113\.77/);
});

test('HOUSE: an address that reads too fast is refused in the envelope, others are not', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => read('/api/health', '203.0.113.20')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const refused = answers.find(({ status }) => status === 429)!;
  expect([await refused.json(), refused.headers.get('retry-after')]).toMatchObject([
    { success: false, code: 'too_many_requests' },
    '5',
  ]);
  expect((await read('/api/health', '203.0.113.21')).status).toBe(200);
});

test('HOUSE: all addresses of one /64 count as one client, those of another /64 are not limited by it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) => read('/api/health', `2001:db8:0:1::${index.toString(16)}`)),
  );
  expect(answers.map(({ status }) => status)).toContain(429);
  expect((await read('/api/health', '2001:db8:0:2::1')).status).toBe(200);
});

async function open(channel: string, { from = '203.0.113.30', at = base } = {}) {
  const closing = new AbortController();
  const headers = { accept: 'text/event-stream', 'x-forwarded-for': from };
  const response = await fetch(`${at}/live/${channel}`, { headers, signal: closing.signal });
  return { response, status: response.status, close: () => closing.abort() };
}

test('HOUSE: a stream of an unknown match is not found; 10,000 reconnects are one lookup in five seconds', async () => {
  await open('match/9').then(({ close }) => close());
  lookups = 0;
  const started = Date.now();
  for (let round = 0; round < 200; round++) {
    const streams = await Promise.all(
      Array.from({ length: 50 }, (_, index) => open('match/8', { from: `203.0.113.${100 + index}` })),
    );
    for (const { status, close } of streams) {
      close();
      expect(status).toBe(404);
    }
  }
  expect(lookups).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - started) / 5_000));
  const unknown = await open('match/8');
  expect(await unknown.response.json()).toMatchObject({ code: 'not_found' });
});

test('HOUSE: one channel takes no more streams than its limit, and closed ones free their places', async () => {
  const streams = await Promise.all(
    Array.from({ length: 61 }, (_, index) => open(`match/${KNOWN}`, { from: `203.0.114.${index}` })),
  );
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(1);
  for (const { close } of streams) close();
  await expect
    .poll(async () => {
      const { status, close } = await open(`match/${KNOWN}`, { from: '203.0.115.1' });
      close();
      return status;
    })
    .toBe(200);
});

test('HOUSE: while the API is down, streams of matches still open', async () => {
  const stream = await open('match/123', { at: alone.base });
  expect(stream.status).toBe(200);
  stream.close();
});

test('HOUSE: a client that sends a request too slowly is disconnected', async () => {
  const socket = connect(direct.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ');
  const isClosed = await Promise.race([closed.then(() => true), wait(30_000).then(() => false)]);
  expect(isClosed).toBe(true);
});
