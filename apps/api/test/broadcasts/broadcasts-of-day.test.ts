import { expect, test } from 'vitest';
import { channels as knownChannels } from '@safira/broadcasts/tables/channels';
import { getBroadcastsOfDay } from '@safira/contract/broadcasts/day';
import { createBroadcast } from '@safira/contract/newsroom/broadcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { findHead } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs } from '../accounts/accounts.ts';
import { call, NOW, publishChanges, refusal, startApi, startBeats, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const { app, redis } = await startApi({ db });
const FAR_LEAGUE = 999; // without rights
const EVENING = '2026-11-21T18:00:00Z';
await store(
  db,
  anObservation({ id: 1, league: FAR_LEAGUE, kickoff: EVENING, status: '1H', elapsed: 20, goals: [1, 0] }),
  anObservation({ id: 2, league: 39, kickoff: '2026-11-21T15:00:00Z' }),
  anObservation({ id: 3, league: FAR_LEAGUE, kickoff: EVENING }),
  anObservation({ id: 4, league: FAR_LEAGUE, kickoff: '2026-11-21T22:30:00Z' }),
  anObservation({ id: 5, league: FAR_LEAGUE, kickoff: '2026-11-23T18:00:00Z' }),
);
await saveChannels(db, knownChannels);
const found = [
  { channel: 'bein-sports-2', matchId: 1, startsAt: Date.parse(EVENING), commentators: ['معلّق تجريبي 1'] },
  { channel: 'on-time-sports-1', matchId: 1, startsAt: Date.parse(EVENING), commentators: [] },
  { channel: 'bein-sports-1', matchId: 4, startsAt: Date.parse('2026-11-21T22:30:00Z'), commentators: [] },
];
await saveGuideBroadcasts(db, {
  guide: 'guide.test/all.xml',
  channels: ['bein-sports-1', 'bein-sports-2', 'on-time-sports-1'],
  found: found.map((one) => ({ ...one, title: 'مباراة', language: null })),
  probable: [],
  doubtful: [],
  from: Date.parse(EVENING) - 86_400_000,
  to: Date.parse(EVENING) + 86_400_000,
  now: NOW,
});
const editor = await aTokenOf(owner, 'منى', 'editor');

const read = async (query = '') => (await call(app, getBroadcastsOfDay, `/tv${query}`)).body;
const idsOf = ({ data }: Awaited<ReturnType<typeof read>>) => data.matches.map(({ apiId }) => apiId);
const slugsOf = (channels: readonly { slug?: string | undefined }[] = []) => channels.map(({ slug }) => slug);

test('OURS-18: GET /tv lists the matches of today that have a channel or a network, by kick-off', async () => {
  const body = await read();
  expect(idsOf(body)).toEqual([2, 1]);
  expect(body.day).toMatchObject({ date: '2026-11-21', today: '2026-11-21', timezone: 'Asia/Riyadh' });
  const [byRights, byGuide] = body.data.matches;
  expect(byRights?.tvChannels?.[0]).toMatchObject({ name: 'بي إن سبورتس', source: 'rights' });
  expect(byGuide).toMatchObject({ status: { short: '1H' }, goals: { home: 1, away: 0 } });
});

test('OURS-18: each match has the channels of its zone, with their commentators, and apart those of others', async () => {
  const match = (await read()).data.matches[1]!;
  expect(match.tvChannels).toMatchObject([
    {
      slug: 'bein-sports-2',
      source: 'guide',
      checkedAt: new Date(NOW).toISOString(),
      commentators: [{ name: 'معلّق تجريبي 1' }],
    },
  ]);
  expect(slugsOf(match.tvElsewhere)).toEqual(['on-time-sports-1']);
  const inEgypt = (await read('?timezone=Africa/Cairo')).data.matches.find(({ apiId }) => apiId === 1)!;
  expect(slugsOf(inEgypt.tvChannels!)).toEqual(['bein-sports-2', 'on-time-sports-1']);
});

test('OURS-18: the channels of all countries are listed once, with network and access, in Arabic', async () => {
  expect((await read()).data.channels).toEqual([
    {
      slug: 'on-time-sports-1',
      name: expect.stringMatching(/^أون/),
      network: expect.any(String),
      access: 'free',
    },
    { slug: 'bein-sports-2', name: 'بي إن سبورتس 2', network: 'بي إن سبورتس', access: 'paid' },
  ]);
});

test('OURS-18: a day begins at the midnight of its zone; a day without broadcasts is empty', async () => {
  const next = await read('?date=2026-11-22');
  expect(idsOf(next)).toEqual([4]);
  expect(slugsOf(next.data.channels)).toEqual(['bein-sports-1']);
  expect(idsOf(await read('?timezone=Europe/London'))).toEqual([2, 1, 4]);
  expect((await read('?date=2026-11-23')).data).toEqual({ channels: [], matches: [] });
});

test('OURS-18: the answer is cached as that of the day: briefly while a match is live, longer for a coming day', async () => {
  const cached = async (path: string) => {
    const { response } = await call(app, getBroadcastsOfDay, path);
    return response.headers['cache-control'];
  };
  const [live, coming] = [await cached('/tv'), await cached('/tv?date=2026-11-25')];
  expect(live).not.toBe(coming);
  const matches = async (path: string) => (await app.inject({ url: `/api${path}` })).headers['cache-control'];
  expect([live, coming]).toEqual([await matches('/matches'), await matches('/matches?date=2026-11-25')]);
});

test("OURS-18: an editor's entry is in the answer as soon as its change is published", async () => {
  let head = await findHead(db);
  startBeats(redis, () => head);
  await publishChanges(db, redis, head);
  expect(idsOf(await read())).not.toContain(3);
  const body = { version: 0, channel: 'ssc-1', countries: null, access: 'free', commentators: [] };
  await callAs(app, createBroadcast, { token: editor, path: '/newsroom/broadcasts/matches/3', body });
  head = (await publishChanges(db, redis, head)).head;
  const after = await read();
  expect(idsOf(after)).toEqual([2, 1, 3]);
  expect(after.seq).toBe(head);
  expect(after.data.matches[2]!.tvChannels).toMatchObject([
    { slug: 'ssc-1', source: 'editor', access: 'free' },
  ]);
});

test('OURS-18: a date that does not exist or is far away is refused', async () => {
  expect(await refusal(app, '/api/tv?date=2026-02-30')).toMatchObject({ status: 400, code: 'invalid' });
  expect(await refusal(app, '/api/tv?date=2020-01-01')).toMatchObject({ code: 'date_out_of_range' });
});
