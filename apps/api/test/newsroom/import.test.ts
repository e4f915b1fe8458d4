import { expect, test } from 'vitest';
import { errorSentences } from '@safira/arabic/terms/errors';
import { importBroadcasts, MOST_LINES, previewImport } from '@safira/contract/newsroom/broadcast-import';
import { findHead } from '@safira/store/matches/changes';
import { refused } from '../accounts/accounts.ts';
import { derby, HEAD, listOf, manchester, startDesk } from './desk.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner, app, token, preview, storeRows, importRows, addEntry, show, shown } = await startDesk();
const member = await aTokenOf(owner, 'هدى', 'member');

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
  expect(await storeRows({ ...list, rows: [{ line: 2, version: 0 }] })).toEqual([
    { line: 2, outcome: 'unchanged' },
  ]);
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
  expect(
    changes.map(({ before, after }) => [before, after].map((one) => one?.commentators[0]?.name)),
  ).toEqual([
    ['معلّق تجريبي 1', 'معلّق تجريبي 4'],
    [undefined, 'معلّق تجريبي 1'],
  ]);
});

test('OURS-17: a row is refused if another editor changed the match after the preview', async () => {
  const list = listOf(derby);
  await addEntry(1, { channel: 'ssc-1' });
  expect(await storeRows({ ...list, rows: [{ line: 2, version: 0 }] })).toEqual([
    { line: 2, outcome: 'changed' },
  ]);
  expect(await shown(1)).toEqual(['ssc-1: ']);
});

test('OURS-17: entries for other channels stay, unless the editor replaces them', async () => {
  await addEntry(1, { channel: 'ssc-1' });
  const list = listOf(derby);
  expect((await preview(list)).rows).toMatchObject([{ status: 'conflict', stored: [{ channel: 'ssc-1' }] }]);
  await importRows(list, [2]);
  expect(await shown(1)).toEqual(['ssc-1: ', 'thmanyah-1: معلّق تجريبي 1']);
  await importRows(list, [2], { replacesOthers: true });
  expect(await shown(1)).toEqual(['thmanyah-1: معلّق تجريبي 1']);
  expect((await show(1)).changes[0]).toMatchObject({ channel: 'ssc-1', after: null });
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

test('OURS-17: a list of more than 500 lines is refused with what to do, blank lines do not count', async () => {
  const lines = (count: number) => ({ ...listOf(derby), text: Array(count).fill('سطر').join('\n\n') });
  for (const entry of [previewImport, importBroadcasts])
    expect(await refused(app, entry, { token, body: { ...lines(501), rows: [] } })).toEqual({
      status: 400,
      code: 'list_too_long',
    });
  expect((await preview(lines(500))).otherLines).toHaveLength(500);
  expect(MOST_LINES).toBe(500);
  expect(errorSentences.list_too_long).toMatch(/500 سطر.*دفعات/);
});

test('OURS-17: of many rows that contradict a row twenty are named', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => derby.replace('تجريبي 1', `تجريبي ${at + 1}`));
  const { rows: previewed } = await preview(listOf(...rows));
  expect(
    new Set(previewed.map(({ status, contradictedBy }) => `${status} ${contradictedBy.length}`)),
  ).toEqual(new Set(['conflict 20']));
});

test('OURS-19: known commentators are suggested for a hundred unknown names of a list', async () => {
  await importRows(listOf(derby), [2]);
  const names = Array.from({ length: 102 }, (_, at) => `معلّق تجريبي ${100 + at}`);
  const { rows } = await preview(listOf(...names.map((name) => derby.replace('معلّق تجريبي 1', name))));
  const suggested = rows.map(({ newCommentators }) => newCommentators[0]!.similar.length);
  expect([suggested[0], suggested[99], suggested[100], suggested[101]]).toEqual([1, 1, 0, 0]);
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
