import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { listCompetitionMatches } from '@safira/contract/competitions/matches';
import { getCompetitionStatistics, listTopScorers } from '@safira/contract/competitions/leaders';
import { getStandings } from '@safira/contract/competitions/standings';
import { getSquad } from '@safira/contract/teams/teams';
import { saveSynced } from '@safira/store/sync/last-synced';
import { findHead } from '@safira/store/matches/changes';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aSeason, aTeamProfile } from '@safira/testkit/records';
import { listSyncRequests } from '@safira/store/sync/requests';
import { registerErrors } from '../src/errors.ts';
import { makeHotAnswers } from '../src/hot-answers.ts';
import { makeLimiter } from '../src/limiter.ts';
import { competitionMatchesRoutes } from '../src/routes/competitions/matches.ts';
import { leadersRoutes } from '../src/routes/competitions/leaders.ts';
import { standingsRoutes } from '../src/routes/competitions/standings.ts';
import { teamsRoutes } from '../src/routes/teams/teams.ts';
import type { Api } from '../src/serve.ts';
import { makeSnapshots } from '../src/snapshots.ts';
import { call, NOW, refusal, store, toolsOf } from './api.ts';

const { db } = await testDatabase();
const { redis, clock, db: apiDb } = await toolsOf({ db });
const app = startRoutes();
afterAll(() => app.close());

const past = { isCurrent: false };
await saveSeasons(db, [
  aSeason({ season: 2026 }),
  aSeason({ season: 2025, ...past }),
  aSeason({ season: 2024, ...past }),
  aSeason({ season: 2023, ...past, coverage: { standings: false, topScorers: false } }),
]);
await saveTeamProfiles(db, [aTeamProfile({ id: 529, name: 'Barcelona', country: 'Spain', ground: null })]);
// A single match of 2025, as a head-to-head sync stores it: it is not the complete season.
const single = anObservation({
  id: 1,
  league: 307,
  kickoff: '2025-10-01T16:00:00Z',
  status: 'FT',
  goals: [1, 0],
});
await store(db, { ...single, match: { ...single.match, season: 2025 } });

function startRoutes(): FastifyInstance {
  const own = Fastify();
  registerErrors(own);
  own.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id)); // as in app.ts
  const api: Api = {
    app: own,
    // Nothing is cached: data that was synced in the meantime is in the next answer.
    snapshots: makeSnapshots({ maxBytes: 0, isTrusted: () => false, isAway: () => false }),
    searches: makeSnapshots({ maxBytes: 0, isTrusted: () => false, isAway: () => false }),
    hot: makeHotAnswers(),
    limiter: makeLimiter(redis),
    access: { findCaller: async () => undefined, siteOrigin: 'http://127.0.0.1:8080', now: Date.now },
    findHead: () => findHead(apiDb),
  };
  for (const routes of [teamsRoutes, standingsRoutes, leadersRoutes, competitionMatchesRoutes])
    routes(api, { db: apiDb, clock });
  return own;
}

const matches = '/competitions/307/matches';
const standings = '/competitions/307/standings';
const scorers = '/competitions/307/top-scorers';
const statistics = '/competitions/by-api-id/307/statistics';
const requested = async () =>
  (await listSyncRequests(db)).map(({ kind, key }) => `${kind} ${key}`).toSorted();

test('COMP-05: data that was never synced is a 202, and its sync is requested once', async () => {
  const paths = [
    '/teams/barcelona-529/squad',
    `${matches}?season=2024`,
    `${standings}?season=2024`,
    `${scorers}?season=2024`,
    `${statistics}?season=2024`,
    standings, // of the current season, before the worker fetched it
  ];
  const answers = await Promise.all(paths.map((path) => refusal(app, `/api${path}`)));
  for (const answer of answers) expect(answer).toMatchObject({ status: 202, code: 'syncing' });
  expect(await requested()).toEqual(['season 307-2024', 'season 307-2026', 'squad 529']);
});

test('COMP-05: a single match of an old season is shown while the whole season is requested', async () => {
  const { body } = await call(app, listCompetitionMatches, `${matches}?season=2025`);
  expect(body.data.pagination.totalMatches).toBe(1);
  expect(await requested()).toContain('season 307-2025');
});

test('COMP-05: data that was synced within a day and is still empty is an empty answer', async () => {
  await saveSynced(db, { kind: 'squad', keys: [529], now: NOW });
  await saveSynced(db, { kind: 'season', keys: ['307-2024'], now: NOW });
  await saveSynced(db, { kind: 'standings', keys: ['307-2026'], now: NOW - 20 * 86_400_000 });
  const squad = await call(app, getSquad, '/teams/barcelona-529/squad');
  expect(squad.body.data).toEqual({ squad: [], coach: null, absences: [] });
  const listed = await call(app, listCompetitionMatches, `${matches}?season=2024`);
  expect(listed.body.data).toMatchObject({ matches: [], pagination: { totalMatches: 0 } });
  const figures = await call(app, getCompetitionStatistics, `${statistics}?season=2024`);
  expect(figures.body.data).toMatchObject({ topScorers: [], topAssists: [], season: 2024 });
  for (const path of [`${standings}?season=2024`, standings])
    expect((await call(app, getStandings, path)).body.data.standings).toEqual([]);
});

test('COMP-05: a season that the provider does not list or cover is not requested', async () => {
  const before = await requested();
  const unlisted = await call(app, listCompetitionMatches, `${matches}?season=2010`);
  expect(unlisted.body.data.matches).toEqual([]);
  const uncovered = await call(app, getStandings, `${standings}?season=2023`);
  expect(uncovered.body.data.standings).toEqual([]);
  expect((await call(app, listTopScorers, `${scorers}?season=2023`)).body.data).toEqual([]);
  expect(await requested()).toEqual(before);
});
