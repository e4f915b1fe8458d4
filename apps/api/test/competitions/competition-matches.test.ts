import { expect, test } from 'vitest';
import { listCompetitionMatches, listCompetitionMatchesByApiId } from '@safira/contract/competitions/matches';
import { findHead } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { call, refusal, startApi, store, publishChanges } from '../api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });

const inRound = (round: string, observation: ReturnType<typeof anObservation>) => ({
  ...observation,
  match: { ...observation.match, round },
});
const shootOut = anObservation({ id: 4, kickoff: '2026-11-20T15:00:00Z', status: 'PEN', goals: [1, 1] });
await store(
  db,
  inRound('Regular Season - 2', anObservation({ id: 1, kickoff: '2026-11-07T15:00:00Z' })),
  inRound(
    'Regular Season - 1',
    anObservation({ id: 2, kickoff: '2026-10-30T15:00:00Z', status: 'FT', goals: [2, 1] }),
  ),
  // The evening of 31 October in London, past midnight in Riyadh.
  inRound('Regular Season - 1', anObservation({ id: 3, kickoff: '2026-10-31T22:00:00Z' })),
  inRound('Regular Season - 2', {
    ...shootOut,
    match: { ...shootOut.match, score: { ...shootOut.match.score, penalty: { home: 4, away: 5 } } },
  }),
  inRound('Regular Season - 3', anObservation({ id: 5, kickoff: '2027-01-02T15:00:00Z' })),
  anObservation({ id: 6, league: 39, kickoff: '2026-11-07T15:00:00Z' }),
);

const listMatches = async (query = '') => {
  const { body } = await call(app, listCompetitionMatches, `/competitions/307/matches${query}`);
  const ids = body.data.matches.map(({ apiId }) => apiId);
  return { ...body.data, ids };
};

test('COMP-04: the season is sorted by kick-off and grouped by round, with the number of matches in each month', async () => {
  const { ids, matchesByRound, matchesByMonth, pagination, season } = await listMatches();
  expect(ids).toEqual([2, 3, 1, 4, 5]);
  expect(
    matchesByRound.map(({ round, roundName, matches }) => [
      round,
      roundName,
      matches.map(({ apiId }) => apiId),
    ]),
  ).toEqual([
    ['Regular Season - 1', 'الجولة 1', [2, 3]],
    ['Regular Season - 2', 'الجولة 2', [1, 4]],
    ['Regular Season - 3', 'الجولة 3', [5]],
  ]);
  expect(matchesByMonth).toEqual([
    { key: '2026-10', name: 'أكتوبر', month: 10, year: 2026, count: 1 },
    { key: '2026-11', name: 'نوفمبر', month: 11, year: 2026, count: 3 },
    { key: '2027-01', name: 'يناير', month: 1, year: 2027, count: 1 },
  ]);
  expect(pagination).toEqual({ current: 1, total: 1, totalMatches: 5 });
  expect(season).toBe(2026);
});

test('API-01: the provider’s id gives the same answer', async () => {
  const one = await call(app, listCompetitionMatches, '/competitions/307/matches');
  const other = await call(app, listCompetitionMatchesByApiId, '/competitions/by-api-id/307/matches');
  expect(other.body).toEqual(one.body);
});

test.each([
  ['?month=11', [3, 1, 4]],
  ['?month=11&year=2026', [3, 1, 4]],
  ['?month=11&year=2027', []],
  ['?year=2027', [5]],
  ['?month=5', []],
  ['?teamIds=11,42', [1, 4]],
  ['?month=11&teamIds=31,51', [3]],
  ['?teamIds=61', []], // plays elsewhere
  ['?season=2025', []],
])('COMP-04: %s lists %j, with that total', async (query, expected) => {
  const { ids, pagination } = await listMatches(query);
  expect(ids).toEqual(expected);
  expect(pagination.totalMatches).toBe(expected.length);
});

test('COMP-04: a filter does not change the counts of the months', async () => {
  const { matchesByMonth } = await listMatches('?month=10&teamIds=11');
  expect(matchesByMonth.map(({ count }) => count)).toEqual([1, 3, 1]);
});

test('COMP-04: each page continues the last, and contains the number of pages', async () => {
  expect(await listMatches('?limit=2&page=2')).toMatchObject({
    ids: [1, 4],
    pagination: { current: 2, total: 3, totalMatches: 5 },
  });
  expect(await listMatches('?limit=2&page=4')).toMatchObject({
    ids: [],
    pagination: { current: 4, total: 3 },
  });
});

test('API-04: a match has the fields of the competition page', async () => {
  const { matches } = await listMatches();
  const [finished, coming, , penalties] = matches;
  expect(finished).toMatchObject({
    match_id: 2,
    original_status: 'FT',
    home_team: finished?.teams.home.name,
    away_team: finished?.teams.away.name,
    original_home_team: 'Home 2',
    original_away_team: 'Away 2',
    scoreText: { regular: '2-1', penalty: null },
  });
  expect(finished?.home_team).toMatch(/\p{Script=Arabic}/u);
  expect(coming?.scoreText).toEqual({ regular: null, penalty: null });
  expect(penalties?.scoreText).toEqual({ regular: '1-1', penalty: '4-5' });
});

test.each(['?teamIds=11,x', '?month=13', '?page=0', '?limit=101', '?teamIds=,'])(
  'API-02: %s is refused',
  async (query) => {
    const answer = await refusal(app, `/api/competitions/307/matches${query}`);
    expect(answer).toMatchObject({ status: 400, code: 'invalid' });
  },
);

test('API-06: the matches of an unknown competition are a 404', async () => {
  for (const path of ['/api/competitions/9999/matches', '/api/competitions/by-api-id/9999/matches']) {
    expect(await refusal(app, path)).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('HOME-14: a change published on the bus is in the next answer of its month, in Riyadh’s time', async () => {
  const score = async () => (await listMatches('?month=11')).matches[0]?.scoreText.regular;
  await publishChanges(db, redis, await findHead(db));
  expect(await score()).toBeNull();
  const head = await findHead(db);
  await store(
    db,
    inRound(
      'Regular Season - 1',
      anObservation({ id: 3, kickoff: '2026-10-31T22:00:00Z', status: '1H', elapsed: 9, goals: [1, 0] }),
    ),
  );
  expect(await score()).toBeNull();
  await publishChanges(db, redis, head);
  expect(await score()).toBe('1-0');
});

test('COMP-04: an open page can read the list of at least a certain change', async () => {
  const head = await findHead(db);
  expect((await listMatches(`?min=${head}`)).ids).toEqual((await listMatches()).ids);
  // Of another page size, which is not cached: a made-up version must not cause it to be built.
  expect(await refusal(app, `/api/competitions/307/matches?limit=7&min=${head + 1}`)).toMatchObject({
    code: 'version_not_ready',
  });
});
