import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ObservedHighlight } from '@safira/football/records';
import { openDb } from '../src/db.ts';
import {
  deleteHighlights,
  listHighlights,
  listKnownVideos,
  listStaleHighlights,
  pruneHighlights,
  saveHighlights,
} from '../src/highlights.ts';
import { takeLease } from '../src/leases.ts';
import { findMatch } from '../src/matches.ts';
import { listDuePictures, pictureOf, saveMirrored } from '../src/media.ts';
import { saveObservations } from '../src/save-observations.ts';
import { testDatabase } from '../testing/database.ts';
import { anObservation } from '../testing/observations.ts';
import { writtenBy } from '../testing/written-rows.ts';

const { db, owner, url } = await testDatabase();
const single = openDb(url, { max: 1 });
afterAll(() => single.destroy());

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;

const lease = (await takeLease(db, { name: 'test', holder: 'test', ttlMs: 60_000 }))!;
await saveObservations(db, {
  observations: [anObservation({ id: 1, status: 'FT' }), anObservation({ id: 2, status: 'FT' })],
  observedAt: new Date(),
  lease,
});
beforeEach(() => sql`truncate match_highlights, media`.execute(owner));

const aFilm = (videoId: string, overrides: Partial<ObservedHighlight> = {}) => ({
  matchId: 1,
  videoId,
  url: `https://videos.test/${videoId}`,
  title: `Film ${videoId}`,
  source: null,
  isEmbeddable: true,
  thumbnail: null,
  publishedAt: new Date('2026-11-21T20:00:00Z'),
  ...overrides,
});
const stale = async (now: number) => (await listStaleHighlights(db, now, 10)).map(({ videoId }) => videoId);

test('DLG-11: a match is answered with its films, the newest first, and with nobody else’s', async () => {
  const newer = aFilm('b', {
    publishedAt: new Date('2026-11-21T21:00:00Z'),
    isEmbeddable: false,
    source: 'Roshn',
  });
  expect(await saveHighlights(db, [aFilm('a'), newer, { ...aFilm('c'), matchId: 2 }], NOW)).toEqual([1, 2]);
  const noPicture = { maxres: null, standard: null, high: null, medium: null, default: null };
  expect((await findMatch(db, 1))!.highlights).toEqual([
    {
      title: 'Film b',
      videoId: 'b',
      url: 'https://videos.test/b',
      source: 'Roshn',
      embeddable: false,
      thumbnails: noPicture,
      publishedAt: '2026-11-21T21:00:00.000Z',
    },
    expect.objectContaining({ videoId: 'a', embeddable: true, source: null }),
  ]);
});

test('DLG-11: told again, a film writes no row; told differently, its match has changed', async () => {
  const films = [aFilm('a'), aFilm('b', { source: 'Roshn' })];
  await saveHighlights(single, films, NOW);
  expect(await writtenBy(single, () => saveHighlights(single, films, NOW))).toBe(0);
  expect(await saveHighlights(single, films, NOW)).toEqual([]);
  expect(await saveHighlights(single, [aFilm('a', { isEmbeddable: false })], NOW)).toEqual([1]);
  expect((await listHighlights(db, 1)).map(({ embeddable }) => embeddable)).toEqual([false, true]);
});

test('DLG-11: a film of a match that nobody knows is not kept, and the others are', async () => {
  expect(await saveHighlights(db, [{ ...aFilm('a'), matchId: 99 }, aFilm('b')], NOW)).toEqual([1]);
  expect(await listKnownVideos(db, ['a', 'b'])).toEqual(new Set(['b']));
});

test('DLG-11: films of the last month are asked about every day, older ones before a month is over', async () => {
  const old = aFilm('old', { publishedAt: new Date(NOW - 31 * DAY_MS) });
  await saveHighlights(db, [aFilm('new'), old], NOW);
  expect(await stale(NOW + DAY_MS - 1)).toEqual([]);
  expect(await stale(NOW + DAY_MS)).toEqual(['new']);
  await saveHighlights(db, [aFilm('new')], NOW + DAY_MS);
  expect(await stale(NOW + DAY_MS)).toEqual([]);
  expect(await stale(NOW + 25 * DAY_MS)).toEqual(['old', 'new']);
});

test('DLG-11: a film that is gone, or that nobody confirmed for a month, leaves its match', async () => {
  await saveHighlights(db, [aFilm('a'), { ...aFilm('b'), matchId: 2 }], NOW);
  expect(await deleteHighlights(db, ['a', 'unknown'])).toEqual([1]);
  expect(await listHighlights(db, 1)).toEqual([]);
  expect(await pruneHighlights(db, { before: NOW })).toEqual([]);
  expect(await pruneHighlights(db, { before: NOW + 1 })).toEqual([2]);
});

test('DLG-11: the picture of a film is mirrored, and answered from our own address in two sizes', async () => {
  const sourceUrl = 'https://i.test/a.jpg';
  await saveHighlights(db, [aFilm('a', { thumbnail: sourceUrl })], NOW);
  expect(await listDuePictures(db, NOW, 10)).toEqual([{ sourceUrl, kind: 'film' }]);
  const sha256 = 'f'.repeat(64);
  const size = { path: '', width: 1, height: 1, bytes: 1 };
  const sizes = { small: size, large: size };
  expect(await saveMirrored(db, { sourceUrl, sha256, contentType: 'image/jpeg', sizes, now: NOW })).toBe(
    true,
  );
  const [{ thumbnails } = { thumbnails: undefined }] = await listHighlights(db, 1);
  expect(thumbnails).toMatchObject({
    maxres: { url: `${pictureOf(sha256)}-large.webp` },
    medium: { url: `${pictureOf(sha256)}-small.webp` },
  });
  expect(await listDuePictures(db, NOW, 10)).toEqual([]);
});
