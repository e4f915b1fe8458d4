import { afterAll, expect, test } from 'vitest';
import { aBucket, settings } from '../testing/bucket.ts';
import { makeS3Store } from './s3-store.ts';

const bucket = await aBucket();
afterAll(() => bucket.close());
const store = makeS3Store({ ...settings, url: bucket.url });

const key = `news/${'a1'.repeat(32)}-320.webp`;
const episode = 'podcast/2026-11-21.mp3';

test('NEWS-04: what is put in a bucket is stored byte by byte with its type, and read', async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));
  await store.put(key, bytes);
  await store.put(episode, Buffer.from('sound'));
  expect(bucket.objects.get(key)).toEqual({ bytes, contentType: 'image/webp' });
  expect(bucket.objects.get(episode)?.contentType).toBe('audio/mpeg');
  expect(await store.read(key)).toEqual(bytes);
  expect([await store.exists(key), await store.exists(key.replace('320', '640'))]).toEqual([true, false]);
  expect(await store.read(key.replace('320', '640'))).toBeUndefined();
  expect(bucket.refusals).toEqual([]);
});

test('NEWS-04: every page of a listing is read, and other names are left out', async () => {
  const keys = Array.from({ length: 5 }, (_, at) => `news/${String(at).repeat(64)}-640.webp`);
  for (const one of keys) await store.put(one, Buffer.from('x'));
  bucket.objects.set('news/notes.txt', { bytes: Buffer.from(''), contentType: undefined });
  expect(await store.list('news')).toEqual([...keys, key]);
  expect(await store.list('podcast')).toEqual([episode]);
});

test('NEWS-04: a removed object is gone, also for a second time', async () => {
  await store.remove(episode);
  await store.remove(episode);
  expect([bucket.objects.has(episode), await store.list('podcast')]).toEqual([false, []]);
});

test('NEWS-04: a bucket that is busy is tried again, twice', async () => {
  bucket.next.push(503, 500);
  expect(await store.exists(key)).toBe(true);
  bucket.next.push(503, 503, 503);
  await expect(store.read(key)).rejects.toThrow('the bucket answered 503 (SlowDown) to GET');
});

test('NEWS-04: a redirect is not followed with the signature', async () => {
  bucket.next.push(307);
  await expect(store.read(key)).rejects.toThrow('the bucket answered 307');
});

test('NEWS-04: with another secret everything is refused, and the reason names no secret', async () => {
  const wrong = makeS3Store({ ...settings, secret: 'another one', url: bucket.url });
  const failure = await wrong.put(key, Buffer.from('x')).catch((error: unknown) => String(error));
  expect(failure).toContain('403 (SignatureDoesNotMatch)');
  expect(failure).not.toContain('another one');
});

test.each(['put', 'read', 'exists', 'remove'] as const)(
  'NEWS-04: %s sends nothing for a name that is no key',
  async (name) => {
    const before = bucket.objects.size;
    bucket.refusals.length = 0;
    await expect(store[name]('news/../podcast/x.mp3', Buffer.from('x'))).rejects.toThrow('not a key');
    expect([bucket.objects.size, bucket.refusals]).toEqual([before, []]);
  },
);
