import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

const TOKEN = `sfr_${'Aa0_-'.repeat(8)}xyz`;
/** More than sockets hold. */
const SIZE = 12_000_000;
const sound = Buffer.alloc(SIZE, 'safira');

/** As the API answers, whatever this edge requests. */
const arrived: { url: string | undefined; headers: Record<string, unknown> }[] = [];
const api = await anOrigin(({ url, headers, method }, response) => {
  arrived.push({ url, headers });
  response.setHeader('cache-control', 'public, s-maxage=60').setHeader('referrer-policy', 'unsafe-url');
  if (url?.endsWith('.gone.mp3')) {
    response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' }).end('{"success":false}');
    return;
  }
  const range = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '');
  const [from, to] =
    range && headers['if-range'] !== '"old"' ? [Number(range[1]), Number(range[2]) + 1] : [0, SIZE];
  response.writeHead(to - from < SIZE ? 206 : 200, {
    'content-type': 'audio/mpeg',
    'content-length': to - from,
    'accept-ranges': 'bytes',
    ...(to - from < SIZE && { 'content-range': `bytes ${from}-${to - 1}/${SIZE}` }),
  });
  response.end(method === 'HEAD' ? undefined : sound.subarray(from, to));
});
const { base, folder, port } = await anEdge({ api, web: api });
const address = `${base}/my-podcast/${TOKEN}`;

const logs = (of: string) =>
  ['nginx-access.log', 'nginx-error.log'].map((name) => readFileSync(join(of, name), 'utf8')).join('');

/** A request as it is, which fetch would refuse to send or change. */
const raw = (to: number, text: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(to, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer)).on('error', () => resolve(answer));
    socket.setTimeout(10_000, () => socket.destroy());
  });

test('OURS-27: no cache stores what a secret address leads to, and no page learns the address', async () => {
  const before = arrived.length;
  for (const kind of ['xml', 'mp3', 'gone.mp3', 'mp3?x=1']) {
    const { headers } = await fetch(`${address}.${kind}`);
    expect(headers.get('cache-control'), kind).toBe('private, no-store');
    expect(headers.get('referrer-policy'), kind).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin'), kind).toBeNull();
  }
  await fetch(`${address}.mp3`);
  expect(arrived.length - before).toBe(5);
  expect(arrived.at(-2)?.url).toBe(`/my-podcast/${TOKEN}.mp3`);
});

test('OURS-27: ranges, If-Range and HEAD reach the API, and its answers the player', async () => {
  const part = await fetch(`${address}.mp3`, { headers: { range: 'bytes=6-11', 'if-range': '"same"' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 6-11/${SIZE}`,
    'safira',
  ]);
  expect(
    (await fetch(`${address}.mp3`, { headers: { range: 'bytes=6-11', 'if-range': '"old"' } })).status,
  ).toBe(200);
  const head = await fetch(`${address}.mp3`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
    200,
    String(SIZE),
    'bytes',
  ]);
});

test('OURS-27: no credential of a browser reaches the API with a secret address', async () => {
  await fetch(`${address}.xml`, { headers: { cookie: 'a=b', authorization: 'Bearer x' } });
  expect(arrived.at(-1)?.headers).not.toHaveProperty('cookie');
  expect(arrived.at(-1)?.headers).not.toHaveProperty('authorization');
});

test.each(['POST', 'PUT', 'DELETE'])(
  'OURS-27: %s is not found, and does not reach the API',
  async (method) => {
    const before = arrived.length;
    expect((await fetch(`${address}.xml`, { method })).status).toBe(404);
    expect(arrived.length).toBe(before);
  },
);

test('OURS-27: no log has the token after answers, refusals, broken requests and too many of them', async () => {
  await fetch(`${address}.xml`);
  await fetch(`${address}.gone.mp3`);
  await fetch(`${base}//MY-podcast/${TOKEN}.xml`);
  await fetch(`${base}/about/${TOKEN}`);
  await fetch(`${base}/api/my-podcast/${TOKEN}.xml`);
  const path = `/my-podcast/${TOKEN}.xml`;
  const broken = [
    `GET ${path} HTTP/1.1\r\nHost: a b\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
    `GET ${path}%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `GET ${path} HTTP/9.9\r\nHost: a\r\n\r\n`,
    `GET /%6dy-podcast/${TOKEN}.xml HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `BREW ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9000000\r\n\r\n`,
  ];
  for (const text of broken) await raw(port, text);
  // Control: the same mistakes at another address are logged.
  await fetch(`${base}/api/control-line`);
  await expect.poll(() => logs(folder), { timeout: 10_000 }).toContain('/api/control-line');
  expect(logs(folder)).not.toContain(TOKEN);
  expect(logs(folder)).toContain('"status":400');
});

test('OURS-27: no log has the token when the API is away, nor when the disk fails while a file is sent', async () => {
  const away = await anEdge({});
  const unavailable = await fetch(`${away.base}/my-podcast/${TOKEN}.mp3`);
  expect([unavailable.status, unavailable.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  expect(unavailable.headers.get('referrer-policy')).toBe('no-referrer');
  // Answers that do not fit into memory go through a folder that is none: nginx logs that as critical.
  const failing = await anEdge({ api, web: api });
  rmSync(join(failing.folder, 'proxy'), { recursive: true });
  writeFileSync(join(failing.folder, 'proxy'), '');
  const slow = (target: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(failing.port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      );
      socket.pause();
      setTimeout(() => socket.resume(), 1_500);
      socket.on('close', () => resolve()).on('error', () => resolve());
    });
  await slow(`/my-podcast/${TOKEN}.mp3`);
  // Control: another address is logged for the same failure.
  await slow('/api/health');
  await expect.poll(() => logs(failing.folder), { timeout: 10_000 }).toMatch(/crit.*\/api\/health/);
  for (const { folder: of } of [away, failing]) expect(logs(of)).not.toContain(TOKEN);
});
