import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeVideoSite } from '@safira/provider/videos/video-site';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { findMatch } from '@safira/store/matches/matches';
import { testDatabase } from '@safira/testkit/database';
import { startSimulator } from '@safira/testkit/simulator';
import { DEMO_CHANNEL } from '../../simulator/src/videos/video-routes.ts';
import type { JobTools } from '../src/jobs/job.ts';
import { makeMediaFetch } from '../src/pictures/media-fetch.ts';
import { runJobOf, workerTools } from './worker-tools.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { db } = await testDatabase();
let now = Date.parse('2026-11-28T21:00:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl } = await startSimulator({ clock });
const mediaFolder = mkdtempSync(join(tmpdir(), 'safira-highlights-'));
afterAll(() => rmSync(mediaFolder, { recursive: true }));

const requests: string[] = [];
/** While set, the site's answer instead of the simulator's. */
let answer: (() => Response) | undefined;
const site = makeVideoSite({
  baseUrl: `${baseUrl}/youtube/v3`,
  key: 'test',
  fetch: async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push(url.pathname.split('/').at(-1)!);
    return answer?.() ?? fetch(url, init);
  },
});
let tools: JobTools;
beforeEach(() => {
  answer = undefined;
  tools = workerTools({
    db,
    baseUrl,
    clock,
    leagues: [39, 140, 307, 233],
    mediaFolder,
    fetchMedia: makeMediaFetch({ hosts: [], simulated: [baseUrl] }),
    videos: { site, channels: [DEMO_CHANNEL] },
  });
});

const run = async (name: string) => {
  requests.length = 0;
  return runJobOf(tools, name, 1_000);
};
const highlights = async () => {
  const { rows } = await sql<{ matchId: number; id: string; title: string }>`
    select match_id as "matchId", video_id as id, title from match_highlights order by video_id`.execute(db);
  return rows;
};
const knownMatches = async () => {
  const { rows } = await sql<{ id: number }>`select api_id as id from matches`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
const changesSince = async (head: number) =>
  (await listChanges(db, { after: head, limit: 1_000 })).changes.map(({ change }) => ({
    id: change.matchId,
    kinds: change.kinds,
  }));

test('DLG-11: uploads of a channel become highlights of the matches they show, logged as changes', async () => {
  await run('days around today');
  const head = await findHead(db);
  expect(await run('highlights')).toMatchObject({ due: 1, done: 1, failed: 0 });
  expect(requests).toEqual(['playlistItems', 'videos']);
  const stored = await highlights();
  expect(stored.length).toBeGreaterThan(10);
  // The ids of the simulator's videos contain the match they show; a press conference shows none.
  const uploads = await site.uploads(DEMO_CHANNEL);
  const known = await knownMatches();
  const shown = uploads
    .map(({ videoId: id, title }) => ({ matchId: Number.parseInt(id.slice(4, 10), 36), id, title }))
    .filter(({ id, matchId }) => known.has(matchId) && !id.endsWith('p'));
  expect(stored).toEqual(shown.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  const ids = [...new Set(stored.map(({ matchId }) => matchId))].toSorted((a, b) => a - b);
  expect((await changesSince(head)).toSorted((a, b) => a.id - b.id)).toEqual(
    ids.map((id) => ({ id, kinds: ['details'] })),
  );
  const details = (await findMatch(db, ids[0]!))!;
  expect(details.highlights[0]).toMatchObject({
    source: 'قناة تجريبية',
    videoId: expect.stringMatching(/^demo.{7}$/),
  });
  const all = await Promise.all(ids.map(async (id) => (await findMatch(db, id))!.highlights));
  expect(new Set(all.flat().map(({ embeddable }) => embeddable))).toEqual(new Set([true, false]));
});

test('DLG-11: a channel is read again after 15 minutes, with one call if nothing is new', async () => {
  const head = await findHead(db);
  now += 14 * MINUTE_MS;
  expect(await run('highlights')).toMatchObject({ due: 0 });
  answer = () => Response.json({ items: [] });
  now += MINUTE_MS;
  expect(await run('highlights')).toMatchObject({ due: 1, done: 1 });
  expect([requests, await changesSince(head)]).toEqual([['playlistItems'], []]);
});

test('DLG-11: the thumbnail of a video is mirrored, and the match contains the address of our copy', async () => {
  const [{ matchId } = { matchId: 0 }] = await highlights();
  await sql`update teams set logo = null`.execute(db);
  await sql`update competitions set logo = null`.execute(db);
  expect(await run('pictures')).toMatchObject({ failed: 0 });
  const [video] = (await findMatch(db, matchId))!.highlights;
  expect(video!.thumbnails.maxres!.url).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{24}-large\.webp$/);
});

test('DLG-11: a day later the videos are checked again, and one that the site removed is deleted', async () => {
  const before = await highlights();
  const [gone] = before;
  now += DAY_MS;
  const head = await findHead(db);
  answer = () => Response.json({ items: [] });
  const { done, failed } = await run('highlights');
  expect([done, failed]).toEqual([2, 0]);
  expect(await highlights()).toEqual([]);
  expect((await changesSince(head)).map(({ id }) => id)).toContain(gone!.matchId);
});

test('DLG-11: once the daily quota is spent, the site is not called until midnight in California', async () => {
  now = Date.parse('2026-12-01T20:00:00Z');
  answer = () => Response.json({ error: { errors: [{ reason: 'quotaExceeded' }] } }, { status: 403 });
  expect((await run('highlights')).halted?.kind).toBe('quota-spent');
  answer = undefined;
  now = Date.parse('2026-12-02T07:59:00Z');
  expect(await run('highlights')).toMatchObject({ due: 0 });
  now = Date.parse('2026-12-02T08:00:00Z');
  expect(await run('highlights')).toMatchObject({ due: 1, done: 1 });
});

test('DLG-11: without an API key nothing is fetched, and stored highlights are deleted after a month', async () => {
  now = Date.parse('2026-12-05T21:00:00Z');
  await run('days around today');
  await run('highlights');
  const [video] = await highlights();
  delete tools.videos;
  now += 31 * DAY_MS;
  expect(await run('highlights')).toMatchObject({ due: 0 });
  const head = await findHead(db);
  await run('retention');
  expect(await highlights()).toEqual([]);
  expect((await changesSince(head)).map(({ id }) => id)).toContain(video!.matchId);
});
