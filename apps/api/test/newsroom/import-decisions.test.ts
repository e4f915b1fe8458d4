import { expect, test } from 'vitest';
import { previewImport } from '@safira/contract/newsroom/broadcast-import';
import { saveCommentators } from '@safira/store/broadcasts/commentators';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { refused } from '../accounts/accounts.ts';
import { NOW } from '../api.ts';
import { type Body, derby, HEAD, listOf, startDesk } from './desk.ts';

const { db, owner, app, token, preview, storeRows, importRows, addEntry, show, shown } = await startDesk();

test('OURS-17: what a row does not say stays: countries, language, access, and names that were announced', async () => {
  await saveCommentators(db, ['معلّق تجريبي 1']);
  const body = {
    channel: 'thmanyah-1',
    countries: ['SA'],
    access: 'free',
    commentators: [{ slug: 'معلق-تجريبي-1', isConfirmed: true }],
  };
  await addEntry(1, body);
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
  const list = listOf(
    'روشن | 9:00 م | الهلال | النصر | | 1',
    'روشن | 8:00 م | الهلال | النصر | | قناة الجيران',
  );
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
  expect((await importRows(list, [2, 3])).map(({ outcome }) => outcome)).toEqual([
    'contradicted',
    'contradicted',
  ]);
  expect(await importRows(list, [3])).toEqual([{ line: 3, outcome: 'stored' }]);
  expect(await shown(1)).toEqual(['thmanyah-1: معلّق تجريبي 4']);
});

test('OURS-17: the zone of the list decides which match is meant', async () => {
  const list = { text: `${HEAD}\nروشن | 19:00 | الهلال | النصر | | ثمانية 1`, date: '2026-11-21' };
  expect((await preview({ ...list, zone: 'Africa/Cairo' })).rows[0]!.match?.id).toBe(1);
  expect((await preview(list)).rows[0]).toMatchObject({ reasons: ['time_differs'] });
  expect(await refused(app, previewImport, { token, body: { ...list, zone: 'Mars/Olympus' } })).toMatchObject(
    {
      code: 'not_found',
    },
  );
});
