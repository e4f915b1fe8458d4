import { beforeEach, expect, test } from 'vitest';
import { channels as knownChannels } from '@safira/broadcasts/tables/channels';
import { importBroadcasts, previewImport } from '@safira/contract/newsroom/broadcast-import';
import { createBroadcast, getMatchBroadcasts } from '@safira/contract/newsroom/broadcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveCommentators } from '@safira/store/broadcasts/commentators';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { findHead } from '@safira/store/matches/changes';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { aTeamProfile } from '@safira/testkit/records';
import { callAs, refused } from './accounts.ts';
import { NOW, startApi, store } from './api.ts';
import { between } from './matches-between.ts';
import { aTokenOf } from './stored-accounts.ts';

const [HILAL, NASSR, UNITED, CITY] = [2932, 2939, 33, 50];
const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
await saveTeamProfiles(db, [aTeamProfile()]);
await store(
  db,
  between({ league: 307, home: HILAL, away: NASSR, id: 1, kickoff: '2026-11-21T17:00:00Z' }),
  between({ league: 39, home: UNITED, away: CITY, id: 2, kickoff: '2026-11-21T20:00:00Z' }),
  between({ league: 307, home: NASSR, away: HILAL, id: 3, kickoff: '2026-11-23T17:00:00Z' }),
);
await saveChannels(db, knownChannels);
const token = await aTokenOf(owner, 'منى', 'editor');
const member = await aTokenOf(owner, 'هدى', 'member');

beforeEach(async () => {
  for (const table of ['broadcasts', 'broadcast_changes', 'commentators'] as const)
    await owner.deleteFrom(table).execute();
});

const HEAD = 'الدوري | الوقت | الفريق الأول | الفريق الثاني | المعلق | القناة';
const derby = 'روشن | 8:00 م | الهلال | النصر | معلّق تجريبي 1 | ثمانية 1';
const manchester = 'الانجليزي | 11:00 م | مان يونايتد | مان سيتي | معلّق تجريبي 2 / معلّق تجريبي 3 | beIN 1 / beIN 2';
const listOf = (...rows: string[]) => ({ text: [HEAD, ...rows].join('\n'), date: '2026-11-21' });

type Body = Record<string, unknown>;
const preview = async (body: Body) => (await callAs(app, previewImport, { token, body })).data;
const storeRows = async (body: Body) => (await callAs(app, importBroadcasts, { token, body })).data.rows;
/** Stores the rows of these lines, as previewed. */
async function importRows(list: Body, lines: readonly number[], choice: Body = {}) {
  const { rows } = await preview(list);
  const versionOf = (line: number) => rows.find((row) => row.line === line)?.version ?? 0;
  return storeRows({ ...list, rows: lines.map((line) => ({ line, version: versionOf(line), ...choice })) });
}
const show = async (id: number) =>
  (await callAs(app, getMatchBroadcasts, { token, path: `/newsroom/broadcasts/matches/${id}` })).data;
const shown = async (id: number) =>
  (await show(id)).broadcasts.map(
    ({ channel, commentators }) => `${channel}: ${commentators.map(({ name }) => name).join(' ')}`,
  );
/** All that an import could write. */
const state = async () => ({
  broadcasts: await owner.selectFrom('broadcasts').selectAll().orderBy('id').execute(),
  people: await owner.selectFrom('broadcast_commentators').selectAll().orderBy('broadcast_id').execute(),
  changes: await owner.selectFrom('broadcast_changes').select('id').orderBy('id').execute(),
  commentators: await owner.selectFrom('commentators').selectAll().orderBy('slug').execute(),
  head: await findHead(db),
});

test('OURS-17: a preview says what each row would store and stores nothing', async () => {
  const before = await state();
  const { rows, otherLines } = await preview({
    ...listOf(derby, manchester),
    text: `قائمة السبت المحدثة\n${HEAD}\n${derby}\n${manchester}`,
    areConfirmed: true,
  });
  expect(otherLines).toEqual([{ line: 1, text: 'قائمة السبت المحدثة' }]);
  expect(rows).toMatchObject([
    {
      line: 3,
      status: 'new',
      match: { id: 1 },
      entries: [
        {
          channel: 'thmanyah-1',
          channelName: 'ثمانية 1',
          commentators: [{ slug: null, name: 'معلّق تجريبي 1', isConfirmed: true }],
        },
      ],
      newCommentators: [{ written: 'معلّق تجريبي 1', similar: [] }],
    },
    {
      line: 4,
      status: 'new',
      match: { id: 2 },
      entries: [
        { channel: 'bein-sports-1', commentators: [{ name: 'معلّق تجريبي 2' }] },
        { channel: 'bein-sports-2', commentators: [{ name: 'معلّق تجريبي 3' }] },
      ],
    },
  ]);
  expect(await state()).toEqual(before);
});

test('OURS-17: only the chosen rows are stored, as the server reads them; a second import changes and logs nothing', async () => {
  const list = { ...listOf(derby, manchester), areConfirmed: true };
  expect(await importRows(list, [2], { note: 'x' })).toEqual([{ line: 2, outcome: 'stored' }]);
  expect([await shown(1), await shown(2)]).toEqual([['thmanyah-1: معلّق تجريبي 1'], []]);
  const before = await state();
  expect(await importRows(list, [2])).toEqual([{ line: 2, outcome: 'unchanged' }]);
  // With the version of the first preview, too: it says nothing new.
  expect(await storeRows({ ...list, rows: [{ line: 2, version: 0 }] })).toEqual([{ line: 2, outcome: 'unchanged' }]);
  expect((await preview(list)).rows.map(({ status }) => status)).toEqual(['same', 'new']);
  expect(await state()).toEqual(before);
});

test('OURS-17: a row that differs from what is stored is a conflict with both sides; storing it is logged', async () => {
  await importRows(listOf(derby), [2]);
  const other = listOf(derby.replace('تجريبي 1', 'تجريبي 4'));
  const [row] = (await preview(other)).rows;
  expect(row).toMatchObject({
    status: 'conflict',
    entries: [{ commentators: [{ name: 'معلّق تجريبي 4' }] }],
    stored: [{ source: 'editor', commentators: [{ name: 'معلّق تجريبي 1' }] }],
  });
  expect(await importRows(other, [2])).toEqual([{ line: 2, outcome: 'stored' }]);
  const { changes } = await show(1);
  expect(changes.map(({ before, after }) => [before, after].map((one) => one?.commentators[0]?.name))).toEqual([
    ['معلّق تجريبي 1', 'معلّق تجريبي 4'],
    [undefined, 'معلّق تجريبي 1'],
  ]);
});

test('OURS-17: a row is refused if another editor changed the match after the preview', async () => {
  const list = listOf(derby);
  const path = '/newsroom/broadcasts/matches/1';
  await callAs(app, createBroadcast, { token, path, body: { channel: 'ssc-1', version: 0 } });
  expect(await storeRows({ ...list, rows: [{ line: 2, version: 0 }] })).toEqual([{ line: 2, outcome: 'changed' }]);
  expect(await shown(1)).toEqual(['ssc-1: ']);
});

test('OURS-17: entries for other channels stay, unless the editor replaces them', async () => {
  const path = '/newsroom/broadcasts/matches/1';
  await callAs(app, createBroadcast, { token, path, body: { channel: 'ssc-1', version: 0 } });
  const list = listOf(derby);
  expect((await preview(list)).rows).toMatchObject([{ status: 'conflict', stored: [{ channel: 'ssc-1' }] }]);
  await importRows(list, [2]);
  expect(await shown(1)).toEqual(['ssc-1: ', 'thmanyah-1: معلّق تجريبي 1']);
  await importRows(list, [2], { replacesOthers: true });
  expect(await shown(1)).toEqual(['thmanyah-1: معلّق تجريبي 1']);
  expect((await show(1)).changes[0]).toMatchObject({ channel: 'ssc-1', after: null });
});

test('OURS-17: what a row does not say stays: countries, language, access, and names that were announced', async () => {
  await saveCommentators(db, ['معلّق تجريبي 1']);
  const body = {
    channel: 'thmanyah-1',
    countries: ['SA'],
    access: 'free',
    commentators: [{ slug: 'معلق-تجريبي-1', isConfirmed: true }],
    version: 0,
  };
  await callAs(app, createBroadcast, { token, path: '/newsroom/broadcasts/matches/1', body });
  const bare = derby.replace('معلّق تجريبي 1', '');
  for (const row of [derby, bare])
    expect(await importRows(listOf(row), [2])).toEqual([{ line: 2, outcome: 'unchanged' }]);
  await importRows(listOf(derby.replace('تجريبي 1', 'تجريبي 4')), [2]);
  expect((await show(1)).broadcasts).toMatchObject([{ countries: ['SA'], access: 'free' }]);
});

test('OURS-17: what a guide says of another channel is a conflict; of the same one it is not', async () => {
  const kickoff = Date.parse('2026-11-21T20:00:00Z');
  await saveGuideBroadcasts(db, {
    guide: 'guide.test/all.xml',
    channels: ['bein-sports-1'],
    found: [
      {
        matchId: 2,
        channel: 'bein-sports-1',
        startsAt: kickoff,
        title: 'x',
        commentators: ['معلّق تجريبي 2'],
        language: 'ar',
      },
    ],
    probable: [],
    doubtful: [],
    from: kickoff - 1,
    to: kickoff + 1,
    now: NOW,
  });
  const row = (rest: string) => listOf(`الانجليزي | 11:00 م | مان يونايتد | مان سيتي | ${rest}`);
  const statusOf = async (rest: string) => (await preview(row(rest))).rows[0]!.status;
  expect(await statusOf('معلّق تجريبي 2 | beIN 1')).toBe('new');
  expect(await statusOf('| beIN 1')).toBe('new');
  expect(await statusOf('معلّق تجريبي 9 | beIN 1')).toBe('conflict');
  expect(await statusOf('| beIN 2')).toBe('conflict');
  // The editor's entry takes the place of the guide's, and keeps its commentator.
  await importRows(row('| beIN 1'), [2]);
  expect((await show(2)).broadcasts[0]).toMatchObject({
    source: 'editor',
    language: 'ar',
    commentators: [{ name: 'معلّق تجريبي 2', isConfirmed: true }],
  });
});

test('OURS-17: an unclear row is stored only with the editor’s decision, and only one that was offered', async () => {
  const list = listOf('روشن | 9:00 م | الهلال | النصر | | 1', 'روشن | 8:00 م | الهلال | النصر | | قناة الجيران');
  const { rows } = await preview(list);
  expect(rows).toMatchObject([
    { status: 'unclear', reasons: ['time_differs', 'channel_unknown'], match: null, candidates: [{ id: 1 }] },
    { status: 'unclear', reasons: ['channel_unknown'], match: { id: 1 } },
  ]);
  const attempt = async (choice: Body) => {
    const [row] = await storeRows({ ...list, rows: [{ line: 2, version: 0, ...choice }] });
    return row!.outcome;
  };
  expect(await attempt({})).toBe('unclear');
  expect(await attempt({ matchId: 1 })).toBe('unclear');
  expect(await attempt({ matchId: 2, channels: ['thmanyah-1'] })).toBe('unclear');
  expect(await attempt({ matchId: 1, channels: ['pirate-tv'] })).toBe('unclear');
  expect(await shown(1)).toEqual([]);
  // With the match, the number alone is that of a network which may hold the rights.
  const decided = await preview({ ...list, rows: [{ line: 2, matchId: 1 }] });
  expect(decided.rows[0]).toMatchObject({
    reasons: ['channel_unclear'],
    unclearChannels: [{ written: '1', channels: [{ slug: 'thmanyah-1' }] }],
  });
  expect(await attempt({ matchId: 1, channels: ['thmanyah-1'] })).toBe('stored');
  expect(await shown(1)).toEqual(['thmanyah-1: ']);
});

test('OURS-19: an unknown commentator is created with the row, or becomes a spelling of a known one', async () => {
  await saveCommentators(db, ['معلّق تجريبي 1']);
  const list = listOf(derby.replace('معلّق تجريبي 1', 'معلق تجربي 1'));
  const [row] = (await preview(list)).rows;
  expect(row!.newCommentators).toEqual([
    { written: 'معلق تجربي 1', similar: [{ slug: 'معلق-تجريبي-1', name: 'معلّق تجريبي 1' }] },
  ]);
  const commentators = [{ written: 'معلق تجربي 1', slug: 'معلق-تجريبي-1' }];
  await importRows(list, [2], { commentators });
  expect(await shown(1)).toEqual(['thmanyah-1: معلّق تجريبي 1']);
  expect((await preview(list)).rows).toMatchObject([{ status: 'same', newCommentators: [] }]);
  const known = await owner.selectFrom('commentators').select('slug').execute();
  expect(known).toHaveLength(1);
});

test('OURS-17: rows that contradict each other name each other, and are not stored together', async () => {
  const list = listOf(derby, derby.replace('تجريبي 1', 'تجريبي 4'));
  expect((await preview(list)).rows.map(({ status, contradictedBy }) => [status, contradictedBy])).toEqual([
    ['conflict', [3]],
    ['conflict', [2]],
  ]);
  expect((await importRows(list, [2, 3])).map(({ outcome }) => outcome)).toEqual(['contradicted', 'contradicted']);
  expect(await importRows(list, [3])).toEqual([{ line: 3, outcome: 'stored' }]);
  expect(await shown(1)).toEqual(['thmanyah-1: معلّق تجريبي 4']);
});

test('OURS-17: the zone of the list decides which match is meant', async () => {
  const list = { text: `${HEAD}\nروشن | 19:00 | الهلال | النصر | | ثمانية 1`, date: '2026-11-21' };
  expect((await preview({ ...list, zone: 'Africa/Cairo' })).rows[0]!.match?.id).toBe(1);
  expect((await preview(list)).rows[0]).toMatchObject({ reasons: ['time_differs'] });
  expect(await refused(app, previewImport, { token, body: { ...list, zone: 'Mars/Olympus' } })).toMatchObject({
    code: 'invalid',
  });
});

test('OURS-17: of two imports of one list at once each row is stored once', async () => {
  const list = listOf(derby, manchester);
  const head = await findHead(db);
  const rows = [2, 3].map((line) => ({ line, version: 0 }));
  const outcomes = await Promise.all([1, 2, 3].map(() => storeRows({ ...list, rows })));
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'stored')).toHaveLength(2);
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(4);
  expect((await findHead(db)) - head).toBe(2);
  expect((await show(2)).changes).toHaveLength(2);
});

test('OURS-17: a list that is too long is refused; a member is refused', async () => {
  const long = { ...listOf(derby), text: 'ا'.repeat(20_001) };
  expect(await refused(app, previewImport, { token, body: long })).toMatchObject({ status: 400 });
  const huge = { ...listOf(derby), text: 'ا'.repeat(40_000) };
  expect(await refused(app, previewImport, { token, body: huge })).toMatchObject({ status: 413 });
  for (const entry of [previewImport, importBroadcasts])
    expect(await refused(app, entry, { token: member, body: { ...listOf(derby), rows: [] } })).toMatchObject({
      status: 403,
    });
});
