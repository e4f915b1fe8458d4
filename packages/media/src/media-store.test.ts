import { expect, test } from 'vitest';
import { checkKey } from './media-store.ts';

const hash = 'a1'.repeat(32);

test.each([
  [`news/${hash}-320.webp`, 'image/webp'],
  [`news/${hash}-1200.webp`, 'image/webp'],
  ['podcast/2026-11-21-evening.mp3', 'audio/mpeg'],
])('NEWS-04: %s is a key, of the type %s', (key, type) => {
  expect(checkKey(key)).toBe(type);
});

test.each([
  '',
  'news',
  'news/',
  `${hash}-320.webp`,
  `/news/${hash}-320.webp`,
  `news/../news/${hash}-320.webp`,
  `../news/${hash}-320.webp`,
  `news/..%2f${hash}-320.webp`,
  `news\\${hash}-320.webp`,
  `news/${hash}-320.webp/..`,
  `news/${hash}-320.webp\n`,
  `news/${hash}-320.webp\0.html`,
  `news/${hash}-320.html`,
  `news/${hash}-321.webp`,
  `news/${hash.toUpperCase()}-320.webp`,
  `news/${hash}0-320.webp`,
  `news/${hash.slice(1)}-320.webp`,
  `3f/${hash}-small.webp`,
  'podcast/../../etc/passwd',
  'podcast/.mp3',
  'podcast/-x.mp3',
  'podcast/a.b.mp3',
  'podcast/a/b.mp3',
  'podcast/A.mp3',
  'podcast/حلقة.mp3',
  `podcast/${'a'.repeat(101)}.mp3`,
  'podcast/a.mp3?x',
])('NEWS-04: %j is no key', (key) => {
  expect(() => checkKey(key)).toThrow('not a key');
});
