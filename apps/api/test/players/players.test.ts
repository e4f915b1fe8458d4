import { expect, test } from 'vitest';
import {
  getPlayer,
  getPlayersCacheStatus,
  getPlayerSeason,
  searchPlayers,
} from '@safira/contract/players/players';
import type { ObservedPlayerSeason } from '@safira/football/observed/records';
import { saveSynced } from '@safira/store/sync/last-synced';
import { savePeople } from '@safira/store/players/people';
import { savePlayerSeasons } from '@safira/store/players/seasons';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveSquads } from '@safira/store/teams/squads';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aPerson, aSeason, numbersWith } from '@safira/testkit/records';
import { listSyncRequests } from '@safira/store/sync/requests';
import { call, NOW, refusal, startApi, store } from '../api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });
// Rate limits count sync requests of an earlier run for a minute.
const callers = ['127.0.0.1', '10.0.0.9', '10.0.0.10'];
await redis.del('rate:all-syncs:', ...callers.map((address) => `rate:sync:${address}`));

type SeasonFields = {
  competitionId: number;
  season: number;
  teamId?: number;
  goals?: number;
  minutes?: number;
};

function aPlayer(person: Parameters<typeof aPerson>[0], ...seasons: SeasonFields[]): ObservedPlayerSeason {
  return {
    player: { ...aPerson(person), isInjured: false },
    seasons: seasons.map(({ competitionId, season, teamId = 11, goals = 0, minutes = 900 }) => ({
      teamId,
      competitionId,
      season,
      appearances: 10,
      lineups: 9,
      minutes,
      position: 'attacker',
      rating: 7.5,
      isCaptain: true,
      substitutes: { in: 1, out: 2, bench: 3 },
      numbers: numbersWith({ goals }),
    })),
  };
}

await store(db, anObservation({ id: 1, league: 307 }), anObservation({ id: 2, league: 39 }));
await saveSeasons(db, [
  aSeason(),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
]);
await savePlayerSeasons(db, [
  aPlayer(
    {},
    { competitionId: 307, season: 2026, goals: 8 },
    { competitionId: 39, season: 2025, teamId: 21, goals: 20 },
  ),
  aPlayer(
    {
      id: 307,
      name: 'S. Salah',
      firstname: 'Samir',
      lastname: 'Salah',
      birth: { date: null, place: null, country: null },
    },
    { competitionId: 307, season: 2026, minutes: 2_000 },
  ),
  aPlayer(
    { id: 308, name: 'K. Salah', firstname: 'Karim', lastname: 'Salah' },
    { competitionId: 39, season: 2026 },
  ),
]);
await saveSquads(db, [
  {
    teamId: 11,
    players: [
      { id: 306, name: 'M. Salah', age: 34, number: 11, position: 'attacker', photo: null },
      { id: 309, name: 'Yasser Salahi', age: null, number: 4, position: 'defender', photo: null },
    ],
  },
]);

const found = (players: readonly { player: { id: number } }[]) => players.map(({ player }) => player.id);

test('PLAYER-01: a player is returned with their profile and seasons, newest first', async () => {
  const { body } = await call(app, getPlayer, '/players/306');
  expect(body.data.player).toMatchObject({
    id: 306,
    name: 'محمد صلاح',
    originalName: 'M. Salah',
    age: 34,
    nationalityName: 'مصر',
    birth: { date: '1992-06-15', countryName: 'مصر' },
    injured: false,
  });
  expect(body.data.statistics.map(({ league, team }) => [league?.id, league?.season, team?.id])).toEqual([
    [307, 2026, 11],
    [39, 2025, 21],
  ]);
  expect(body.data.statistics[0]).toMatchObject({
    games: { appearences: 10, number: 11, captain: true },
    goals: { total: 8 },
    substitutes: { in: 1, out: 2, bench: 3 },
  });
});

test('PLAYER-01: a season is named by its years; without dates, as other seasons of its competition are', async () => {
  const within2026 = aSeason({
    competitionId: 253,
    name: 'MLS',
    country: 'USA',
    start: '2026-02-21',
    end: '2026-12-06',
  });
  const cup = { competitionId: 137, name: 'Coppa Italia', type: 'cup' as const };
  await saveSeasons(db, [
    within2026,
    aSeason({ ...cup, season: 2025, start: '2025-08-09', end: '2026-05-13', isCurrent: false }),
    aSeason({ ...cup, season: 2026, start: '2026-08-08', end: '2026-12-03' }),
  ]);
  await savePlayerSeasons(db, [
    aPlayer({ id: 310, name: 'N. Years' }, ...[2024, 2026].map((season) => ({ competitionId: 253, season }))),
    aPlayer({ id: 311, name: 'N. Cup' }, { competitionId: 137, season: 2026 }),
  ]);
  const namesOf = async (id: number) =>
    (await call(app, getPlayer, `/players/${id}`)).body.data.statistics.map(
      ({ league }) => league?.seasonName,
    );
  expect(await namesOf(306)).toEqual(['2026/27', '2025/26']);
  expect(await namesOf(310)).toEqual(['2026', '2024']);
  expect(await namesOf(311)).toEqual(['2026/27']);
});

test('PLAYER-01: with a league only its seasons are returned', async () => {
  const { body } = await call(app, getPlayer, '/players/306?league=39');
  expect(body.data.statistics.map(({ goals }) => goals.total)).toEqual([20]);
});

test('API-05: one season of a player is returned, in all competitions', async () => {
  expect((await call(app, getPlayerSeason, '/players/306/stats/2025')).body.data).toHaveLength(1);
  expect((await call(app, getPlayerSeason, '/players/306/stats/2019')).body.data).toEqual([]);
});

test('PLAYER-02: players of a league are found by any part of their names, in Arabic and Latin, best known first', async () => {
  const search = async (text: string, more = '') =>
    found(
      (await call(app, searchPlayers, `/players/search?search=${encodeURIComponent(text)}&league=307${more}`))
        .body.data,
    );
  expect(await search('salah')).toEqual([307, 306, 309]); // 309 is only in a squad
  expect(await search('صَلاح')).toEqual([307, 306]);
  expect(await search('Mohamed Salah')).toEqual([306]);
  expect(await search('SALAH sam')).toEqual([307]);
  expect(await search('salah', '&season=2025')).toEqual([]);
  expect(await search('!!')).toEqual([]);
});

test('PLAYER-02: a search without a league is refused, one in an unknown league is a 404', async () => {
  expect(await refusal(app, '/api/players/search?search=salah')).toMatchObject({ status: 400 });
  expect(await refusal(app, '/api/players/search?search=salah&league=9999')).toMatchObject({ status: 404 });
});

test('PLAYER-01: an unknown player is requested from a worker, and returned as soon as the sync is done', async () => {
  const answer = call(app, getPlayer, '/players/500');
  await expect.poll(() => listSyncRequests(db)).toEqual([{ kind: 'player', key: '500' }]);
  await savePlayerSeasons(db, [aPlayer({ id: 500, name: 'A. Late' }, { competitionId: 307, season: 2026 })]);
  await saveSynced(db, { kind: 'player', keys: [500], now: NOW });
  expect((await answer).body.data.player.id).toBe(500);
});

test('PLAYER-01: a player is a 202 until a worker syncs them, and a 404 for a day if the provider has none', async () => {
  expect(await refusal(app, '/api/players/501')).toMatchObject({ status: 202, code: 'syncing' });
  await saveSynced(db, { kind: 'player', keys: [501], now: NOW });
  expect(await refusal(app, '/api/players/501')).toMatchObject({ status: 404, code: 'not_found' });
  expect(await listSyncRequests(db)).toEqual([]);
});

test('PLAYER-01: a player known only from a line-up is returned with their name if no sync comes', async () => {
  await savePeople(db, [{ id: 600, name: 'Sami Unknown' }]);
  const { body } = await call(app, getPlayer, '/players/600');
  expect(body.data).toMatchObject({ player: { originalName: 'Sami Unknown', age: null }, statistics: [] });
  expect(await listSyncRequests(db)).toContainEqual({ kind: 'player', key: '600' });
});

test('HOUSE: one address may request ten made-up players a minute, and other addresses are not affected', async () => {
  const statusOf = (id: number, remoteAddress: string) =>
    app.inject({ url: `/api/players/${id}`, remoteAddress }).then(({ statusCode }) => statusCode);
  const first = await Promise.all(
    Array.from({ length: 11 }, (_, index) => statusOf(9_000 + index, '10.0.0.9')),
  );
  expect(first.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  expect(await statusOf(9_100, '10.0.0.10')).toBe(202);
  expect(await statusOf(9_000, '10.0.0.9')).toBe(202); // requested already, so it is not counted
});

test('API-05: GET /players/cache/status counts the stored players', async () => {
  const { body } = await call(app, getPlayersCacheStatus, '/players/cache/status');
  expect(body.data).toMatchObject({
    players: 8,
    withProfile: 6,
    seasons: 8,
    lastSyncedAt: new Date(NOW).toISOString(),
  });
  expect(body.data.waiting).toBe(12);
});
