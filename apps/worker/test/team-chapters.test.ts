import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { joinMp3, bytesOf } from '@safira/speech/joined-mp3';
import { deleteTeamSlots, type StoredPart } from '@safira/store/podcasts/team-chapters';
import { findTeamFacts } from '@safira/store/podcasts/team-facts';
import { connectAs } from '@safira/testkit/database';
import { espeakEngine } from '@safira/speech/espeak';
import { deleteOrphans } from '../src/podcast/delete-orphans.ts';
import type { PodcastTools } from '../src/podcast/podcast-tools.ts';
import { makeTeamChapter } from '../src/podcast/team-chapters.ts';
import { aResult, NOON, podcastWorld, SLOT, SLOT_MS } from './podcast-world.ts';

const { db, owner, clock, media, studio, observe, takePodcastLease } = await podcastWorld();
const PATIENT = 180_000;
const [LIVERPOOL, CHELSEA] = [40, 49];

beforeEach(async () => {
  await sql`truncate podcast_team_chapters, podcast_team_slots, users cascade`.execute(owner);
});

let members = 0;
/** A member whose feed was fetched so many days ago. */
async function aListener(teams: readonly number[], { daysAgo = 0 }: { daysAgo?: number | null } = {}) {
  const name = `listener-${++members}`;
  const { id } = await owner
    .insertInto('users')
    .values({ public_id: name, email: name, email_key: name, name, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const fetchedAt = daysAgo === null ? null : new Date(Date.now() - daysAgo * 86_400_000);
  await owner
    .insertInto('podcast_feeds')
    .values({ user_id: id, token_hash: Buffer.from(name), created_at: new Date(), fetched_at: fetchedAt })
    .execute();
  for (const team of teams)
    await owner
      .insertInto('favourites')
      .values({ user_id: id, kind: 1, item_id: team, added_at: new Date() })
      .execute();
  return id;
}

const rows = () =>
  owner.selectFrom('podcast_team_chapters').selectAll().orderBy('slot').orderBy('team_id').execute();

async function make(own: Partial<PodcastTools> & { holder?: string; signal?: AbortSignal } = {}) {
  const { holder = 'one', signal = new AbortController().signal, ...tools } = own;
  return makeTeamChapter({ ...studio, ...tools }, signal, await takePodcastLease(holder));
}
async function makeAll() {
  while (await make());
}

test(
  'OURS-27: a team is spoken once for all its members, what it played and its next match; and its parts are one file',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await observe({ id: 3, teams: [LIVERPOOL, 42], kickoff: '2026-11-23T16:30:00Z' });
    await aListener([LIVERPOOL]);
    await aListener([LIVERPOOL, CHELSEA]);
    await makeAll();
    const [liverpool, chelsea, ...others] = await rows();
    expect(others).toEqual([]);
    expect(liverpool).toMatchObject({
      slot: SLOT,
      team_id: LIVERPOOL,
      status: 'published',
      title: 'ليفربول',
      matches: [1],
      previewed: [3],
      is_trial: true,
    });
    const textOf = (row: typeof liverpool) =>
      (row!.sentences as { text: string }[]).map(({ text }) => text).join(' ');
    expect(textOf(liverpool)).toMatch(/ليفربول[^]*تشيلسي[^]*محمد صلاح[^]*أرسنال/);
    expect(chelsea).toMatchObject({ team_id: CHELSEA, status: 'published', matches: [1], previewed: [] });
    expect(textOf(chelsea).split('.')[0]).not.toBe(textOf(liverpool).split('.')[0]);
    const slot = await owner.selectFrom('podcast_team_slots').selectAll().executeTakeFirstOrThrow();
    const stored = (await media.list('podcast')).length;
    expect(stored).toBe(4);

    const part = (row: typeof liverpool) => ({
      key: row!.file_key!,
      bytes: row!.file_bytes!,
      frames: row!.frames!,
      title: row!.title!,
    });
    const [opening, close] = [slot.opening, slot.close] as unknown as [StoredPart, StoredPart];
    const parts = [{ ...opening, title: 'أ' }, part(chelsea), part(liverpool), { ...close, title: 'ب' }];
    const joined = joinMp3(parts, { title: 'ت', artist: 'ث', album: 'ج', date: '2026-11-21' });
    const chunks: Buffer[] = [];
    const read = async (key: string) => (await media.read(key))!;
    for await (const chunk of bytesOf(joined, { from: 0, to: joined.bytes, read })) chunks.push(chunk);
    const file = join(mkdtempSync(join(tmpdir(), 'safira-joined-')), 'episode.mp3');
    writeFileSync(file, Buffer.concat(chunks));
    const loudness = execFileSync('sh', [
      '-c',
      `ffmpeg -hide_banner -nostats -i '${file}' -af ebur128=peak=true -f null - 2>&1`,
    ]).toString();
    expect(Number(/I:\s+(-[\d.]+) LUFS[^]*$/.exec(loudness.slice(loudness.lastIndexOf('Summary')))![1])).toBeCloseTo(-16, -0.5); // oxfmt-ignore
    expect(execFileSync('ffmpeg', ['-v', 'warning', '-i', file, '-f', 'null', '-']).toString()).toBe('');
  },
);

test(
  'OURS-27: a match is said once in the chapters of a team; without news there is none',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await aListener([LIVERPOOL]);
    await makeAll();
    clock.now = NOON + SLOT_MS;
    await makeAll();
    expect((await rows()).map(({ slot, status }) => [slot, status])).toEqual([
      [SLOT, 'published'],
      [SLOT + 1, 'empty'],
    ]);
  },
);

test('OURS-27: chapters are made only for teams of members whose feed was fetched within seven days', async () => {
  await observe(aResult);
  await aListener([LIVERPOOL], { daysAgo: 8 });
  await aListener([CHELSEA], { daysAgo: null });
  const disabled = await aListener([LIVERPOOL]);
  await owner.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', disabled).execute();
  expect(await make()).toBe(false);
  expect(await rows()).toEqual([]);
});

test('OURS-27: the worker learns which teams are wanted, and nothing of the members', async () => {
  for (const table of ['podcast_feeds', 'podcast_feed_episodes', 'favourites'])
    await expect(sql`select * from ${sql.table(table)}`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(sql`select token_hash from podcast_feeds`.execute(connectAs('worker', db))).rejects.toThrow(
    /permission denied/,
  );
});

test(
  'OURS-27: a chapter whose worker was stopped is finished once by the next one, and no file is left over',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await aListener([LIVERPOOL]);
    const stop = new AbortController();
    const fault = (point: string) => void (point === 'chapter-begun' && setTimeout(() => stop.abort(), 800));
    await expect(make({ signal: stop.signal, fault })).rejects.toThrow(/abort/i);
    expect(await rows()).toMatchObject([{ status: 'producing', attempts: 1 }]);
    expect(await make({ holder: 'two' })).toBe(true);
    expect(await rows()).toMatchObject([{ status: 'published', attempts: 2 }]);
    expect(await make({ holder: 'two' })).toBe(false);
    await deleteOrphans(studio, await takePodcastLease('two'));
    expect(await media.list('podcast')).toHaveLength(3);
  },
);

test('OURS-27: a worker that lost its lease publishes no chapter', { timeout: PATIENT }, async () => {
  await observe(aResult);
  await aListener([LIVERPOOL]);
  let isTaken = false;
  const put = async (...file: Parameters<typeof media.put>) => {
    await media.put(...file);
    if (!isTaken) await takePodcastLease('second');
    isTaken = true;
  };
  await expect(make({ media: { ...media, put } })).rejects.toThrow(/taken over/);
  expect(await rows()).toMatchObject([{ status: 'producing', file_key: null }]);
});

test('OURS-27: without a voice the chapter fails with a reason, and a later slot says what it would have said', async () => {
  await observe(aResult);
  await aListener([LIVERPOOL]);
  await make({ engines: [espeakEngine({ program: '/missing/espeak-ng' })] });
  expect(await rows()).toMatchObject([{ status: 'failed', fault: expect.stringMatching(/espeak-ng/) }]);
  const facts = await findTeamFacts(db, { teamId: LIVERPOOL, slot: SLOT + 1, now: NOON + SLOT_MS });
  expect(facts?.leagues[0]?.matches.map(({ id }) => id)).toEqual([1]);
});

test(
  'OURS-27: chapters of a month ago are deleted with their files and the episodes that have them',
  { timeout: PATIENT },
  async () => {
    await observe(aResult);
    await aListener([LIVERPOOL]);
    await makeAll();
    await deleteTeamSlots(db, { before: SLOT });
    expect(await rows()).toHaveLength(1);
    await deleteTeamSlots(db, { before: SLOT + 1 });
    expect(await rows()).toEqual([]);
    expect(await deleteOrphans(studio, await takePodcastLease('one'))).toBe(3);
  },
);
