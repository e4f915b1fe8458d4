import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { FoundBroadcast } from '@safira/broadcasts/find-broadcasts';
import { channels } from '@safira/broadcasts/tables/channels';
import { listBroadcasts } from '@safira/store/broadcasts/broadcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import {
  deleteExpiredBroadcasts,
  findGuideVersion,
  saveGuideBroadcasts,
  saveGuideChecks,
  saveGuideVersion,
} from '@safira/store/broadcasts/guides';
import { saveObservations } from '@safira/store/matches/save-observations';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';

const HOUR_MS = 3_600_000;
const KICKOFF = Date.parse('2026-11-21T18:00:00Z');
const NOW = KICKOFF - 6 * HOUR_MS;
const ids = [1, 2, 3, 4, 5];

const { db } = await testDatabase();
await saveObservations(db, {
  observations: [
    ...ids.map((id) => anObservation({ id })),
    anObservation({ id: 9, kickoff: new Date(NOW - HOUR_MS).toISOString(), status: '1H', elapsed: 50 }),
  ],
  observedAt: new Date(),
  lease: await aLease(db),
});
await saveChannels(db, channels);
beforeEach(async () => {
  await sql`delete from broadcasts`.execute(db);
  await sql`delete from guide_checks`.execute(db);
});

const shown = (matchId: number, fields: Partial<FoundBroadcast> = {}): FoundBroadcast => ({
  matchId,
  channel: 'bein-sports-1',
  startsAt: KICKOFF,
  title: `مباراة ${matchId}`,
  commentators: [],
  language: null,
  ...fields,
});
const save = (
  found: readonly FoundBroadcast[],
  fields: Partial<Parameters<typeof saveGuideBroadcasts>[1]> = {},
) =>
  saveGuideBroadcasts(db, {
    guide: 'guide.test/all.xml',
    channels: ['bein-sports-1', 'bein-sports-2'],
    found,
    probable: [],
    doubtful: [],
    from: NOW - 15 * HOUR_MS,
    to: NOW + 72 * HOUR_MS,
    now: NOW,
    ...fields,
  });
const all = ids.map((id) => shown(id));
const stored = async () => {
  const { rows } = await sql<{ key: string; version: string }>`
    select match_id || ' ' || channel as key, xmin::text as version from broadcasts order by 1`.execute(db);
  return rows;
};
const keys = async () => (await stored()).map(({ key }) => key);
const keysOf = (found: readonly FoundBroadcast[]) =>
  found.map(({ matchId, channel }) => `${matchId} ${channel}`);

test('OURS-17: the broadcasts of a guide are stored with their channel, commentators and check time', async () => {
  const commentators = ['معلّق تجريبي 1', 'معلّق تجريبي 2'];
  expect(await save([shown(1, { commentators, language: 'ar' })])).toEqual({ changed: [1] });
  expect((await listBroadcasts(db, [1, 2])).get(1)).toEqual([
    {
      channel: 'bein-sports-1',
      name: 'beIN SPORTS 1',
      source: 'guide',
      countries: null,
      access: 'paid',
      language: 'ar',
      commentators: [
        { slug: 'معلق-تجريبي-1', name: 'معلّق تجريبي 1', isConfirmed: true },
        { slug: 'معلق-تجريبي-2', name: 'معلّق تجريبي 2', isConfirmed: true },
      ],
      checkedAt: new Date(NOW),
      startsAt: new Date(KICKOFF),
    },
  ]);
});

test('OURS-17: a second import of the same guide writes no broadcast and moves the time of the check', async () => {
  const found = all.map((one) => ({ ...one, commentators: ['معلّق تجريبي 1'] }));
  await save(found);
  const before = await stored();
  expect(await save(found, { now: NOW + 6 * HOUR_MS - 1 })).toEqual({ changed: [] });
  expect(await stored()).toEqual(before);
  expect((await listBroadcasts(db, [1])).get(1)).toMatchObject([
    { checkedAt: new Date(NOW + 6 * HOUR_MS - 1) },
  ]);
});

test('OURS-19: a commentator in another spelling is the same person', async () => {
  await save([shown(1, { commentators: ['معلّق تجريبي 3'] })]);
  await save([shown(1, { commentators: ['معلق تجريبى 3'] })]);
  expect((await listBroadcasts(db, [1])).get(1)).toMatchObject([
    { commentators: [{ slug: 'معلق-تجريبي-3', name: 'معلّق تجريبي 3' }] },
  ]);
});

test('OURS-17: a match that moves to another channel is changed, the others are not', async () => {
  await save(all);
  const moved = [shown(1, { channel: 'bein-sports-2' }), ...all.slice(1)];
  expect(await save(moved)).toEqual({ changed: [1] });
  expect(await keys()).toEqual(keysOf(moved));
});

test('OURS-17: a guide that has lost most of what it had is refused, and nothing changes', async () => {
  await save(all);
  const before = await stored();
  expect(await save(all.slice(0, 2))).toEqual({ refused: 'it keeps 2 of 5 broadcasts' });
  expect(await stored()).toEqual(before);
});

test('OURS-17: what is stored of a doubtful match, of another channel, of an editor or of a begun match stays', async () => {
  await save([...all, shown(9, { startsAt: NOW - HOUR_MS })]);
  await sql`
    insert into broadcasts (match_id, channel, source, checked_at)
    values (2, 'bein-sports-1', 'editor', ${new Date(NOW)}), (3, 'ssc-1', 'editor', ${new Date(NOW)})`.execute(
    db,
  );
  const before = await keys();
  expect(await save(all.slice(1), { doubtful: [1] })).toEqual({ changed: [] });
  expect(await save([], { channels: ['ssc-1'] })).toEqual({ changed: [] });
  expect(await keys()).toEqual(before);
});

test.each([
  ['of a guide read 47 h ago stays', 47, 1, 'guide', []],
  ['of a guide read 49 h ago is deleted', 49, 1, 'guide', [1]],
  ['of an editor stays', 900, 1, 'editor', []],
  ['of a match that has begun stays', 900, 9, 'guide', []],
] as const)('OURS-17: what is stored %s', async (_, hours, match, source, expected) => {
  const checkedAt = new Date(NOW - hours * HOUR_MS);
  const [guide, startsAt] = source === 'guide' ? ['guide.test/all.xml', new Date(KICKOFF)] : [null, null];
  await sql`
    insert into broadcasts (match_id, channel, source, guide, starts_at, checked_at)
    values (${match}, 'bein-sports-1', ${source}, ${guide}, ${startsAt}, ${new Date(0)})`.execute(db);
  await saveGuideChecks(db, { guide: 'guide.test/all.xml', channels: ['bein-sports-1'], checkedAt });
  expect(await deleteExpiredBroadcasts(db, NOW)).toEqual(expected);
});

test('OURS-17: a guide that has not changed is confirmed for all its channels', async () => {
  await save(all);
  await saveGuideChecks(db, { guide: 'guide.test/all.xml', checkedAt: new Date(NOW + HOUR_MS) });
  expect((await listBroadcasts(db, [5])).get(5)).toMatchObject([{ checkedAt: new Date(NOW + HOUR_MS) }]);
});

test('OURS-17: the version of a guide is stored for the next request', async () => {
  const version = { etag: '"1"', lastModified: null, matches: 6, readAt: new Date(NOW) };
  expect(await findGuideVersion(db, 'guide.test/one.xml')).toBeUndefined();
  await saveGuideVersion(db, { name: 'guide.test/one.xml', ...version, etag: '"0"' });
  await saveGuideVersion(db, { name: 'guide.test/one.xml', ...version });
  expect(await findGuideVersion(db, 'guide.test/one.xml')).toEqual(version);
});
