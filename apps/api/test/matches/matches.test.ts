import { expect, test } from 'vitest';
import { getLiveMatches, getMatch, getMatchesOfDay } from '@safira/contract/matches/matches';
import { findHead } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { call, refusal, startApi, store, publishChanges } from '../api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });

await store(
  db,
  anObservation({
    id: 1,
    league: 307,
    kickoff: '2026-11-21T15:00:00Z',
    status: '2H',
    elapsed: 67,
    goals: [2, 1],
    events: [aGoalEvent(10)],
  }),
  anObservation({ id: 2, league: 39, kickoff: '2026-11-21T17:30:00Z' }),
  anObservation({ id: 3, league: 9001, kickoff: '2026-11-21T19:00:00Z' }),
  anObservation({ id: 4, league: 39, kickoff: '2026-11-21T22:00:00Z' }), // past midnight in Riyadh, the same evening in New York
  anObservation({
    id: 5,
    league: 39,
    kickoff: '2026-11-18T17:00:00Z',
    status: 'FT',
    goals: [1, 0],
    winner: 'home',
  }),
);

const ids = (sections: { matches: { apiId: number }[] }[]) =>
  sections.flatMap(({ matches }) => matches.map(({ apiId }) => apiId));

test('HOME-19: the day begins and ends in the requested zone', async () => {
  const riyadh = await call(app, getMatchesOfDay, '/matches?date=2026-11-21&timezone=Asia/Riyadh');
  expect(new Set(ids(riyadh.body.data.matchesByCompetition))).toEqual(new Set([1, 2, 3]));
  const newYork = await call(app, getMatchesOfDay, '/matches?date=2026-11-21&timezone=America/New_York');
  expect(new Set(ids(newYork.body.data.matchesByCompetition))).toEqual(new Set([1, 2, 3, 4]));
});

test('HOME-19: without a zone the day is that of Riyadh, without a date it is today', async () => {
  const { body } = await call(app, getMatchesOfDay, '/matches');
  expect(body.day).toEqual({
    date: '2026-11-21',
    today: '2026-11-21',
    timezone: 'Asia/Riyadh',
    offsets: [{ from: '2026-11-20T21:00:00.000Z', minutes: 180 }],
  });
});

test('HOME-19: an unknown zone is answered as Riyadh, with the same bytes', async () => {
  const madeUp = await call(app, getMatchesOfDay, '/matches?timezone=Mars/Olympus');
  const riyadh = await call(app, getMatchesOfDay, '/matches?timezone=Asia/Riyadh');
  const kuwait = await call(app, getMatchesOfDay, '/matches?timezone=Asia/Kuwait');
  expect(madeUp.response.body).toBe(riyadh.response.body);
  expect(kuwait.response.body).toBe(riyadh.response.body);
});

test('HOME-13: competitions are sorted by priority, unknown ones last', async () => {
  const { body } = await call(app, getMatchesOfDay, '/matches');
  expect(body.data.matchesByCompetition.map(({ competition }) => competition.id)).toEqual([39, 307, 9001]);
});

test('HOME-19: limit bounds the list', async () => {
  const { body } = await call(app, getMatchesOfDay, '/matches?limit=1');
  expect(ids(body.data.matchesByCompetition)).toHaveLength(1);
});

test('HOME-12: a day on which the clocks change has both offsets', async () => {
  const { body } = await call(app, getMatchesOfDay, '/matches?date=2026-11-01&timezone=America/New_York');
  expect(body.day.offsets.map(({ minutes }) => minutes)).toEqual([-240, -300]);
});

test.each(['2026-10-21', '2027-01-21', '2020-01-01'])(
  'HOME-19: %s is outside the days we show',
  async (date) => {
    expect(await refusal(app, `/api/matches?date=${date}`)).toMatchObject({
      status: 404,
      code: 'date_out_of_range',
    });
  },
);

test.each(['2026-02-30', 'today', '2026-11-21T00:00'])('API-02: the date %s is refused', async (date) => {
  expect(await refusal(app, `/api/matches?date=${date}`)).toMatchObject({ status: 400, code: 'invalid' });
});

test('API-01: GET /matches/live returns the live matches with the sequence number', async () => {
  const { body } = await call(app, getLiveMatches, '/matches/live');
  expect(body.data.map(({ apiId, liveMinute }) => [apiId, liveMinute])).toEqual([[1, 67]]);
  expect(body.seq).toBe(await findHead(db));
});

test('API-01: GET /matches/:id returns the match with its events', async () => {
  const { body } = await call(app, getMatch, '/matches/1');
  expect(body.data).toMatchObject({
    apiId: 1,
    _id: '1',
    goals: { home: 2, away: 1 },
    events: [{ type: 'Goal' }],
    isTimeConfirmed: true,
    tvChannels: null,
  });
});

test('API-04: the winning team of a finished match is marked', async () => {
  const { body } = await call(app, getMatch, '/matches/5');
  expect([body.data.teams.home.winner, body.data.teams.away.winner]).toEqual([true, false]);
});

test('API-06: an unknown match is a 404 with an Arabic sentence', async () => {
  const answer = await refusal(app, '/api/matches/999');
  expect(answer).toMatchObject({ status: 404, code: 'match_not_found' });
  expect(answer.message).toMatch(/\p{Script=Arabic}/u);
});

test('API-02: public reads may be cached for seconds, other days for half a minute', async () => {
  const age = async (path: string) => {
    const { response } = await call(app, getMatchesOfDay, path);
    return /public.*s-maxage=(\d+)/.exec(String(response.headers['cache-control']))?.[1];
  };
  expect(await age('/matches?date=2026-11-21')).toBe('2'); // a match is live
  expect(await age('/matches?date=2026-11-22')).toBe('5');
  expect(await age('/matches?date=2026-11-18')).toBe('25');
  expect(await age('/matches?date=2026-11-25')).toBe('25');
});

test('API-02: an unchanged answer is a 304 without a body', async () => {
  const { response } = await call(app, getMatchesOfDay, '/matches');
  const again = await app.inject({
    url: '/api/matches',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['br', 'gzip'])('API-02: %s is used when it is requested', async (encoding) => {
  const response = await app.inject({ url: '/api/matches', headers: { 'accept-encoding': encoding } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.rawPayload.length).toBeLessThan(1_500);
});

test('HOME-14: a change published on the bus is in the next answer, and no other answer is rebuilt', async () => {
  await publishChanges(db, redis, await findHead(db)); // from here on the bus is trusted
  const before = await call(app, getMatchesOfDay, '/matches?date=2026-11-21');
  const other = await call(app, getMatchesOfDay, '/matches?date=2026-11-18');
  const head = await findHead(db);
  await store(
    db,
    anObservation({
      id: 1,
      league: 307,
      kickoff: '2026-11-21T15:00:00Z',
      status: '2H',
      elapsed: 68,
      goals: [3, 1],
      events: [aGoalEvent(10)],
    }),
  );

  const unpublished = await call(app, getMatchesOfDay, '/matches?date=2026-11-21');
  expect(unpublished.body.seq).toBe(before.body.seq);
  await publishChanges(db, redis, head);
  const published = await call(app, getMatchesOfDay, '/matches?date=2026-11-21');
  expect(published.body.seq).toBe(head + 1);
  const match = published.body.data.matchesByCompetition
    .flatMap(({ matches }) => matches)
    .find(({ apiId }) => apiId === 1);
  expect(match?.goals).toEqual({ home: 3, away: 1 });
  expect((await call(app, getMatchesOfDay, '/matches?date=2026-11-18')).body.seq).toBe(other.body.seq);
});

const begun = (play: Parameters<typeof anObservation>[0]) =>
  anObservation({ id: 2, league: 39, kickoff: '2026-11-21T17:30:00Z', status: '1H', ...play });

test('HOME-14: with min the answer is at least that version, and a version that does not exist is refused', async () => {
  const before = await call(app, getMatchesOfDay, '/matches?date=2026-11-21');
  await store(db, begun({ elapsed: 1, goals: [0, 0] }));
  const head = await findHead(db);
  expect(before.body.seq).toBeLessThan(head);
  const { body } = await call(app, getMatchesOfDay, `/matches?date=2026-11-21&min=${head}`);
  expect(body.seq).toBe(head);
  expect(await refusal(app, `/api/matches?date=2026-11-21&min=${head + 1}`)).toMatchObject({
    status: 503,
    code: 'version_not_ready',
  });
});

test('HOME-14: a bus message is missed, no cached answer is used', async () => {
  const before = await call(app, getMatchesOfDay, '/matches?date=2026-11-21');
  await store(db, begun({ elapsed: 2, goals: [0, 1] }));
  const missed = await findHead(db);
  await publishChanges(db, redis, missed); // a beat that continues from a number this process has not seen
  const after = await call(app, getMatchesOfDay, '/matches?date=2026-11-21');
  expect(after.body.seq).toBeGreaterThan(before.body.seq);
});

test('OURS-04: the list of a day, the live list and the match itself contain the pulse', async () => {
  const play = (elapsed: number, shots: [number, number]) =>
    store(
      db,
      anObservation({ id: 41, league: 307, kickoff: '2026-11-25T15:00:00Z', status: '1H', elapsed, shots }),
    );
  await play(21, [3, 3]);
  await play(23, [3, 5]);
  const pulse = [null, null, null, null, -2];
  const day = await call(app, getMatchesOfDay, '/matches?date=2026-11-25');
  expect(day.body.data.matchesByCompetition[0]!.matches[0]).toMatchObject({ apiId: 41, pulse });
  const live = await call(app, getLiveMatches, '/matches/live');
  expect(live.body.data.find(({ apiId }) => apiId === 41)?.pulse).toEqual(pulse);
  const { body } = await call(app, getMatch, '/matches/41');
  expect(body.data.pulse).toEqual(pulse);
});

test('OURS-08: answers with simulated data are excluded from search engines', async () => {
  const { response } = await call(app, getMatchesOfDay, '/matches');
  expect(response.headers['x-robots-tag']).toBe('noindex');
});
