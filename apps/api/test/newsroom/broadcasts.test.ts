import { expect, test } from 'vitest';
import { channels as knownChannels } from '@safira/broadcasts/tables/channels';
import { getMatch } from '@safira/contract/matches/matches';
import { addCommentator, listChannels, listCommentators } from '@safira/contract/newsroom/broadcast-names';
import {
  changeBroadcast,
  createBroadcast,
  deleteBroadcast,
  getMatchBroadcasts,
  listProbableBroadcasts,
} from '@safira/contract/newsroom/broadcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs, refused, send } from '../accounts/accounts.ts';
import { call, NOW, publishChanges, startApi, startBeats, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const { app, redis } = await startApi({ db });
const ids = [1, 2, 3, 4, 5, 6];
await store(db, ...ids.map((id) => anObservation({ id, league: 307 })));
await saveChannels(db, knownChannels);
const editor = await aTokenOf(owner, 'منى', 'editor');
const admin = await aTokenOf(owner, 'سامي', 'admin');
const member = await aTokenOf(owner, 'هدى', 'member');

const path = (id: number, channel?: string) =>
  `/newsroom/broadcasts/matches/${id}${channel === undefined ? '' : `/${channel}`}`;
const show = async (id: number) =>
  (await callAs(app, getMatchBroadcasts, { token: editor, path: path(id) })).data;
const create = async (id: number, body: object, token = editor) =>
  (await callAs(app, createBroadcast, { token, path: path(id), body: { version: 0, ...body } })).data;
const loggedSince = async (head: number) =>
  (await listChanges(db, { after: head, limit: 100 })).changes.map(({ change }) => change.matchId);

test('OURS-17: an entry is created, changed and deleted, each with its line of history', async () => {
  const { data: person } = await callAs(app, addCommentator, {
    token: editor,
    body: { name: 'معلّق تجريبي 1' },
  });
  const entry = {
    channel: 'ssc-1',
    countries: ['SA', 'AE'],
    language: 'ar',
    access: 'paid',
    commentators: [{ slug: person.slug, isConfirmed: false }],
  };
  const first = await create(1, { ...entry, note: 'جدول القناة', link: 'https://ssc.example/today' });
  const commentators = [{ slug: person.slug, name: 'معلّق تجريبي 1', isConfirmed: false }];
  expect(first.broadcasts).toEqual([
    {
      ...entry,
      countries: ['SA', 'AE'],
      commentators,
      channelName: 'إس إس سي 1',
      source: 'editor',
      checkedAt: new Date(NOW).toISOString(),
      title: null,
    },
  ]);
  expect(first.match).toMatchObject({ id: 1, competition: { id: 307 } });

  const body = { ...entry, channel: undefined, countries: null, version: first.version };
  const confirmed = [{ slug: person.slug, isConfirmed: true }];
  const { data: second } = await callAs(app, changeBroadcast, {
    token: admin,
    path: path(1, 'ssc-1'),
    body: { ...body, commentators: confirmed },
  });
  expect(second.broadcasts).toMatchObject([{ countries: null, commentators: [{ isConfirmed: true }] }]);

  const { data: third } = await callAs(app, deleteBroadcast, {
    token: editor,
    path: `${path(1, 'ssc-1')}?version=${second.version}`,
  });
  expect(third.broadcasts).toEqual([]);
  const whole = { channel: 'ssc-1', language: 'ar', access: 'paid' };
  const old = { ...whole, countries: ['AE', 'SA'], commentators };
  const next = { ...whole, countries: null, commentators: [{ ...commentators[0], isConfirmed: true }] };
  const changedAt = new Date(NOW).toISOString();
  const line = { channel: 'ssc-1', changedAt, note: null, link: null };
  expect(third.changes).toEqual([
    { ...line, id: third.version, changedBy: 'منى', before: next, after: null },
    { ...line, id: second.version, changedBy: 'سامي', before: old, after: next },
    {
      ...line,
      id: first.version,
      changedBy: 'منى',
      before: null,
      after: old,
      note: 'جدول القناة',
      link: 'https://ssc.example/today',
    },
  ]);
});

test('OURS-17: what readers see changes with the entry: the match is logged as changed and its answers fall', async () => {
  startBeats(redis, () => 0);
  await publishChanges(db, redis, 0);
  const read = async () => (await call(app, getMatch, '/matches/2')).body.data.tvChannels;
  expect(await read()).toBeNull();
  const head = await findHead(db);
  await create(2, { channel: 'thmanyah-1' });
  expect(await loggedSince(head)).toEqual([2]);
  // The cached answer stays until the publisher has announced the change.
  expect(await read()).toBeNull();
  await publishChanges(db, redis, head);
  expect(await read()).toMatchObject([{ slug: 'thmanyah-1', source: 'editor' }]);
});

test('OURS-17: a change that changes nothing is neither in the history nor logged', async () => {
  const { version } = await create(3, { channel: 'ssc-1' });
  const head = await findHead(db);
  const { data } = await callAs(app, changeBroadcast, {
    token: editor,
    path: path(3, 'ssc-1'),
    body: { version },
  });
  expect(data.changes).toHaveLength(1);
  expect(await loggedSince(head)).toEqual([]);
});

test('OURS-17: of editors who change the same match at once one is stored, the others see that it changed', async () => {
  const answers = await Promise.all(
    ['ssc-1', 'ssc-2', 'ssc-3', 'ssc-4', 'ssc-5'].map((channel) =>
      send(app, createBroadcast, { token: editor, path: path(4), body: { channel, version: 0 } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409,
  ]);
  const { broadcasts, changes, version } = await show(4);
  expect([broadcasts.length, changes.length]).toEqual([1, 1]);
  const { channel } = broadcasts[0]!;
  const late = { token: admin, path: path(4, channel), body: { language: 'en', version: 0 } };
  expect(await refused(app, changeBroadcast, late)).toEqual({ status: 409, code: 'broadcast_changed' });
  const gone = { token: admin, path: `${path(4, channel)}?version=${version}` };
  await callAs(app, deleteBroadcast, gone);
  expect(await refused(app, deleteBroadcast, gone)).toEqual({ status: 409, code: 'broadcast_changed' });
});

test('OURS-17: unknown matches, channels, commentators and countries are refused, and nothing is stored', async () => {
  const attempt = (id: number, body: object) =>
    refused(app, createBroadcast, { token: editor, path: path(id), body: { version: 0, ...body } });
  expect(await attempt(99, { channel: 'ssc-1' })).toMatchObject({ code: 'match_not_found' });
  expect(await attempt(5, { channel: 'pirate-tv' })).toMatchObject({ code: 'not_found' });
  const commentators = [{ slug: 'unknown', isConfirmed: true }];
  expect(await attempt(5, { channel: 'ssc-1', commentators })).toMatchObject({ code: 'not_found' });
  expect(await attempt(5, { channel: 'ssc-1', countries: ['XX'] })).toMatchObject({ code: 'not_found' });
  expect(await attempt(5, { channel: 'ssc-1', link: 'javascript:alert(1)' })).toMatchObject({
    code: 'invalid',
  });
  expect(await attempt(5, { channel: 'ssc-1', note: 'a\0b' })).toMatchObject({ code: 'invalid' });
  const absent = { token: editor, path: path(5, 'ssc-1'), body: { version: 0 } };
  expect(await refused(app, changeBroadcast, absent)).toMatchObject({ code: 'not_found' });
  expect(await show(5)).toMatchObject({ version: 0, broadcasts: [], changes: [] });
});

test.each([
  ['a visitor', undefined, 401],
  ['a member', member, 403],
])('OURS-17: %s neither reads nor writes what editors see', async (_, token, status) => {
  const body = { channel: 'ssc-1', version: 0 };
  expect(await refused(app, getMatchBroadcasts, { token, path: path(6) })).toMatchObject({ status });
  expect(await refused(app, createBroadcast, { token, path: path(6), body })).toMatchObject({ status });
  expect(await refused(app, listProbableBroadcasts, { token })).toMatchObject({ status });
  expect(await show(6)).toMatchObject({ broadcasts: [], changes: [] });
});

test('OURS-17: an editor’s call from a page of another origin is refused', async () => {
  const headers = { origin: 'https://evil.example' };
  const body = { channel: 'ssc-1', version: 0 };
  const request = { token: editor, path: path(6), body, headers };
  expect(await refused(app, createBroadcast, request)).toMatchObject({ status: 403 });
});

test('OURS-17, OURS-19: channels and commentators are found by parts of their names, in both scripts', async () => {
  const channels = async (q: string) => {
    const found = await callAs(app, listChannels, {
      token: editor,
      path: `/newsroom/broadcasts/channels?q=${encodeURIComponent(q)}`,
    });
    return found.data.map(({ slug }) => slug);
  };
  expect(await channels('ماكس 3')).toEqual(['bein-sports-max-3']);
  expect(await channels('bein max 3')).toEqual(['bein-sports-max-3']);
  const add = async (name: string) =>
    (await callAs(app, addCommentator, { token: editor, body: { name } })).data;
  expect(await add('أحمد التجريبي')).toEqual({ slug: 'احمد-التجريبي', name: 'أحمد التجريبي', aliases: [] });
  await owner
    .updateTable('commentators')
    .set({ aliases: ['أبو تجربة'] })
    .where('slug', '=', 'احمد-التجريبي')
    .execute();
  for (const name of ['احمد التجريبى', 'ابو تجربه'])
    expect(await add(name)).toMatchObject({ slug: 'احمد-التجريبي' });
  const { data } = await callAs(app, listCommentators, {
    token: editor,
    path: `/newsroom/broadcasts/commentators?q=${encodeURIComponent('تجرب')}`,
  });
  expect(data.map(({ slug }) => slug)).toEqual(['احمد-التجريبي']);
  expect(await refused(app, addCommentator, { token: editor, body: { name: '<b>' } })).toMatchObject({
    code: 'name_invalid',
  });
});
