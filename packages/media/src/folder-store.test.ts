import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeFolderStore } from './folder-store.ts';

const base = mkdtempSync(join(tmpdir(), 'safira-media-'));
afterAll(() => rmSync(base, { recursive: true }));
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(base, 'root-'));
});

const key = `news/${'a1'.repeat(32)}-320.webp`;
const other = `news/${'b2'.repeat(32)}-640.webp`;
const episode = 'podcast/2026-11-21.mp3';
const bytes = Buffer.from('some bytes');
const files = () => readdirSync(root, { recursive: true }).map(String).toSorted();

test('NEWS-04: what is put in a folder is read, listed by its kind and removed', async () => {
  const store = makeFolderStore(root);
  await store.put(key, bytes);
  await store.put(other, Buffer.from('others'));
  await store.put(episode, Buffer.from('sound'));
  expect(await store.read(key)).toEqual(bytes);
  expect([await store.exists(key), await store.exists(key.replace('320', '640'))]).toEqual([true, false]);
  expect(await store.list('news')).toEqual([key, other]);
  expect(await store.list('podcast')).toEqual([episode]);
  await store.remove(key);
  await store.remove(key);
  expect([await store.read(key), await store.exists(key)]).toEqual([undefined, false]);
  expect(await store.list('news')).toEqual([other]);
});

test('NEWS-04: a folder that does not exist yet is empty', async () => {
  const store = makeFolderStore(join(root, 'later'));
  expect([await store.list('news'), await store.read(key), await store.exists(key)]).toEqual([
    [],
    undefined,
    false,
  ]);
});

test('NEWS-04: a file is replaced as a whole, and no part of one stays', async () => {
  const store = makeFolderStore(root);
  const long = Buffer.alloc(60_000, 'a');
  await store.put(key, long);
  const readings: number[] = [];
  const writing = Array.from({ length: 20 }, () => store.put(key, Buffer.alloc(60_000, 'b')));
  for (let at = 0; at < 30; at++) readings.push(new Set(await store.read(key)).size);
  await Promise.all(writing);
  expect(new Set(readings)).toEqual(new Set([1]));
  expect(files()).toEqual(['news', key]);
});

test('NEWS-04: files of other names in the folder are not listed', async () => {
  mkdirSync(join(root, 'news'));
  for (const name of [`${key.slice(5)}.7.part`, 'notes.txt', '.hidden'])
    writeFileSync(join(root, 'news', name), '');
  expect(await makeFolderStore(root).list('news')).toEqual([]);
});

test('POD-06: what a killed writer left is deleted when it is older than an hour, and nothing else', async () => {
  const store = makeFolderStore(root);
  const now = Date.now();
  const HOUR_MS = 3_600_000;
  await store.put(episode, bytes);
  const [old, fresh] = [`${episode}.7.part`, `${episode}.8.part`];
  for (const name of [old, fresh, 'podcast/notes.txt']) writeFileSync(join(root, name), 'a part');
  for (const name of [old, episode, 'podcast/notes.txt'])
    utimesSync(join(root, name), new Date(now - 2 * HOUR_MS), new Date(now - 2 * HOUR_MS));
  await store.removeAbandoned('podcast', now - HOUR_MS);
  await store.removeAbandoned('news', now - HOUR_MS);
  expect(files()).toEqual(['podcast', episode, fresh, 'podcast/notes.txt']);
});

test('NEWS-04: a put that fails leaves no file', async () => {
  // A file instead of the folder, as root may write to any folder.
  writeFileSync(join(root, 'news'), '');
  await expect(makeFolderStore(root).put(key, bytes)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(files()).toEqual(['news']);
  rmSync(join(root, 'news'));
  mkdirSync(join(root, key), { recursive: true });
  await expect(makeFolderStore(root).put(key, bytes)).rejects.toThrow(/EISDIR/);
  expect(files()).toEqual(['news', key]);
});

test.each(['put', 'read', 'exists', 'remove'] as const)(
  'NEWS-04: %s refuses a name that leads out of the folder',
  async (name) => {
    writeFileSync(join(root, 'secret'), 'x');
    const store = makeFolderStore(join(root, 'inside'));
    await expect(store[name]('news/../../secret', bytes)).rejects.toThrow('not a key');
    expect(files()).toEqual(['secret']);
  },
);
