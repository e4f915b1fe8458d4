import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ObservedHighlight } from '@safira/football/observed/records';
import { openDb } from '../../src/db.ts';
import {
  deleteHighlights,
  listHighlights,
  listKnownVideos,
  listStaleHighlights,
  pruneHighlights,
  saveHighlights,
} from '../../src/matches/highlights.ts';
import { findMatch } from '../../src/matches/matches.ts';
import { listDuePictures, pictureOf, saveMirrored } from '../../src/media/media.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, owner, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;

const lease = await aLease(db, 'test');
await saveObservations(db, {
  observations: [anObservation({ id: 1, status: 'FT' }), anObservation({ id: 2, status: 'FT' })],
  observedAt: new Date(),
  lease,
});
beforeEach(() => sql`truncate match_highlights, media`.execute(owner));

const aHighlight = (videoId: string, overrides: Partial<ObservedHighlight> = {}) => ({
  matchId: 1,
  videoId,
  url: `https://videos.test/${videoId}`,
  title: `Video ${videoId}`,
  source: null,
  isEmbeddable: true,
  thumbnail: null,
  publishedAt: new Date('2026-11-21T20:00:00Z'),
  ...overrides,
});
const stale = async (now: number) => (await listStaleHighlights(db, now, 10)).map(({ videoId }) => videoId);

test('DLG-11: a match contains only its own highlights, the newest first', async () => {
  const newer = aHighlight('b', {
    publishedAt: new Date('2026-11-21T21:00:00Z'),
    isEmbeddable: false,
    source: 'Roshn',
  });
  expect(await saveHighlights(db, [aHighlight('a'), newer, { ...aHighlight('c'), matchId: 2 }], NOW)).toEqual(
    [1, 2],
  );
  const noPicture = { maxres: null, standard: null, high: null, medium: null, default: null };
  expect((await findMatch(db, 1))!.highlights).toEqual([
    {
      title: 'Video b',
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

test('DLG-11: an unchanged highlight writes no row; a changed one marks its match as changed', async () => {
  const highlights = [aHighlight('a'), aHighlight('b', { source: 'Roshn' })];
  await saveHighlights(single, highlights, NOW);
  expect(await writtenBy(single, () => saveHighlights(single, highlights, NOW))).toBe(0);
  expect(await saveHighlights(single, highlights, NOW)).toEqual([]);
  expect(await saveHighlights(single, [aHighlight('a', { isEmbeddable: false })], NOW)).toEqual([1]);
  expect((await listHighlights(db, 1)).map(({ embeddable }) => embeddable)).toEqual([false, true]);
});

test('DLG-11: a highlight of an unknown match is not stored, the others are', async () => {
  expect(await saveHighlights(db, [{ ...aHighlight('a'), matchId: 99 }, aHighlight('b')], NOW)).toEqual([1]);
  expect(await listKnownVideos(db, ['a', 'b'])).toEqual(new Set(['b']));
});

test('DLG-11: videos of the last month are checked every day, older ones before a month is over', async () => {
  const old = aHighlight('old', { publishedAt: new Date(NOW - 31 * DAY_MS) });
  await saveHighlights(db, [aHighlight('new'), old], NOW);
  expect(await stale(NOW + DAY_MS - 1)).toEqual([]);
  expect(await stale(NOW + DAY_MS)).toEqual(['new']);
  await saveHighlights(db, [aHighlight('new')], NOW + DAY_MS);
  expect(await stale(NOW + DAY_MS)).toEqual([]);
  expect(await stale(NOW + 25 * DAY_MS)).toEqual(['old', 'new']);
});

test('DLG-11: a video that is deleted, or not confirmed for a month, is removed from its match', async () => {
  await saveHighlights(db, [aHighlight('a'), { ...aHighlight('b'), matchId: 2 }], NOW);
  expect(await deleteHighlights(db, ['a', 'unknown'])).toEqual([1]);
  expect(await listHighlights(db, 1)).toEqual([]);
  expect(await pruneHighlights(db, { before: NOW })).toEqual([]);
  expect(await pruneHighlights(db, { before: NOW + 1 })).toEqual([2]);
});

test('DLG-11: the picture of a video is mirrored, and served from our own address in two sizes', async () => {
  const sourceUrl = 'https://i.test/a.jpg';
  await saveHighlights(db, [aHighlight('a', { thumbnail: sourceUrl })], NOW);
  expect(await listDuePictures(db, NOW, 10)).toEqual([{ sourceUrl, kind: 'highlight' }]);
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
