import { expect, test } from 'vitest';
import { resolveChannels } from '@safira/contract/matches/channels';
import { getMatch, getMatchesOfDay } from '@safira/contract/matches/matches';
import { channels as knownChannels } from '@safira/broadcasts/tables/channels';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { envelopeOf } from '@safira/contract/endpoint';
import { call, NOW, startApi, store } from '../api.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
await store(
  db,
  anObservation({ id: 1, league: 39 }),
  anObservation({ id: 2, league: 307 }),
  anObservation({ id: 3, league: 78, kickoff: '2026-11-21T14:30:00Z' }),
  anObservation({ id: 4, league: 233, kickoff: '2026-11-22T18:00:00Z' }),
);
const KICKOFF = Date.parse('2026-11-22T18:00:00Z');
await saveChannels(db, knownChannels);
await saveGuideBroadcasts(db, {
  guide: 'guide.test/all.xml',
  channels: ['bein-sports-1', 'on-time-sports-1'],
  found: [
    { channel: 'bein-sports-1', commentators: ['معلّق تجريبي 1'] },
    { channel: 'on-time-sports-1', commentators: [] },
  ].map((one) => ({ ...one, matchId: 4, startsAt: KICKOFF, title: 'الأهلي × الزمالك', language: null })),
  probable: [],
  doubtful: [],
  from: KICKOFF - 1,
  to: KICKOFF + 1,
  now: NOW,
});

async function resolve(payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/api/matches/tv-channels/resolve', payload });
  return { status: answer.statusCode, answer };
}
const channels = async (payload: object) => {
  const { answer } = await resolve(payload);
  return envelopeOf(resolveChannels).strict().parse(answer.json()) as unknown as {
    tvChannels: { name: string; isConfirmed: boolean }[];
    debug?: { normalizedMatches: { matchId: number; tvChannels: object[] }[] };
  };
};

test('API-03: the networks of a competition are returned in Arabic, as not confirmed', async () => {
  expect((await channels({ matchId: 1 })).tvChannels).toMatchObject([
    { name: 'بي إن سبورتس', isConfirmed: false },
    { name: 'تود', isConfirmed: false },
  ]);
  expect((await channels({ matchId: 2 })).tvChannels).toEqual([]);
});

test('HOME-15: a match and its day are served with the networks that hold the rights, others with null', async () => {
  const match = async (id: number) => (await call(app, getMatch, `/matches/${id}`)).body.data.tvChannels;
  const byRights = {
    logo: null,
    isConfirmed: false,
    source: 'rights',
    checkedAt: '2026-08-22T00:00:00.000Z',
  };
  expect(await match(1)).toEqual([
    { name: 'بي إن سبورتس', ...byRights },
    { name: 'تود', ...byRights },
  ]);
  expect(await match(2)).toBeNull();
  const { body } = await call(app, getMatchesOfDay, '/matches?date=2026-11-21&timezone=Asia/Riyadh');
  const listed = body.data.matchesByCompetition.flatMap(({ matches }) => matches);
  expect(new Map(listed.map(({ apiId, tvChannels }) => [apiId, tvChannels?.length]))).toEqual(
    new Map([
      [1, 2],
      [2, undefined],
      [3, 2],
    ]),
  );
});

test('API-03: channels that a client found are returned to that client only', async () => {
  const scraped = [{ name: 'SSC 1' }, { name: 'beIN SPORTS' }];
  const mine = await channels({ matchId: 1, scraped });
  expect(mine.tvChannels).toHaveLength(3);
  expect(mine.tvChannels[2]).toMatchObject({ source: 'client', checkedAt: null });
  expect((await channels({ matchId: 1 })).tvChannels).toHaveLength(2);
});

test.each(['logo', 'src'])('DLG-20: the picture of a channel may be called `%s`', async (field) => {
  const { tvChannels } = await channels({ matchId: 2, scraped: [{ name: 'SSC 1', [field]: '/ssc.png' }] });
  expect(tvChannels).toMatchObject([{ originalName: 'SSC 1', logo: '/ssc.png', isConfirmed: true }]);
});

test('API-03: debugFull is set, the answer also has the other matches of the day', async () => {
  const { debug } = await channels({ matchId: 1, debugFull: true });
  expect(debug?.normalizedMatches.map(({ matchId, tvChannels }) => [matchId, tvChannels.length])).toEqual([
    [3, 2],
    [1, 2],
    [2, 0],
  ]);
});

test('API-03: an unknown match is a 404, too many channels are a 400', async () => {
  expect((await resolve({ matchId: 99 })).status).toBe(404);
  expect(
    (await resolve({ matchId: 1, scraped: Array.from({ length: 21 }, () => ({ name: 'x' })) })).status,
  ).toBe(400);
});

const checkedAt = new Date(NOW).toISOString();
const bein = {
  name: 'بي إن سبورتس 1',
  logo: null,
  isConfirmed: true,
  source: 'guide',
  checkedAt,
  slug: 'bein-sports-1',
  access: 'paid',
  commentators: [{ slug: 'معلق-تجريبي-1', name: 'معلّق تجريبي 1', isConfirmed: true }],
};
const onTime = {
  name: 'أون تايم سبورتس 1',
  logo: null,
  isConfirmed: true,
  source: 'guide',
  checkedAt,
  slug: 'on-time-sports-1',
  access: 'free',
  countries: ['EG'],
};

test('OURS-17, OURS-19: a match has the channels of its guide with access, commentators, source and check time', async () => {
  const { body } = await call(app, getMatch, '/matches/4');
  expect([body.data.tvChannels, body.data.tvElsewhere]).toEqual([[bein], [onTime]]);
});

test.each([
  ['Asia/Riyadh', ['bein-sports-1'], ['on-time-sports-1']],
  ['Africa/Cairo', ['bein-sports-1', 'on-time-sports-1'], undefined],
])('OURS-20: a day of the zone %s has the channels of its country first', async (zone, here, elsewhere) => {
  const { body } = await call(app, getMatchesOfDay, `/matches?date=2026-11-22&timezone=${zone}`);
  const [match] = body.data.matchesByCompetition[0]!.matches;
  expect(match!.tvChannels?.map(({ slug }) => slug)).toEqual(here);
  expect(match!.tvElsewhere?.map(({ slug }) => slug)).toEqual(elsewhere);
});

test.each([
  [undefined, ['بي إن سبورتس 1']],
  ['EG', ['بي إن سبورتس 1', 'أون تايم سبورتس 1']],
])('API-03, OURS-20: the channels of the country %s are resolved', async (country, names) => {
  const { tvChannels } = await channels({ matchId: 4, ...(country && { country }) });
  expect(tvChannels.map(({ name }) => name)).toEqual(names);
});

test('API-03: nothing that a client sends is stored, and no other match of the day has it', async () => {
  const tables = ['broadcasts', 'channels', 'commentators', 'probable_broadcasts', 'match_changes'] as const;
  const counted = () =>
    Promise.all(tables.map(async (table) => (await owner.selectFrom(table).selectAll().execute()).length));
  const before = await counted();
  const { debug } = await channels({ matchId: 4, debugFull: true, scraped: [{ name: 'Invented TV' }] });
  expect(JSON.stringify(debug)).not.toContain('Invented TV');
  expect(await counted()).toEqual(before);
  expect((await channels({ matchId: 4 })).tvChannels).toHaveLength(1);
});

test('HOME-15, API-03: one address may resolve 60 times in a minute, then it is refused; another one is not', async () => {
  const from = async (remoteAddress: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/matches/tv-channels/resolve',
      payload: { matchId: 1 },
      remoteAddress,
    });
    return [answer.statusCode, answer.json<{ code?: string }>().code, answer.headers['retry-after']];
  };
  const answers = [];
  for (let sent = 0; sent < 61; sent++) answers.push(await from('192.0.2.7'));
  expect(new Set(answers.slice(0, 60).map(([status]) => status))).toEqual(new Set([200]));
  expect(answers[60]).toEqual([429, 'too_many_requests', expect.any(String)]);
  expect((await from('192.0.2.8'))[0]).toBe(200);
});
