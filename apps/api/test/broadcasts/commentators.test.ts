import { expect, test } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { getCommentator } from '@safira/contract/broadcasts/commentators';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveCommentators } from '@safira/store/broadcasts/commentators';
import { editEntry } from '@safira/store/broadcasts/edit-entries';
import type { Entry } from '@safira/store/broadcasts/entries';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { call, NOW, refusal, startApi, store } from '../api.ts';

// The clock of the API stands at 2026-11-21T17:00Z.
const DAY_MS = 86_400_000;
const FIRST = { slug: 'معلق-تجريبي-1', name: 'معلّق تجريبي 1' };
const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const played = (id: number, daysAgo: number) =>
  anObservation({ id, kickoff: inDays(-daysAgo), status: 'FT', goals: [1, 0] });
await store(
  db,
  anObservation({ id: 1, kickoff: inDays(3) }),
  anObservation({ id: 2, kickoff: inDays(1) }),
  anObservation({ id: 3, kickoff: inDays(-0.04), status: '1H', elapsed: 50, goals: [0, 0] }),
  anObservation({ id: 4, kickoff: inDays(60) }),
  anObservation({ id: 5, kickoff: inDays(2) }),
  anObservation({ id: 6, kickoff: inDays(4) }),
  ...Array.from({ length: 12 }, (_, index) => played(100 + index, index + 1)),
);
await saveChannels(db, channels);

/** What a guide lists: a match, and who comments on it. */
const broadcast = (matchId: number, kickoff: string, commentator: string) => ({
  matchId,
  channel: 'bein-sports-1',
  startsAt: Date.parse(kickoff),
  title: 'مباراة',
  language: null,
  commentators: [commentator],
});
await saveGuideBroadcasts(db, {
  guide: 'guide.test/all.xml',
  channels: ['bein-sports-1'],
  found: [
    broadcast(1, inDays(3), 'معلق تجريبى 1'),
    broadcast(2, inDays(1), FIRST.name),
    broadcast(3, inDays(-0.04), FIRST.name),
    broadcast(4, inDays(60), FIRST.name),
    broadcast(5, inDays(2), 'معلّق تجريبي 2'),
    broadcast(6, inDays(4), FIRST.name),
    ...Array.from({ length: 12 }, (_, index) => broadcast(100 + index, inDays(-index - 1), FIRST.name)),
  ],
  probable: [],
  doubtful: [],
  from: NOW - 100 * DAY_MS,
  to: NOW + 100 * DAY_MS,
  now: NOW,
});
await saveCommentators(db, ['معلّق تجريبي 9']);

const pathOf = (slug: string) => `/commentators/${encodeURIComponent(slug)}`;
const read = async (slug = FIRST.slug) => (await call(app, getCommentator, pathOf(slug))).body.data;
/** The first entry of an editor for a match. */
const edit = (
  matchId: number,
  channel: string,
  { countries, commentators }: Pick<Entry, 'countries' | 'commentators'>,
) =>
  editEntry(owner, {
    matchId,
    channel,
    entry: { countries, language: null, access: null, commentators },
    exists: false,
    version: 0,
    userId: null,
    now: new Date(NOW),
  });

test('OURS-19: GET /commentators/:slug has the matches being played and to come by kick-off, those of six weeks', async () => {
  const { name, slug, coming } = await read();
  expect({ name, slug }).toEqual(FIRST);
  expect(coming.map(({ apiId }) => apiId)).toEqual([3, 2, 1, 6]);
});

test('OURS-19: the last ten matches are listed, the newest first', async () => {
  const { past } = await read();
  expect(past.map(({ apiId }) => apiId)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
});

test('OURS-19: a match has the channel, whether it announced the commentator, the source and when it was checked', async () => {
  const { coming } = await read();
  expect(coming[1]!.channels).toEqual([
    {
      slug: 'bein-sports-1',
      name: 'بي إن سبورتس 1',
      isConfirmed: true,
      source: 'guide',
      checkedAt: '2026-11-21T17:00:00.000Z',
      access: 'paid',
    },
  ]);
});

test('OURS-19: while one of the matches is played the answer is cached for seconds only', async () => {
  const { response } = await call(app, getCommentator, pathOf(FIRST.slug));
  const { response: other } = await call(app, getCommentator, pathOf('معلق-تجريبي-2'));
  const ageOf = (headers: typeof response.headers) =>
    /s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1];
  expect([ageOf(response.headers), ageOf(other.headers)]).toEqual(['2', '5']);
});

test('OURS-19: an expected commentator of an editor’s entry is listed, with its countries', async () => {
  const ninth = { slug: 'معلق-تجريبي-9', name: 'معلّق تجريبي 9', isConfirmed: false };
  await edit(5, 'on-time-sports-1', { countries: ['EG'], commentators: [ninth] });
  const { coming, past } = await read('معلق-تجريبي-9');
  expect(past).toEqual([]);
  expect(coming.map(({ apiId, channels: [channel] }) => ({ apiId, ...channel }))).toMatchObject([
    { apiId: 5, slug: 'on-time-sports-1', isConfirmed: false, source: 'editor', countries: ['EG'] },
  ]);
});

test('OURS-19: a guide’s commentator is not listed where an editor names other channels in every country', async () => {
  await edit(6, 'bein-sports-2', { countries: null, commentators: [] });
  const fresh = await startApi({ db });
  const { body } = await call(fresh.app, getCommentator, pathOf(FIRST.slug));
  expect(body.data.coming.map(({ apiId }) => apiId)).toEqual([3, 2, 1]);
});

test('OURS-19: an unknown slug is a 404 with an Arabic sentence, one that cannot be a slug a 400', async () => {
  const unknown = await refusal(app, `/api${pathOf('معلق-آخر')}`);
  expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
  expect(unknown.message).toMatch(/\p{Script=Arabic}/u);
  expect(await refusal(app, `/api${pathOf('معلّق تجريبي 1')}`)).toMatchObject({ status: 400 });
});
