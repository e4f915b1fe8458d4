import { expect, test } from 'vitest';
import { getHeadToHead } from '@safira/contract/matches/head-to-head';
import { listRecentMatches, listUpcomingMatches } from '@safira/contract/matches/lists';
import { getMatch } from '@safira/contract/matches/matches';
import { getPrediction } from '@safira/contract/matches/predictions';
import { saveHighlights } from '@safira/store/matches/highlights';
import { saveSynced } from '@safira/store/sync/last-synced';
import { findHead } from '@safira/store/matches/changes';
import { saveDetailsChanged } from '@safira/store/matches/details-changed';
import { savePrediction } from '@safira/store/matches/predictions';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { listSyncRequests } from '@safira/store/sync/requests';
import { call, NOW, refusal, startApi, store, publishChanges } from '../api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });

/** A match of teams 11 and 12, or of 12 and 11. */
function aHeadToHead(id: number, kickoff: string, isReturn = false) {
  const observed = anObservation({ id, kickoff, status: 'FT', goals: [1, 0], winner: 'home' });
  const teams = anObservation({ id: 1 });
  const [home, away] = isReturn ? [teams.away, teams.home] : [teams.home, teams.away];
  return { ...observed, home, away, match: { ...observed.match, homeId: home.id, awayId: away.id } };
}

await store(
  db,
  anObservation({ id: 1, kickoff: '2026-11-21T20:00:00Z' }),
  anObservation({ id: 2, kickoff: '2026-11-25T20:00:00Z' }),
  anObservation({ id: 3, kickoff: '2026-12-20T20:00:00Z' }),
  anObservation({ id: 4, kickoff: '2026-11-22T20:00:00Z', status: 'PST' }),
  anObservation({ id: 5, kickoff: '2026-11-20T20:00:00Z', status: 'FT', goals: [0, 0] }),
  anObservation({ id: 6, kickoff: '2026-11-18T20:00:00Z', status: 'PEN', goals: [1, 1] }),
  anObservation({ id: 7, kickoff: '2026-11-21T16:00:00Z', status: '2H', elapsed: 50, goals: [1, 1] }),
  ...Array.from({ length: 11 }, (_, index) =>
    aHeadToHead(100 + index, `20${10 + index}-03-01T20:00:00Z`, index % 2 === 0),
  ),
);

const ids = (matches: readonly { apiId: number }[]) => matches.map(({ apiId }) => apiId);

test('API-01: GET /matches/upcoming lists the scheduled matches of the coming days, the next first', async () => {
  expect(ids((await call(app, listUpcomingMatches, '/matches/upcoming')).body.data)).toEqual([1, 2]);
  expect(ids((await call(app, listUpcomingMatches, '/matches/upcoming?days=30&limit=3')).body.data)).toEqual([
    1, 2, 3,
  ]);
});

test('API-01: GET /matches/recent lists the matches with a result in the last days, the newest first', async () => {
  expect(ids((await call(app, listRecentMatches, '/matches/recent')).body.data)).toEqual([5, 6]);
  expect(ids((await call(app, listRecentMatches, '/matches/recent?days=2')).body.data)).toEqual([5]);
});

test('DLG-10: the newest ten stored head-to-head matches are returned at once, and a sync is requested', async () => {
  const { body } = await call(app, getHeadToHead, '/matches/1/h2h');
  expect(ids(body.data)).toEqual([110, 109, 108, 107, 106, 105, 104, 103, 102, 101]);
  expect(body.h2h).toEqual(body.data);
  // The answer does not wait until the request is saved.
  await expect.poll(() => listSyncRequests(db)).toEqual([{ kind: 'head-to-head', key: '11-12' }]);
});

test('DLG-10: a finished match is not in its own head-to-head list', async () => {
  const { body } = await call(app, getHeadToHead, '/matches/110/h2h');
  expect(ids(body.data)).toEqual([109, 108, 107, 106, 105, 104, 103, 102, 101, 100]);
});

test('DLG-10: teams that never met have an empty head-to-head list once it was synced', async () => {
  await saveSynced(db, { kind: 'head-to-head', keys: ['21-22'], now: NOW - 1_000 });
  expect((await call(app, getHeadToHead, '/matches/2/h2h')).body.data).toEqual([]);
});

test('DLG-10: head-to-head matches that were never synced are a 202, and are returned once they are synced', async () => {
  expect(await refusal(app, '/api/matches/3/h2h')).toMatchObject({ status: 202, code: 'syncing' });
  await saveSynced(db, { kind: 'head-to-head', keys: ['31-32'], now: NOW });
  expect((await call(app, getHeadToHead, '/matches/3/h2h')).body.data).toEqual([]);
});

test('DLG-04: the prediction has the expected winner and the percentages; without a prediction it is null', async () => {
  const percent = { home: 45, draw: 30, away: 25 };
  await savePrediction(db, { matchId: 1, winnerId: 11, percent, advice: null });
  const { body } = await call(app, getPrediction, '/matches/1/predictions');
  expect(body.data).toMatchObject({ winner: { id: 11, originalName: 'Home 1' }, percent });
  expect((await call(app, getPrediction, '/matches/2/predictions')).body.data).toBeNull();
});

test('DLG-11: a new highlight is in the next answer about its match', async () => {
  const highlights = async () => (await call(app, getMatch, '/matches/5')).body.data.highlights;
  await publishChanges(db, redis, await findHead(db)); // from here on the bus is trusted
  expect(await highlights()).toEqual([]);
  const video = {
    videoId: 'demo0000001',
    title: 'Home 5 v Away 5 | Highlights',
    source: 'League',
    isEmbeddable: true,
  };
  const url = 'https://videos.test/demo0000001';
  const found = { ...video, matchId: 5, url, thumbnail: null, publishedAt: new Date(NOW) };
  const changed = await saveHighlights(db, [found], NOW);
  const lease = await aLease(db, 'test highlights');
  const head = await findHead(db);
  await saveDetailsChanged(db, changed, lease);
  await publishChanges(db, redis, head);
  expect(await highlights()).toMatchObject([
    { videoId: 'demo0000001', url, source: 'League', embeddable: true },
  ]);
});

test.each(['h2h', 'predictions'])('API-06: %s of an unknown match is a 404', async (what) => {
  const answer = await refusal(app, `/api/matches/999/${what}`);
  expect(answer).toMatchObject({ status: 404, code: 'match_not_found' });
});
