import { expect, test } from 'vitest';
import { getStandings, getStandingsByApiId } from '@safira/contract/competitions/standings';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveStandings } from '@safira/store/competitions/standings';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aSeason, aStandingRow } from '@safira/testkit/records';
import { call, refusal, startApi, store } from '../api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });

await saveSeasons(db, [
  aSeason({ competitionId: 307, season: 2026 }),
  aSeason({ competitionId: 307, season: 2027, isCurrent: false }),
  aSeason({ competitionId: 233, name: 'Premier League', country: 'Egypt' }),
  aSeason({ competitionId: 2, name: 'UEFA Champions League', country: 'World' }),
  aSeason({ competitionId: 78, name: 'Bundesliga', country: 'Germany', isCurrent: false, season: 2024 }),
  aSeason({
    competitionId: 81,
    name: 'DFB Pokal',
    country: 'Germany',
    type: 'cup',
    coverage: { standings: false },
  }),
]);

const rows = (count: number) => Array.from({ length: count }, (_, index) => aStandingRow(index + 1));
const all = { played: 12, win: 9, draw: 2, lose: 1, for: 30, against: 11 };

test('COMP-02: the table of the current season has its teams in Arabic, each row with its zone', async () => {
  const first = aStandingRow(1, {
    team: { id: 2932, name: 'Al-Hilal Saudi FC', logo: 'https://example.com/2932.png' },
    goalsDiff: 19,
    form: 'WWDLW',
    description: 'AFC Champions League',
    all,
  });
  await saveStandings(db, {
    competitionId: 307,
    season: 2026,
    groups: [{ name: 'Pro League', rows: [first, aStandingRow(2)] }],
  });
  const { body } = await call(app, getStandings, '/competitions/307/standings');
  expect(body.data).toMatchObject({ season: 2026, isLive: false, asOf: null, matchIds: [], liveMatches: [] });
  expect(body.data.standings.map(({ zone, zoneName }) => [zone, zoneName])).toEqual([
    ['champions-league', 'دوري أبطال آسيا'],
    [null, null],
  ]);
  expect(body.data.standings[0]).toMatchObject({
    rank: 1,
    rankBefore: 1,
    group: 'Pro League',
    team: { id: 2932, name: 'الهلال', originalName: 'Al-Hilal Saudi FC', logo: null }, // not mirrored yet
    form: 'WWDLW',
    all: { played: 12, win: 9, draw: 2, lose: 1, goals: { for: 30, against: 11 } },
  });
  expect(body.data.standingsByGroup).toEqual({ 'Pro League': body.data.standings });
  const byApiId = await call(app, getStandingsByApiId, '/competitions/by-api-id/307/standings?season=2026');
  expect(byApiId.body).toEqual(body);
});

test('COMP-02: groups are listed by name, and all their rows in one list too', async () => {
  const groups = ['Group B', 'Group A'].map((name) => ({ name, rows: rows(2) }));
  await saveStandings(db, { competitionId: 2, season: 2026, groups });
  const { body } = await call(app, getStandings, '/competitions/2/standings');
  expect(body.data.standings).toHaveLength(4);
  expect(Object.entries(body.data.standingsByGroup).map(([name, { length }]) => [name, length])).toEqual([
    ['Group B', 2],
    ['Group A', 2],
  ]);
});

test('COMP-03: Egypt’s zones are by rank in the whole table, by the provider’s text in its parts', async () => {
  const whole = rows(21).map((row) => ({ ...row, description: 'Relegation Round' }));
  const part = [aStandingRow(1), aStandingRow(2, { description: 'Relegation' })];
  const groups = [
    { name: 'Premier League', rows: whole },
    { name: 'Relegation Round', rows: part },
  ];
  await saveStandings(db, { competitionId: 233, season: 2026, groups });
  const { body } = await call(app, getStandings, '/competitions/233/standings');
  const zones = (group: string) => body.data.standingsByGroup[group]?.map(({ zone }) => zone);
  expect(zones('Premier League')).toEqual([
    'champions-league',
    'champions-league',
    'confederation-cup',
    ...Array.from({ length: 14 }, () => null),
    ...Array.from({ length: 4 }, () => 'relegation'),
  ]);
  expect(zones('Relegation Round')).toEqual([null, 'relegation']);
});

test('OURS-06: a live match changes the table', async () => {
  const playing = anObservation({
    id: 50,
    league: 78,
    kickoff: '2026-11-21T16:00:00Z',
    status: '2H',
    goals: [3, 0],
  });
  const competition = { ...playing.competition, name: 'Bundesliga', country: 'Germany' };
  await store(db, {
    ...playing,
    competition,
    match: { ...playing.match, homeId: 503, awayId: 501 },
    home: { ...playing.home, id: 503 },
    away: { ...playing.away, id: 501 },
  });
  await saveStandings(db, {
    competitionId: 78,
    season: 2026,
    groups: [{ name: 'Bundesliga', rows: rows(3) }],
  });
  const { body, response } = await call(app, getStandings, '/competitions/78/standings?season=2026');
  expect(body.data.isLive).toBe(true);
  expect(
    body.data.standings.map(({ team, points, isLive, rankBefore }) => [team.id, points, isLive, rankBefore]),
  ).toEqual([
    [503, 30, true, 3],
    [501, 29, true, 1],
    [502, 28, false, 2],
  ]);
  expect(response.headers['cache-control']).toContain('s-maxage=2,');
  expect(body.data.liveMatches).toEqual([{ id: 50, homeId: 503, awayId: 501, goals: { home: 3, away: 0 } }]);
  // OURS-09: the numbers without the live match, where they differ.
  const official = body.data.standings.map(
    ({ official: stored }) => stored && [stored.points, stored.goalsDiff],
  );
  expect(official).toEqual([[27, 0], [29, 0], undefined]);
  expect(body.data.standings[0]!.official).toMatchObject({
    all: { goals: { for: 0 } },
    home: { played: 0 },
    away: { played: 0 },
  });
});

test('OURS-09: once no match is being played, the table has one set of numbers', async () => {
  const over = anObservation({
    id: 61,
    league: 140,
    kickoff: '2026-11-21T14:00:00Z',
    status: 'FT',
    goals: [1, 0],
  });
  await store(db, {
    ...over,
    match: { ...over.match, homeId: 502, awayId: 501 },
    home: { ...over.home, id: 502 },
    away: { ...over.away, id: 501 },
  });
  const groups = [{ name: 'La Liga', rows: rows(2) }];
  await saveStandings(db, { competitionId: 140, season: 2026, groups });
  const { body } = await call(app, getStandings, '/competitions/140/standings?season=2026');
  expect(body.data.standings.map(({ team, points, official }) => [team.id, points, official])).toEqual([
    [502, 31, undefined],
    [501, 29, undefined],
  ]);
});

test('COMP-02: without a current season the newest one with a table is shown', async () => {
  const { body } = await call(app, getStandings, '/competitions/78/standings');
  expect(body.data.season).toBe(2026);
});

test('COMP-02: a competition or season without a table has an empty one; an unknown competition is a 404', async () => {
  const nothing = { standings: [], standingsByGroup: {}, isLive: false };
  const cup = await call(app, getStandings, '/competitions/81/standings');
  expect(cup.body.data).toMatchObject({ ...nothing, season: 2026 });
  const older = await call(app, getStandings, '/competitions/307/standings?season=2019');
  expect(older.body.data).toMatchObject({ ...nothing, season: 2019 });
  const unknown = { status: 404, code: 'not_found' };
  expect(await refusal(app, '/api/competitions/9999/standings')).toMatchObject(unknown);
  expect(await refusal(app, '/api/competitions/by-api-id/9999/standings')).toMatchObject(unknown);
});
