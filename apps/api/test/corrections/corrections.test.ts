import { beforeEach, expect, test } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { type Correction, listCorrections } from '@safira/contract/corrections/corrections';
import { addCommentator } from '@safira/contract/newsroom/broadcast-names';
import { changeBroadcast, createBroadcast, deleteBroadcast } from '@safira/contract/newsroom/broadcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveCorrections } from '@safira/store/corrections/save-corrections';
import { storeArticle } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs } from '../accounts/accounts.ts';
import { call, NOW, refusal, startApi, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
await store(db, anObservation({ id: 1, status: '1H', goals: [1, 0], league: 307 }));
await saveChannels(db, channels);
const token = await aTokenOf(owner, 'منى', 'editor');
beforeEach(async () => {
  for (const table of ['corrections', 'broadcasts', 'broadcast_changes', 'articles'] as const)
    await owner.deleteFrom(table).execute();
});
/** Each test has an API of its own, whose copies know nothing of the others. */
const start = async () => (await startApi({ db })).app;
const at = (minutes: number) => new Date(NOW + minutes * 60_000);
const goal = (minutes: number) =>
  saveCorrections(db, [
    {
      kind: 'goal',
      at: at(minutes),
      source: 'record',
      before: '2-0',
      after: '1-0',
      matchId: 1,
      shownSeconds: 71,
    },
  ]);

test('OURS-22: GET /corrections lists the newest first, twenty on a page', async () => {
  for (let minute = 1; minute <= 21; minute++) await goal(-minute);
  const app = await start();
  const { body: first } = await call(app, listCorrections, '/corrections');
  expect(first.data).toHaveLength(20);
  expect(first.pagination).toEqual({ current: 1, total: 21, totalPages: 2 });
  expect(first.data[0]).toMatchObject({
    at: at(-1).toISOString(),
    kind: 'goal',
    change: { before: { home: 2, away: 0 }, after: { home: 1, away: 0 }, shownSeconds: 71 },
    match: { id: 1 },
  });
  const { body: second } = await call(app, listCorrections, '/corrections?page=2');
  expect(second.data.map((one) => one.at)).toEqual([at(-21).toISOString()]);
});

test('OURS-22: the kind limits the list, and an unknown one is refused', async () => {
  await goal(-1);
  const id = await storeArticle(db, { slug: 'report', publishedAt: at(-9) });
  await owner
    .insertInto('corrections')
    .values({ article_id: id, corrected_at: at(0), text: 'صُحّحت النتيجة.' })
    .execute();
  const app = await start();
  const kinds = async (query: string) =>
    (await call(app, listCorrections, `/corrections${query}`)).body.data.map(({ kind }) => kind);
  expect(await kinds('')).toEqual(['article', 'goal']);
  expect(await kinds('?kind=results')).toEqual(['goal']);
  expect(await kinds('?kind=news')).toEqual(['article']);
  expect(await kinds('?kind=names')).toEqual([]);
  expect(await refusal(app, '/api/corrections?kind=goal')).toMatchObject({ status: 400, code: 'invalid' });
});

test('OURS-22: the log of one match lists and counts what was corrected of it alone', async () => {
  await goal(-1);
  const app = await start();
  const { body: own } = await call(app, listCorrections, '/corrections?match=1');
  expect([own.data.length, own.pagination.total]).toEqual([1, 1]);
  const { body: other } = await call(app, listCorrections, '/corrections?match=2');
  expect([other.data.length, other.pagination.total]).toEqual([0, 0]);
});

test('OURS-22: a withdrawn article keeps its entry in the log and has no link any more', async () => {
  const id = await storeArticle(db, { slug: 'report', publishedAt: at(-9), status: 'withdrawn' });
  await owner
    .insertInto('corrections')
    .values({ article_id: id, corrected_at: at(0), text: 'صُحّحت النتيجة.' })
    .execute();
  const { body } = await call(await start(), listCorrections, '/corrections');
  expect(body.data).toMatchObject([{ change: { type: 'note', text: 'صُحّحت النتيجة.' }, article: null }]);
});

test('OURS-22: shared copies live five seconds and are never served stale', async () => {
  const response = await (await start()).inject('/api/corrections');
  expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
});

test('OURS-22: an editor who replaces a channel or its commentator corrects what readers saw', async () => {
  const app = await start();
  const path = '/newsroom/broadcasts/matches/1';
  const people: string[] = [];
  for (const name of ['معلّق تجريبي 1', 'معلّق تجريبي 2'])
    people.push((await callAs(app, addCommentator, { token, body: { name } })).data.slug);
  const commentators = (index: number) => [{ slug: people[index]!, isConfirmed: true }];
  let { version } = (
    await callAs(app, createBroadcast, {
      token,
      path,
      body: { channel: 'thmanyah-1', commentators: commentators(0), version: 0 },
    })
  ).data;
  const shown = async (): Promise<Correction[]> =>
    (await call(await start(), listCorrections, '/corrections?kind=channels')).body.data;
  expect(await shown()).toEqual([]);

  ({ version } = (
    await callAs(app, changeBroadcast, {
      token,
      path: `${path}/thmanyah-1`,
      body: { commentators: commentators(1), version, note: 'جدول القناة المعلن' },
    })
  ).data);
  expect(await shown()).toMatchObject([
    {
      kind: 'commentator',
      source: 'newsroom',
      note: 'جدول القناة المعلن',
      change: { subject: 'ثمانية 1', before: 'معلّق تجريبي 1', after: 'معلّق تجريبي 2' },
      match: { id: 1 },
    },
  ]);

  ({ version } = (
    await callAs(app, deleteBroadcast, { token, path: `${path}/thmanyah-1?version=${version}` })
  ).data);
  expect((await shown())[0]).toMatchObject({ kind: 'channel', change: { before: 'ثمانية 1', after: null } });
  await callAs(app, createBroadcast, { token, path, body: { channel: 'thmanyah-2', version } });
  const found = await shown();
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({ kind: 'channel', change: { before: 'ثمانية 1', after: 'ثمانية 2' } });
});
