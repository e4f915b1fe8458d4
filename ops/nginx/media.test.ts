import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEdge } from './an-edge.ts';

const { base, media } = await anEdge({});
const name = `3f/3f${'a1'.repeat(31)}`;
const image = `news/${'a1'.repeat(32)}`;
for (const folder of ['3f', 'news']) mkdirSync(join(media, folder), { recursive: true });
const stored = [
  `${name}-small.webp`,
  `${name}-small.webp.7.part`,
  `${name}-small.png`,
  'notes.webp',
  `${image}-320.webp`,
  `${image}-320.webp.7.part`,
  `${image}-320.html`,
  `${image}-1200.svg`,
  'news/notes.webp',
];
// As HTML, which a browser that guessed the type would show.
for (const file of stored) writeFileSync(join(media, file), '<!doctype html><script>alert(1)</script>');

const served = [
  ['a mirrored picture', `${name}-small.webp`],
  ['an uploaded image', `${image}-320.webp`],
] as const;

test.each(served)('NEWS-04: %s is served with its type, cacheable for a year', async (_, file) => {
  const { status, headers } = await fetch(`${base}/media/${file}`);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
});

test.each(served)('NEWS-04: %s is an image whatever it contains, and loads nothing', async (_, file) => {
  const { headers } = await fetch(`${base}/media/${file}`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test.each(served)('NEWS-04: %s is served without headers that no browser uses for it', async (_, file) => {
  const { headers } = await fetch(`${base}/media/${file}`);
  const unused = ['etag', 'last-modified', 'accept-ranges', 'referrer-policy'];
  expect(unused.filter((header) => headers.has(header))).toEqual([]);
});

test.each([
  '',
  '3f/',
  'notes.webp',
  `${name}-small.png`,
  `${name}-small.webp.7.part`,
  `${name}-large.webp`,
  '3f/..%2fnotes.webp',
  'news',
  'news/',
  'news/notes.webp',
  `${image}-320.webp.7.part`,
  `${image}-320.html`,
  `${image}-1200.svg`,
  `${image}-640.webp`,
  `${image}-321.webp`,
  `${image.toUpperCase()}-320.webp`,
  'news/..%2fnotes.webp',
])('HOUSE: /media/%s is not found', async (path) => {
  const { status, headers } = await fetch(`${base}/media/${path}`);
  expect([status, headers.get('cache-control')]).toEqual([404, null]);
});
