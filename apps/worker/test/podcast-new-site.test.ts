import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveSynced } from '@safira/store/sync/last-synced';
import { aSeason } from '@safira/testkit/records';
import type { PodcastTools } from '../src/podcast/podcast-tools.ts';
import { runPodcast } from '../src/podcast/podcast.ts';
import { aResult, NOON, podcastWorld, SLOT, SLOT_MS } from './podcast-world.ts';

const { db, owner, clock, media, studio, folder, observe, produce, rows, takePodcastLease } =
  await podcastWorld();
const PATIENT = 180_000;

beforeEach(async () => {
  await owner.deleteFrom('last_asked').execute();
  await owner.deleteFrom('seasons').execute();
});

/** For that long, or until something is so. */
async function run(ms: number, isDone = async () => false, own: Partial<PodcastTools> = {}) {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), ms);
  const look = async () => {
    if (await isDone()) stop.abort();
  };
  const looking = setInterval(() => void look(), 250);
  await runPodcast({ ...studio, ...own }, stop.signal, await takePodcastLease('one'));
  clearInterval(looking);
}

test('POD-06: a new site begins no slot while it has nothing to say; later slots are empty', async () => {
  await run(1_500);
  expect(await rows()).toEqual([]);
  await produce();
  clock.now = NOON + SLOT_MS;
  await run(1_500);
  expect((await rows()).map(({ slot, status }) => [slot, status])).toEqual([
    [SLOT, 'empty'],
    [SLOT + 1, 'empty'],
  ]);
});

const seasonOf = (competitionId: number) => aSeason({ competitionId, season: 2026 });
const synced = (kind: 'fixtures' | 'standings', ...leagues: number[]) =>
  saveSynced(db, { kind, keys: leagues.map((league) => `${league}-2026`), now: NOON });

test(
  'POD-06: a new site waits until matches and tables of both leagues are stored; then the slot that is due is made',
  { timeout: PATIENT },
  async () => {
    await saveSeasons(db, [seasonOf(39), seasonOf(140)]);
    await observe(aResult);
    await synced('fixtures', 39);
    await synced('standings', 39, 140);
    await run(1_500);
    expect(await rows()).toEqual([]);
    await synced('fixtures', 140);
    await run(150_000, async () => (await rows())[0]?.status === 'published');
    expect((await rows()).map(({ slot, status }) => [slot, status])).toEqual([[SLOT, 'published']]);
  },
);

test(
  'POD-06: a site that follows one of the leagues waits for that one only',
  { timeout: PATIENT },
  async () => {
    await saveSeasons(db, [seasonOf(39)]);
    await observe(aResult);
    await synced('fixtures', 39);
    await synced('standings', 39);
    await run(150_000, async () => (await rows())[0]?.status === 'published', { leagues: [39, 307] });
    expect((await rows()).map(({ status }) => status)).toEqual(['published']);
  },
);

test('POD-06: a worker deletes what a killed one left of a file an hour ago', async () => {
  await media.put('podcast/1-1-00ff.mp3', Buffer.from('x'));
  const file = join(folder, 'media/podcast/2-1-00ff.mp3.7.part');
  writeFileSync(file, 'a part');
  utimesSync(file, new Date(0), new Date(0));
  await run(1_500);
  expect(existsSync(file)).toBe(false);
});
