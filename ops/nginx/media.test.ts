import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEdge } from './an-edge.ts';

const { base, media } = await anEdge({});
const name = `3f/3f${'a1'.repeat(31)}`;
mkdirSync(join(media, '3f'), { recursive: true });
for (const file of [`${name}-small.webp`, `${name}-small.webp.7.part`, `${name}-small.png`, 'notes.webp']) {
  writeFileSync(join(media, file), 'bytes');
}

test('HOUSE: a mirrored picture is served with its type, cacheable for a year', async () => {
  const { status, headers } = await fetch(`${base}/media/${name}-small.webp`);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
});

test('HOUSE: a mirrored picture is served without headers that no browser uses for it', async () => {
  const { headers } = await fetch(`${base}/media/${name}-small.webp`);
  const unused = ['etag', 'last-modified', 'accept-ranges', 'referrer-policy'];
  expect(unused.filter((header) => headers.has(header))).toEqual([]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  '',
  '3f/',
  'notes.webp',
  `${name}-small.png`,
  `${name}-small.webp.7.part`,
  `${name}-large.webp`,
  '3f/..%2fnotes.webp',
])('HOUSE: /media/%s is not found', async (path) => {
  const { status, headers } = await fetch(`${base}/media/${path}`);
  expect([status, headers.get('cache-control')]).toEqual([404, null]);
});
