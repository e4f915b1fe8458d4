import { expect, test } from 'vitest';
import { endpoints } from '@safira/contract/endpoints';
import { testFindLeagues, testFootballApi } from '@safira/contract/system/test-calls';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { testDatabase } from '@safira/testkit/database';
import { aSeason } from '@safira/testkit/records';
import { buildApi } from '../src/app.ts';
import { call, refusal, startApi, toolsOf } from './api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });
const tools = await toolsOf({ db });

/** Section 7 of the specification, without news and podcasts. */
const specified = `
  GET /matches
  GET /matches/live
  GET /matches/upcoming
  GET /matches/recent
  GET /matches/:id
  GET /matches/:id/h2h
  GET /matches/:id/predictions
  POST /matches/tv-channels/resolve
  GET /competitions
  GET /competitions/:id
  GET /competitions/by-api-id/:id
  GET /competitions/:id/standings
  GET /competitions/by-api-id/:id/standings
  GET /competitions/:id/matches
  GET /competitions/by-api-id/:id/matches
  GET /competitions/:id/top-scorers
  GET /competitions/by-api-id/:id/statistics
  GET /competitions/search
  GET /teams
  GET /teams/search
  GET /teams/:id
  GET /teams/by-api-id/:id
  GET /teams/:id/matches
  GET /teams/:id/statistics
  GET /teams/:id/squad
  GET /analytics/overview
  GET /analytics/matches
  GET /analytics/competitions/:id
  GET /analytics/teams/:id
  GET /players/search
  GET /players/:id
  GET /players/:id/stats/:season
  GET /players/cache/status
  POST /auth/register
  POST /auth/login
  POST /auth/logout
  GET /auth/me
  PUT /auth/profile
  PUT /auth/password
  GET /auth/check-availability
  GET /users/favorites
  POST /users/favorites/teams
  POST /users/favorites/competitions
  POST /users/favorites/matches
  DELETE /users/favorites/teams/:id
  DELETE /users/favorites/competitions/:id
  DELETE /users/favorites/matches/:id
  GET /users/dashboard
  PUT /users/preferences
  GET /health
  GET /test/football-api
  GET /test/find-leagues`
  .trim()
  .split('\n')
  .map((line) => line.trim());

test('API-01: every call of the specification except news and podcasts is in the contract', () => {
  const promised = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  expect(specified.filter((one) => !promised.has(one))).toEqual([]);
});

test('API-05: the test calls return the state of the provider and the followed leagues, without calling it', async () => {
  await saveSeasons(db, [aSeason({ competitionId: 307, season: 2026 })]);
  const { body } = await call(app, testFootballApi, '/test/football-api');
  expect(body.data).toEqual({ state: 'unknown', lastAnswerAt: null, remaining: null, callsToday: 0 });
  const leagues = await call(app, testFindLeagues, '/test/find-leagues');
  expect(leagues.body.data).toMatchObject([{ id: 307, season: 2026, matches: 0 }]);
});

test('API-05: with real data the test calls are for admins only', async () => {
  const real = await buildApi({ ...tools, simulated: false });
  expect(await refusal(real, '/api/test/football-api')).toMatchObject({ status: 403, code: 'forbidden' });
  await real.close();
});
