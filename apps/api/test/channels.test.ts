import { expect, test } from 'vitest';
import { resolveChannels } from '@safira/contract/matches/channels';
import { getMatch, getMatchesOfDay } from '@safira/contract/matches/matches';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { envelopeOf } from '@safira/contract/endpoint';
import { call, startApi, store } from './api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });
await store(
  db,
  anObservation({ id: 1, league: 39 }),
  anObservation({ id: 2, league: 307 }),
  anObservation({ id: 3, league: 78, kickoff: '2026-11-21T14:30:00Z' }),
);

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
  expect(await match(1)).toEqual([
    { name: 'بي إن سبورتس', logo: null, isConfirmed: false },
    { name: 'تود', logo: null, isConfirmed: false },
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
