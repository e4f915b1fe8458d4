import { expect, test } from 'vitest';
import { getBracket, getBracketByApiId } from '@safira/contract/competitions/bracket';
import { getCompetition } from '@safira/contract/competitions/competitions';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { findHead } from '@safira/store/matches/changes';
import { saveSynced, seasonKey } from '@safira/store/sync/last-synced';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aSeason } from '@safira/testkit/records';
import { call, NOW, publishChanges, refusal, startApi, store } from '../api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });

const POKAL = 81;
const cup = { competitionId: POKAL, name: 'DFB Pokal', country: 'Germany', type: 'cup' } as const;
await saveSeasons(db, [
  aSeason({ ...cup, coverage: { standings: false } }),
  aSeason({ ...cup, season: 2025, isCurrent: false }),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
  aSeason({ competitionId: 29, name: 'World Cup - Qualification Africa', country: 'World', type: 'cup' }),
]);

type Overrides = Parameters<typeof anObservation>[0] & { penalties?: [number, number] };
/** A match of the cup between two teams; `id` also numbers it within the season. */
function inCup(round: string, [homeId, awayId]: [number, number], overrides: Overrides) {
  const { penalties, ...rest } = overrides;
  const { match, ...observation } = anObservation({ league: POKAL, ...rest });
  const penalty = { home: penalties?.[0] ?? null, away: penalties?.[1] ?? null };
  const team = (id: number) => ({ id, name: `Team ${id}`, logo: null, country: 'Germany' });
  return {
    ...observation,
    home: team(homeId),
    away: team(awayId),
    match: { ...match, round, homeId, awayId, score: { ...match.score, penalty } },
  };
}

await store(
  db,
  inCup('Quarter-finals', [1, 2], {
    id: 1,
    kickoff: '2026-11-03T19:00:00Z',
    status: 'FT',
    goals: [2, 0],
    winner: 'home',
  }),
  inCup('Quarter-finals', [3, 4], {
    id: 2,
    kickoff: '2026-11-03T18:00:00Z',
    status: 'PEN',
    goals: [1, 1],
    penalties: [3, 5],
  }),
  inCup('Quarter-finals', [5, 6], { id: 3, kickoff: '2026-11-04T18:00:00Z', status: '2H', goals: [0, 1] }),
  inCup('Quarter-finals', [7, 8], { id: 4, kickoff: '2026-11-21T18:00:00Z' }),
  inCup('Semi-finals', [4, 1], { id: 5, kickoff: '2026-12-01T18:00:00Z' }),
  anObservation({ id: 20, league: 39 }),
  anObservation({ id: 21, league: 29 }),
);

const read = async (path = `/competitions/${POKAL}/bracket`) => (await call(app, getBracket, path)).body.data;

test('OURS-11: a cup has its rounds with Arabic names, ties in the order of their paths, and open places', async () => {
  const { rounds, season, isLive, matchIds, thirdPlace } = await read();
  expect({ season, isLive, matchIds, thirdPlace }).toEqual({
    season: 2026,
    isLive: true,
    matchIds: [4],
    thirdPlace: null,
  });
  expect(
    rounds.map(({ key, name, ties }) => [
      key,
      name,
      ...ties.map(({ sides }) => sides.map(({ team }) => team?.id ?? '?').join('-')),
    ]),
  ).toEqual([
    ['quarter-finals', 'ربع النهائي', '3-4', '1-2', '5-6', '7-8'],
    ['semi-finals', 'نصف النهائي', '4-1', '?-?'],
    ['final', 'النهائي', '?-?'],
  ]);
  expect(rounds[0]?.ties[0]).toMatchObject({ penalties: [3, 5], winner: 1, leadsTo: 0, state: 'finished' });
  expect(rounds[0]?.ties[2]).toMatchObject({ winner: null, leadsTo: null, drawnAt: 1, state: 'live' });
  expect(rounds[0]?.ties[0]?.sides[0].team?.name).toMatch(/\p{Script=Arabic}/u);
});

test('OURS-11: the provider’s id gives the same answer', async () => {
  const { body } = await call(app, getBracketByApiId, `/competitions/by-api-id/${POKAL}/bracket?season=2026`);
  expect(body.data).toEqual(await read());
});

test('OURS-11: a goal in a tie is in the next answer', async () => {
  const live = async () => (await read()).rounds[0]?.ties[2]?.legs[0]?.goals;
  expect(await live()).toEqual([0, 1]);
  const head = await findHead(db);
  await store(
    db,
    inCup('Quarter-finals', [5, 6], { id: 3, kickoff: '2026-11-04T18:00:00Z', status: '2H', goals: [1, 1] }),
  );
  await publishChanges(db, redis, head);
  expect(await live()).toEqual([1, 1]);
});

test('OURS-11: a competition says which of its seasons have a bracket and which a table', async () => {
  const seasons = async (id: number) =>
    (await call(app, getCompetition, `/competitions/${id}`)).body.data.seasons.map(
      ({ season, hasBracket, hasStandings }) => [season, hasBracket, hasStandings],
    );
  expect(await seasons(POKAL)).toEqual([
    [2026, true, false],
    [2025, true, true], // not fetched yet, and its format is known
  ]);
  expect(await seasons(39)).toEqual([[2026, false, true]]);
  expect(await seasons(29)).toEqual([[2026, false, true]]);
});

test('OURS-11: a competition without knock-out rounds has an empty bracket', async () => {
  expect((await read('/competitions/29/bracket')).rounds).toEqual([]);
});

test('OURS-11: a season that was never fetched is on its way; fetched and without matches it is empty', async () => {
  const path = `/competitions/${POKAL}/bracket?season=2025`;
  expect(await refusal(app, `/api${path}`)).toMatchObject({ status: 202 });
  await saveSynced(db, {
    kind: 'fixtures',
    keys: [seasonKey({ competitionId: POKAL, season: 2025 })],
    now: NOW,
  });
  await saveSynced(db, {
    kind: 'season',
    keys: [seasonKey({ competitionId: POKAL, season: 2025 })],
    now: NOW,
  });
  expect((await read(path)).rounds).toEqual([]);
});

test('OURS-11: an unknown competition is a 404', async () => {
  expect(await refusal(app, '/api/competitions/9999/bracket')).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});
