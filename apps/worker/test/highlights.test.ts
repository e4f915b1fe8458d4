import { bulkhead } from 'cockatiel';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeLog } from '@safira/operations/log';
import { makeProvider } from '@safira/provider/client';
import { makeVideoSite } from '@safira/provider/videos/video-site';
import { findHead, listChanges } from '@safira/store/match-changes';
import { findMatch } from '@safira/store/matches';
import { testDatabase } from '@safira/store/testing/database';
import { buildSimulator } from '../../simulator/src/app.ts';
import { DEMO_CHANNEL } from '../../simulator/src/videos/video-routes.ts';
import type { JobTools } from '../src/jobs/job.ts';
import { runJob } from '../src/jobs/run-job.ts';
import { jobs } from '../src/jobs/table.ts';
import { makeMediaFetch } from '../src/pictures/media-fetch.ts';

const PORT = 20_378;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { db } = await testDatabase();
let now = Date.parse('2026-11-28T21:00:00Z');
const clock = { now: () => now, speed: 1 };
const simulator = buildSimulator({
  seed: 1,
  mode: 'calendar',
  isQuiet: false,
  clock,
  allowance: { second: null, minute: 100_000 },
  mediaUrl: `http://127.0.0.1:${PORT}`,
});
const baseUrl = await simulator.listen({ host: '127.0.0.1', port: PORT });
const mediaFolder = mkdtempSync(join(tmpdir(), 'safira-films-'));
afterAll(async () => {
  await simulator.close();
  rmSync(mediaFolder, { recursive: true });
});

const asked: string[] = [];
/** What the site answers in place of the simulator, while set. */
let answer: (() => Response) | undefined;
const site = makeVideoSite({
  baseUrl: `${baseUrl}/youtube/v3`,
  key: 'test',
  fetch: async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.pathname.split('/').at(-1)!);
    return answer?.() ?? fetch(url, init);
  },
});
let tools: JobTools;
beforeEach(() => {
  answer = undefined;
  tools = {
    db,
    provider: makeProvider({ baseUrl, key: 'test', clock, perSecond: 1_000, timeoutMs: 60_000 }),
    leagues: [39, 140, 307, 233],
    clock,
    log: makeLog('worker', 'silent'),
    holder: 'test',
    mediaFolder,
    fetchMedia: makeMediaFetch({ hosts: [], simulated: [baseUrl] }),
    turns: bulkhead(4, Number.POSITIVE_INFINITY),
    setbacks: new Map(),
    films: { site, channels: [DEMO_CHANNEL] },
  };
});

const run = async (name: string) => {
  asked.length = 0;
  const job = jobs.find((one) => one.name === name)!;
  return runJob(tools, job, { stop: new AbortController().signal, limit: 1_000 });
};
const films = async () => {
  const { rows } = await sql<{ matchId: number; id: string; title: string }>`
    select match_id as "matchId", video_id as id, title from match_highlights order by video_id`.execute(db);
  return rows;
};
const knownMatches = async () => {
  const { rows } = await sql<{ id: number }>`select api_id as id from matches`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
const toldSince = async (head: number) =>
  (await listChanges(db, { after: head, limit: 1_000 })).changes.map(({ change }) => ({
    id: change.matchId,
    kinds: change.kinds,
  }));

test('DLG-11: uploads of the channel become films of the matches that they show, and readers are told', async () => {
  await run('days around today');
  const head = await findHead(db);
  expect(await run('highlights')).toMatchObject({ due: 1, done: 1, failed: 0 });
  expect(asked).toEqual(['playlistItems', 'videos']);
  const stored = await films();
  expect(stored.length).toBeGreaterThan(10);
  // The simulator's films say in their ids which match they are of; a press conference is of none.
  const uploads = await site.uploads(DEMO_CHANNEL);
  const known = await knownMatches();
  const shown = uploads
    .map(({ videoId: id, title }) => ({ matchId: Number.parseInt(id.slice(4, 10), 36), id, title }))
    .filter(({ id, matchId }) => known.has(matchId) && !id.endsWith('p'));
  expect(stored).toEqual(shown.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  const ids = [...new Set(stored.map(({ matchId }) => matchId))].toSorted((a, b) => a - b);
  expect((await toldSince(head)).toSorted((a, b) => a.id - b.id)).toEqual(
    ids.map((id) => ({ id, kinds: ['details'] })),
  );
  const details = (await findMatch(db, ids[0]!))!;
  expect(details.highlights[0]).toMatchObject({
    source: 'Safira Demo',
    videoId: expect.stringMatching(/^demo.{7}$/),
  });
  const all = await Promise.all(ids.map(async (id) => (await findMatch(db, id))!.highlights));
  expect(new Set(all.flat().map(({ embeddable }) => embeddable))).toEqual(new Set([true, false]));
});

test('DLG-11: within 15 minutes nobody asks again; then one call suffices where nothing is new', async () => {
  const head = await findHead(db);
  now += 14 * MINUTE_MS;
  expect(await run('highlights')).toMatchObject({ due: 0 });
  answer = () => Response.json({ items: [] });
  now += MINUTE_MS;
  expect(await run('highlights')).toMatchObject({ due: 1, done: 1 });
  expect([asked, await toldSince(head)]).toEqual([['playlistItems'], []]);
});

test('DLG-11: the cover of a film is mirrored, and a match says where our copy is', async () => {
  const [{ matchId } = { matchId: 0 }] = await films();
  await sql`update teams set logo = null`.execute(db);
  await sql`update competitions set logo = null`.execute(db);
  expect(await run('pictures')).toMatchObject({ failed: 0 });
  const [film] = (await findMatch(db, matchId))!.highlights;
  expect(film!.thumbnails.maxres!.url).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{64}-large\.webp$/);
});

test('DLG-11: a day later the site is asked again; a film that it no longer has is gone here too', async () => {
  const before = await films();
  const [gone] = before;
  now += DAY_MS;
  const head = await findHead(db);
  answer = () => Response.json({ items: [] });
  const { done, failed } = await run('highlights');
  expect([done, failed]).toEqual([2, 0]);
  expect(await films()).toEqual([]);
  expect((await toldSince(head)).map(({ id }) => id)).toContain(gone!.matchId);
});

test('DLG-11: when the calls of the day are spent the site is left alone until midnight in California', async () => {
  now = Date.parse('2026-12-01T20:00:00Z');
  answer = () => Response.json({ error: { errors: [{ reason: 'quotaExceeded' }] } }, { status: 403 });
  expect((await run('highlights')).halted?.kind).toBe('quota-spent');
  answer = undefined;
  now = Date.parse('2026-12-02T07:59:00Z');
  expect(await run('highlights')).toMatchObject({ due: 0 });
  now = Date.parse('2026-12-02T08:00:00Z');
  expect(await run('highlights')).toMatchObject({ due: 1, done: 1 });
});

test('DLG-11: without a key nothing is asked for, and what was stored goes after a month', async () => {
  now = Date.parse('2026-12-05T21:00:00Z');
  await run('days around today');
  await run('highlights');
  const [film] = await films();
  delete tools.films;
  now += 31 * DAY_MS;
  expect(await run('highlights')).toMatchObject({ due: 0 });
  const head = await findHead(db);
  await run('retention');
  expect(await films()).toEqual([]);
  expect((await toldSince(head)).map(({ id }) => id)).toContain(film!.matchId);
});
