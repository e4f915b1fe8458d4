import { expect, test } from 'vitest';
import {
  getCompetitionAnalytics,
  getMatchAnalytics,
  getOverview,
  getTeamAnalytics,
} from '@safira/contract/analytics/analytics';
import type { ObservedEvent } from '@safira/football/observed/observation';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveSquads } from '@safira/store/teams/squads';
import { saveStandings } from '@safira/store/competitions/standings';
import { testDatabase } from '@safira/testkit/database';
import { aGoalEvent } from '@safira/testkit/observations';
import { aSeason, aStandingRow } from '@safira/testkit/records';
import { call, NOW, refusal, startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });

const hilal = 2932;
const nassr = 2939;
const goal = (elapsed: number, teamId: number, change: Partial<ObservedEvent> = {}) => ({
  ...aGoalEvent(elapsed, teamId),
  ...change,
});
const kick = { detail: 'Penalty', comments: 'Penalty Shootout' };
const old = { league: 307, season: 2025, home: hilal, away: nassr, status: 'FT' };

await saveSeasons(db, [
  aSeason(),
  aSeason({ season: 2025, isCurrent: false }),
  aSeason({ competitionId: 504, name: 'Kings Cup', type: 'cup', season: 2026 }),
]);
await store(
  db,
  between({ ...old, id: 1, kickoff: '2026-03-01T16:00:00Z', goals: [0, 4] }),
  between({
    id: 2,
    league: 307,
    home: hilal,
    away: nassr,
    kickoff: '2026-09-01T16:00:00Z',
    status: 'FT',
    goals: [2, 1],
    events: [
      goal(3, hilal),
      goal(45, hilal, { detail: 'Own Goal', time: { elapsed: 45, extra: 3 } }),
      goal(60, hilal, { detail: 'Missed Penalty' }),
      goal(88, nassr),
    ],
  }),
  between({
    id: 3,
    league: 504,
    home: nassr,
    away: hilal,
    kickoff: '2026-11-01T16:00:00Z',
    status: 'PEN',
    goals: [0, 0],
    winner: 'away',
    events: [goal(120, hilal, kick), goal(120, nassr, kick), goal(120, hilal, kick)],
  }),
  between({
    id: 4,
    league: 307,
    home: hilal,
    away: nassr,
    kickoff: '2026-11-18T16:00:00Z',
    status: 'FT',
    goals: [1, 0],
    events: [goal(90, hilal, { time: { elapsed: 90, extra: 4 } })],
  }),
  between({
    id: 5,
    league: 307,
    home: nassr,
    away: hilal,
    status: '1H',
    goals: [1, 0],
    events: [goal(9, nassr)],
  }),
);
await saveSquads(db, [
  {
    teamId: hilal,
    players: [{ id: 1, name: 'Salem Al-Dawsari', age: 35, number: 10, position: 'attacker', photo: null }],
  },
]);

const figures = (quarters: { goals: number }[]) => quarters.map(({ goals }) => goals);

test('API-05: GET /analytics/overview counts the current seasons', async () => {
  const { body } = await call(app, getOverview, '/analytics/overview');
  expect(body.data).toEqual({
    competitions: 2,
    teams: 2,
    players: 1,
    matches: 4,
    liveMatches: 1,
    season: {
      matches: 3,
      homeWins: 2,
      draws: 1,
      awayWins: 0,
      goals: 4,
      goalsPerMatch: 1.33,
      homeAdvantage: 66.67,
      cleanSheets: 2,
    },
  });
});

test.each([
  ['', '30d', 2, [0, 0, 0, 0, 0, 1]],
  ['?period=7d', '7d', 1, [0, 0, 0, 0, 0, 1]],
  ['?period=90d', '90d', 3, [1, 0, 1, 0, 0, 2]],
  ['?period=365d', '365d', 4, [1, 0, 1, 0, 0, 2]],
  ['?period=30d&competition=504', '30d', 1, [0, 0, 0, 0, 0, 0]],
])('API-05: GET /analytics/matches%s', async (query, period, matches, quarters) => {
  const { body } = await call(app, getMatchAnalytics, `/analytics/matches${query}`);
  expect(body.data).toMatchObject({ period, to: new Date(NOW).toISOString(), results: { matches } });
  expect(Date.parse(body.data.to) - Date.parse(body.data.from)).toBe(parseInt(period) * 86_400_000);
  expect(figures(body.data.goalsByQuarter)).toEqual(quarters);
});

test('API-05: GET /analytics/competitions/:id counts the current season, or the requested one', async () => {
  const { body } = await call(app, getCompetitionAnalytics, '/analytics/competitions/307');
  expect(body.data).toMatchObject({
    competition: 307,
    season: 2026,
    results: { matches: 2, homeWins: 2, goals: 4, goalsPerMatch: 2, homeAdvantage: 100, cleanSheets: 1 },
  });
  expect(figures(body.data.goalsByQuarter)).toEqual([1, 0, 1, 0, 0, 2]);
  expect(body.data.frequentScores.map(({ matches }) => matches)).toEqual([1, 1]);
  const before = await call(app, getCompetitionAnalytics, '/analytics/competitions/307?season=2025');
  expect(before.body.data).toMatchObject({ season: 2025, results: { matches: 1, awayWins: 1 } });
});

const team = '/analytics/teams/al-hilal-saudi-fc-2932';

test('API-05: GET /analytics/teams/:id: an own goal counts for the team that gains, a shoot-out is a draw', async () => {
  const { body } = await call(app, getTeamAnalytics, team);
  expect(body.data).toMatchObject({
    team: { id: hilal, _id: 'al-hilal-saudi-fc-2932', name: 'الهلال' },
    season: 2026,
    played: 3,
    wins: 2,
    draws: 1,
    losses: 0,
    goalsFor: 3,
    goalsAgainst: 1,
    cleanSheets: 2,
    form: 'WDW',
    streak: { kind: 'W', length: 1 },
    unbeaten: 3,
  });
  expect(figures(body.data.goalsByQuarter)).toEqual([1, 0, 1, 0, 0, 1]);
  expect(figures(body.data.concededByQuarter)).toEqual([0, 0, 0, 0, 0, 1]);
});

test('API-05: a team in one competition, and in a requested season', async () => {
  const cup = await call(app, getTeamAnalytics, `${team}?competition=504`);
  expect(cup.body.data).toMatchObject({ played: 1, form: 'D' });
  const before = await call(app, getTeamAnalytics, `${team}?season=2025`);
  expect(before.body.data).toMatchObject({
    season: 2025,
    played: 1,
    form: 'L',
    streak: { kind: 'L', length: 1 },
  });
});

test('API-05: the current season of a team is that of its league, whatever it played last', async () => {
  await saveSeasons(db, [aSeason({ competitionId: 39, name: 'Premier League', season: 2025 })]);
  const row = aStandingRow(1, { team: { id: 33, name: 'Manchester United', logo: null } });
  await saveStandings(db, { competitionId: 39, season: 2025, groups: [{ name: 'League', rows: [row] }] });
  await store(
    db,
    between({
      id: 9,
      league: 504,
      home: 33,
      away: 50,
      kickoff: '2026-11-10T16:00:00Z',
      status: 'FT',
      goals: [1, 0],
    }),
  );
  const { body } = await call(app, getTeamAnalytics, '/analytics/teams/manchester-united-33');
  expect(body.data).toMatchObject({ season: 2025, played: 0, form: '', streak: { kind: null, length: 0 } });
});

test.each([
  '/analytics/matches?competition=9999',
  '/analytics/competitions/9999',
  '/analytics/teams/unknown-1',
  '/analytics/teams/al-hilal-saudi-fc-2932?competition=9999',
])('API-06: %s is a 404', async (path) => {
  expect(await refusal(app, `/api${path}`)).toMatchObject({ status: 404, code: 'not_found' });
});
