import { loadImage } from '@napi-rs/canvas';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '@safira/contract/podcasts/podcasts';
import { findEpisodeMemory } from '@safira/store/podcasts/memory';
import { beginProduction } from '@safira/store/podcasts/production';
import { takeLease } from '@safira/store/coordination/leases';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs } from '../accounts/accounts.ts';
import { aProduction, anEpisode } from './an-episode.ts';
import { call, NOW, refusal, startApi, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const DAY_MS = 86_400_000;
const SLOT = Math.floor(NOW / contract.SLOT_MS);
const { db, owner } = await testDatabase();
const token = await aTokenOf(owner, 'هدى', 'admin');
await store(db, anObservation({ id: 1, league: 39 }));

beforeEach(async () => {
  for (const table of ['podcast_matches', 'podcast_requests', 'podcast_episodes'] as const)
    await owner.deleteFrom(table).execute();
});

/** Another one for each test: it caches its answers for seconds. */
const start = async () => (await startApi({ db })).app;
const at = (slot: number) => new Date(slot * contract.SLOT_MS);
const published = (slot: number) => anEpisode(db, { slot, at: at(slot) });
const failed = (slot: number) =>
  anEpisode(db, { slot, at: at(slot), status: 'failed', reason: 'لا صوت لهذه الحلقة.', fault: 'espeak-ng' });

test('POD-01: GET /podcasts/latest is the newest published episode, with the address of its file', async () => {
  await published(SLOT - 2);
  const id = await published(SLOT - 1);
  await failed(SLOT);
  const { body } = await call(await start(), contract.getLatestEpisode, '/podcasts/latest');
  expect(body.data).toMatchObject({
    id,
    status: 'published',
    title: 'ليفربول يهزم تشيلسي بهدفين',
    fileInfo: { url: `/media/podcast/${SLOT - 1}-1-00ff.mp3`, fileSize: 2_400_000 },
    processingTime: { durationMs: 30_000 },
    isTrialVoice: true,
  });
  expect(body.data?.fileInfo?.fileName).toMatch(/^safira-2026-11-21-\d+\.mp3$/);
  expect(body.data?.leagues.map((league) => league.id)).toEqual([39]);
});

test('POD-01: before the first episode the latest one is null', async () => {
  const { body } = await call(await start(), contract.getLatestEpisode, '/podcasts/latest');
  expect(body.data).toBeNull();
});

test('POD-06: GET /podcasts/history lists published episodes, newest first, by pages of ten; other states on request', async () => {
  for (let slot = SLOT - 12; slot < SLOT; slot++) await published(slot);
  await failed(SLOT);
  const app = await start();
  const { body } = await call(app, contract.listEpisodes, '/podcasts/history?page=2');
  expect(body.data.map(({ slot }) => slot)).toEqual([SLOT - 11, SLOT - 12]);
  expect(body.pagination).toEqual({ current: 2, total: 12, totalPages: 2 });
  const { body: others } = await call(app, contract.listEpisodes, '/podcasts/history?status=failed');
  expect(others.data).toMatchObject([{ slot: SLOT, fileInfo: null, reason: 'لا صوت لهذه الحلقة.' }]);
});

test('OURS-25: GET /podcasts/episodes/:id has chapters and transcript; one in production is not found', async () => {
  const id = await published(SLOT - 1);
  const draft = await aProduction(db, { slot: SLOT, at: at(SLOT) });
  const app = await start();
  const { body } = await call(app, contract.getEpisode, `/podcasts/episodes/${id}`);
  expect(body.data.chapters.map(({ title }) => title)).toEqual(['الافتتاح', 'الدوري الإنجليزي الممتاز']);
  expect(body.data.sentences[1]).toMatchObject({ text: 'فاز ليفربول & تشيلسي.', chapter: 1, startMs: 3_500 });
  expect(await refusal(app, `/api/podcasts/episodes/${draft}`)).toMatchObject({ status: 404 });
  expect(await refusal(app, `/api/podcasts/file/${draft}`)).toMatchObject({ status: 404 });
});

test('OURS-25: the transcript is WebVTT and the chapters are those of Podcasting 2.0', async () => {
  const id = await published(SLOT);
  const app = await start();
  const transcript = await app.inject(`/api/podcasts/episodes/${id}/transcript.vtt`);
  expect(transcript.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(transcript.body).toMatch(/^WEBVTT\n\n1\n00:00:00\.500 --> 00:00:02\.000\nمساء الخير\.\n/);
  expect(transcript.body).toContain('فاز ليفربول &amp; تشيلسي.');
  const chapters = await app.inject(`/api/podcasts/episodes/${id}/chapters.json`);
  expect(chapters.headers['content-type']).toBe('application/json+chapters; charset=utf-8');
  expect(chapters.json()).toMatchObject({ chapters: [{ startTime: 0 }, { startTime: 3, endTime: 9 }] });
});

test('POD-06: GET /podcasts/file/:id leads to the file that the edge serves', async () => {
  const id = await published(SLOT);
  const response = await (await start()).inject(`/api/podcasts/file/${id}`);
  expect([response.statusCode, response.headers.location]).toEqual([
    302,
    `/media/podcast/${SLOT}-1-00ff.mp3`,
  ]);
  expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
});

test('POD-06: GET /podcasts/status says when the next episode is due and why the last slot has no sound', async () => {
  const id = await failed(SLOT - 1);
  await aProduction(db, { slot: SLOT, at: at(SLOT) });
  const { body } = await call(await start(), contract.getPodcastStatus, '/podcasts/status');
  expect(body.data).toEqual({
    intervalMs: 18_000_000,
    nextAt: at(SLOT + 1).toISOString(),
    latest: { id, status: 'failed', generatedAt: at(SLOT - 1).toISOString() },
    isProducing: true,
    reason: 'لا صوت لهذه الحلقة.',
  });
});

test('POD-06: GET /podcasts/stats counts by state and sums the sounds that are there', async () => {
  await published(SLOT - 2);
  await published(SLOT - 1);
  await failed(SLOT);
  const { body } = await call(await start(), contract.getPodcastStats, '/podcasts/stats');
  expect(body.data).toEqual({
    episodes: { producing: 0, published: 2, empty: 0, failed: 1, removed: 0 },
    totalDurationMs: 122_800,
    totalBytes: 4_800_000,
    averageProcessingMs: 30_000,
  });
});

const generate = async (force: boolean) => {
  const { data } = await callAs(await start(), contract.generateEpisode, { token, body: { force } });
  return data;
};
const take = async () => {
  const lease = (await takeLease(db, { name: 'podcast', holder: 'test', ttlMs: 600_000 }))!;
  return beginProduction(db, { slot: SLOT, now: at(SLOT), lease });
};

test('POD-06: generate without force leaves a slot that has an episode alone; with force a worker makes it anew', async () => {
  const id = await published(SLOT);
  expect(await generate(false)).toEqual({ slot: SLOT, isQueued: false });
  expect(await take()).toBeUndefined();
  expect(await generate(true)).toEqual({ slot: SLOT, isQueued: true });
  expect(await take()).toMatchObject({ id, slot: SLOT, attempt: 1 });
});

test('POD-06: generate has a failed slot produced without force', async () => {
  const id = await failed(SLOT);
  expect(await take()).toBeUndefined();
  expect(await generate(false)).toEqual({ slot: SLOT, isQueued: true });
  expect(await take()).toMatchObject({ id, slot: SLOT });
});

test('POD-06: cleanup takes the sounds of older episodes off the site and keeps their texts', async () => {
  const old = await anEpisode(db, { slot: SLOT - 40, at: new Date(NOW - 8 * DAY_MS) });
  const kept = await anEpisode(db, { slot: SLOT, at: new Date(NOW - 6 * DAY_MS) });
  const app = await start();
  const { data } = await callAs(app, contract.cleanUpEpisodes, { token });
  expect(data).toEqual({ removed: 1, freedBytes: 2_400_000 });
  const { body } = await call(app, contract.getEpisode, `/podcasts/episodes/${old}`);
  expect(body.data).toMatchObject({
    status: 'removed',
    fileInfo: null,
    reason: expect.stringMatching(/حُذف/),
  });
  expect(body.data.sentences).toHaveLength(2);
  const { body: latest } = await call(app, contract.getLatestEpisode, '/podcasts/latest');
  expect(latest.data?.id).toBe(kept);
});

test('POD-06: generate and cleanup are in the record of changes, with the admin who made them', async () => {
  await generate(true);
  await callAs(await start(), contract.cleanUpEpisodes, { token, path: '/podcasts/cleanup?days=30' });
  const entries = await owner
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'actor'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(entries).toEqual([
    { action: 'cleanup', subject: 'podcast', subject_id: '30', actor: expect.any(Number) },
    { action: 'generate', subject: 'podcast', subject_id: String(SLOT), actor: expect.any(Number) },
  ]);
});

test('POD-06: the memory of an episode has the templates of the ten before it, and not its own', async () => {
  for (let slot = SLOT - 11; slot <= SLOT; slot++)
    await anEpisode(db, { slot, at: at(slot), templates: [`t${slot}`], previewed: [slot] });
  const { memory } = await findEpisodeMemory(db, SLOT);
  expect(memory.templates.flat()).toEqual(Array.from({ length: 10 }, (_, index) => `t${SLOT - 10 + index}`));
  expect(memory.previewed.has(SLOT)).toBe(false);
});

test('OURS-05: an episode has a card of 1200 × 630 that a client caches; one in production has none', async () => {
  const path = `/api/podcasts/episodes/${await published(SLOT - 1)}/share.png`;
  const draft = await aProduction(db, { slot: SLOT, at: at(SLOT) });
  const app = await start();
  const { statusCode, headers, rawPayload } = await app.inject(path);
  const { width, height } = await loadImage(rawPayload);
  expect([statusCode, headers['content-type'], width, height]).toEqual([200, 'image/png', 1200, 630]);
  const again = await app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(await refusal(app, `/api/podcasts/episodes/${draft}/share.png`)).toMatchObject({ status: 404 });
});
