import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestEpisode } from '@safira/store/podcasts/requests';
import { connectAs } from '@safira/testkit/database';
import { deleteOrphans } from '../src/podcast/delete-orphans.ts';
import { espeakEngine } from '@safira/speech/espeak';
import { probe } from '@safira/speech/testing/probe';
import { aResult, HOUR_MS, NOON, podcastWorld, SLOT, SLOT_MS } from './podcast-world.ts';

const { db, owner, clock, media, studio, folder, observe, produce, rows, takePodcastLease } =
  await podcastWorld();
const onlyRow = async () => {
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  return row!;
};
const textOf = (row: Awaited<ReturnType<typeof onlyRow>>) =>
  (row.sentences as { text: string }[]).map(({ text }) => text).join(' ');
const storedKeys = () => media.list('podcast');
const PATIENT = 180_000;

test(
  'POD-06: a slot with results has one published episode, whose file is stored and has its chapters',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await observe({ ...aResult, id: 2, league: 140, teams: [529, 548], scorers: [[88, 'Lamine Yamal']] });
    await observe({ id: 3, teams: [42, 50], kickoff: '2026-11-22T16:30:00Z' });
    expect(await produce()).toBe(true);
    const row = await onlyRow();
    expect(row).toMatchObject({
      slot: SLOT,
      status: 'published',
      kind: 'news',
      engine: 'espeak',
      is_trial: true,
    });
    expect(row.leagues).toEqual([39, 140]);
    expect(row.title).toMatch(/برشلونة|ليفربول/);
    expect(textOf(row)).toMatch(/محمد صلاح/);
    expect(await storedKeys()).toEqual([row.file_key]);
    const file = join(folder, 'media', row.file_key!);
    const probed = probe(file);
    const chapters = row.chapters as { title: string }[];
    expect(probed.chapters.map(({ tags }) => tags.title)).toEqual(chapters.map(({ title }) => title));
    expect(Number(probed.format.size)).toBe(row.file_bytes);
    expect(Math.abs(Number(probed.format.duration) * 1_000 - row.duration_ms!)).toBeLessThan(200);
    expect(await produce()).toBe(false);
  },
);

test(
  'POD-06: two workers of which the second took the lease over in the middle publish one episode, and no file is left over',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    let other: Promise<boolean> | undefined;
    // The first believes to hold the lease: it is suspended between the file and its publication.
    const first = produce({
      holder: 'first',
      media: {
        ...media,
        put: async (key, bytes) => {
          await media.put(key, bytes);
          other = produce({ holder: 'second' });
          await other;
        },
      },
    });
    await expect(first).rejects.toThrow(/taken over/);
    expect(await other).toBe(true);
    const row = await onlyRow();
    expect(row).toMatchObject({ status: 'published', attempts: 2 });
    expect(await storedKeys()).toHaveLength(2);
    expect(await deleteOrphans({ db, media }, { term: 1 })).toBe(1);
    expect(await storedKeys()).toEqual([row.file_key]);
  },
);

test('POD-06: a file of a newer producer, which is about to be published, is not deleted as an orphan', async () => {
  await media.put(`podcast/${SLOT}-7-00ff.mp3`, new Uint8Array([1]));
  expect(await deleteOrphans({ db, media }, { term: 6 })).toBe(0);
  expect(await deleteOrphans({ db, media }, { term: 7 })).toBe(1);
});

test(
  'POD-06: a slot whose producer was stopped is finished once by the next one, also after the slot is over',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    const stop = new AbortController();
    const running = produce({ signal: stop.signal, fault: () => setTimeout(() => stop.abort(), 1_500) });
    expect(await running).toBe(false);
    expect(await onlyRow()).toMatchObject({ status: 'producing', attempts: 1, file_key: null });
    expect(await storedKeys()).toEqual([]);
    clock.now = NOON + SLOT_MS;
    expect(await produce({ holder: 'two' })).toBe(true);
    expect(await onlyRow()).toMatchObject({ slot: SLOT, status: 'published', attempts: 2 });
    expect(await produce({ holder: 'two' })).toBe(true);
    expect((await rows()).map(({ slot, status }) => [slot, status])).toEqual([
      [SLOT, 'published'],
      [SLOT + 1, 'empty'], // its match was announced by the slot before
    ]);
  },
);

test('POD-06: an episode that ends its worker again and again is given up after five attempts', async () => {
  await observe(aResult);
  const never = new AbortController();
  never.abort();
  for (let attempt = 0; attempt < 5; attempt++) await produce({ signal: never.signal });
  expect(await onlyRow()).toMatchObject({ status: 'producing', attempts: 5 });
  await produce();
  expect(await onlyRow()).toMatchObject({ status: 'failed', fault: '5 attempts' });
});

test('POD-06: a slot without results and without matches to come is empty, and says why', async () => {
  expect(await produce()).toBe(true);
  expect(await onlyRow()).toMatchObject({ status: 'empty', reason: expect.stringMatching(/لا نتائج/) });
  expect(await produce()).toBe(false);
});

test(
  'POD-06: without espeak-ng the slot fails with a reason, and a later slot announces the match',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await produce({ engines: [espeakEngine({ program: '/missing/espeak-ng' })] });
    expect(await onlyRow()).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/لا صوت/),
      fault: expect.stringMatching(/espeak-ng is not installed/),
      chapters: null,
    });
    clock.now = NOON + SLOT_MS;
    await produce();
    const [, later] = await rows();
    expect(later).toMatchObject({ status: 'published', kind: 'news' });
  },
);

/** A worker that holds the lease, for a moment. */
test('POD-06: without ffmpeg the slot fails with a reason', async () => {
  await observe(aResult);
  await produce({ programs: { ffmpeg: '/missing/ffmpeg', ffprobe: '/missing/ffprobe' } });
  expect(await onlyRow()).toMatchObject({ status: 'failed', fault: expect.stringMatching(/ffmpeg is not/) });
});

test('POD-06: a match whose goals do not add up is left out', async () => {
  await observe(aResult);
  await owner.deleteFrom('match_events').where('elapsed', '=', 70).execute();
  await produce();
  expect(await onlyRow()).toMatchObject({ status: 'empty' });
});

test(
  'POD-06: an admin has the episode of a slot made anew; until then the old one stays, and its file goes after it',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await produce();
    const before = await onlyRow();
    const api = connectAs('api', db);
    const by = { slot: SLOT, userId: 1, now: new Date(clock.now) };
    expect(await requestEpisode(api, { ...by, isForced: false })).toBe(false);
    expect(await produce()).toBe(false);
    expect(await requestEpisode(api, { ...by, isForced: true })).toBe(true);
    clock.now += HOUR_MS;
    await observe({ ...aResult, id: 2, league: 140, teams: [529, 548], scorers: [[88, 'Lamine Yamal']] });
    let meanwhile: unknown;
    const put = async (...file: Parameters<typeof media.put>) => {
      meanwhile = await onlyRow();
      await media.put(...file);
    };
    expect(await produce({ media: { ...media, put } })).toBe(true);
    expect(meanwhile).toMatchObject({ status: 'published', file_key: before.file_key });
    const after = await onlyRow();
    expect(after).toMatchObject({ id: before.id, status: 'published' });
    expect(after.file_key).not.toBe(before.file_key);
    expect(textOf(after)).toMatch(/محمد صلاح[^]*لامين/);
    expect(await produce()).toBe(false);
    expect(await deleteOrphans(studio, await takePodcastLease('one'))).toBe(1);
    expect(await storedKeys()).toEqual([after.file_key]);
  },
);

test(
  'POD-06: a forced production that fails leaves the published episode as it is',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await produce();
    const before = await onlyRow();
    const by = { slot: SLOT, userId: 1, now: new Date(clock.now), isForced: true };
    await requestEpisode(connectAs('api', db), by);
    await produce({ engines: [espeakEngine({ program: '/missing/espeak-ng' })] });
    expect(await onlyRow()).toMatchObject({ status: 'published', file_key: before.file_key });
    expect(await produce()).toBe(false);
  },
);
