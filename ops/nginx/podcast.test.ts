import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

let reachedApps = 0;
const app = await anOrigin((_, response) => {
  reachedApps++;
  response.end();
});
const { base, port, media } = await anEdge({ api: app, web: app });
mkdirSync(join(media, 'podcast'));
const SIZE = 2_400_000;
const sound = Buffer.alloc(SIZE, 'safira');
const key = 'podcast/99738-3-a1b2c3d4e5f60718.mp3';
writeFileSync(join(media, key), sound);
writeFileSync(join(media, `${key}.7.part`), 'partial');
const url = `${base}/media/${key}`;
const { headers: known } = await fetch(url, { method: 'HEAD' });
const etag = known.get('etag')!;

const rows: [string, { method?: string; headers: Record<string, string> }, number, string | null, number][] =
  [
    ['a plain request', { headers: {} }, 200, null, SIZE],
    ['HEAD', { method: 'HEAD', headers: {} }, 200, null, 0],
    ['the first two bytes', { headers: { range: 'bytes=0-1' } }, 206, `bytes 0-1/${SIZE}`, 2],
    ['an open range', { headers: { range: 'bytes=2399000-' } }, 206, `bytes 2399000-2399999/${SIZE}`, 1_000],
    ['the last hundred', { headers: { range: 'bytes=-100' } }, 206, `bytes 2399900-2399999/${SIZE}`, 100],
    ['a range behind the end', { headers: { range: `bytes=${SIZE}-` } }, 416, `bytes */${SIZE}`, -1],
    ['two ranges', { headers: { range: 'bytes=0-1,5-6' } }, 200, null, SIZE],
    ['a broken range', { headers: { range: 'bytes=x' } }, 416, `bytes */${SIZE}`, -1],
    [
      'If-Range of this file',
      { headers: { range: 'bytes=0-1', 'if-range': etag } },
      206,
      `bytes 0-1/${SIZE}`,
      2,
    ],
    ['If-Range of another', { headers: { range: 'bytes=0-1', 'if-range': '"other"' } }, 200, null, SIZE],
    ['If-None-Match of this file', { headers: { 'if-none-match': etag } }, 304, null, 0],
    ['If-None-Match of another', { headers: { 'if-none-match': '"other"' } }, 200, null, SIZE],
  ];

test.each(rows)('POD-06: %s of an episode', async (_, init, status, range, length) => {
  const response = await fetch(url, init);
  const body = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.headers.get('content-range')]).toEqual([status, range]);
  if (length >= 0) expect(body.length).toBe(length);
});

test('POD-06: the bytes of ranges are those of the file', async () => {
  const parts = ['0-999999', '1000000-1999999', '2000000-'];
  const bytes = await Promise.all(
    parts.map(async (part) => (await fetch(url, { headers: { range: `bytes=${part}` } })).arrayBuffer()),
  );
  const hash = (one: Buffer) => createHash('sha256').update(one).digest('hex');
  expect(hash(Buffer.concat(bytes.map((one) => Buffer.from(one))))).toBe(hash(sound));
});

test('POD-06: an episode is sound whatever it contains, cacheable for a year, and players see that they may request ranges', () => {
  expect(Object.fromEntries(known)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(SIZE),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(etag).toMatch(/^"[^"]+"$/);
});

test.each([
  `${key}.7.part`,
  'podcast/',
  'podcast',
  'podcast/../podcast',
  'podcast/99738.wav',
  'podcast/A.mp3',
])('POD-06: /media/%s is not found', async (path) => {
  expect((await fetch(`${base}/media/${path}`)).status).toBe(404);
});

/** Its own client: fetch opens a connection for each of a thousand. */
const listen = (range: string) =>
  new Promise<number>((resolve, reject) => {
    request({ port, path: `/media/${key}`, headers: { range }, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode!));
    })
      .once('error', reject)
      .end();
  });

test('POD-06: a thousand listeners of one episode cause no request to the apps', async () => {
  const before = reachedApps;
  const statuses: number[] = [];
  for (let round = 0; round < 10; round++) {
    const listeners = Array.from({ length: 100 }, (_, index) =>
      listen(`bytes=${index * 1_000}-${index * 1_000 + 9_999}`),
    );
    statuses.push(...(await Promise.all(listeners)));
  }
  expect(new Set(statuses)).toEqual(new Set([206]));
  expect(statuses).toHaveLength(1_000);
  expect(reachedApps).toBe(before);
});

test('OURS-26: the feed is at /podcast.xml of the site', async () => {
  const before = reachedApps;
  expect((await fetch(`${base}/podcast.xml`)).status).toBe(200);
  expect(reachedApps).toBe(before + 1);
});
