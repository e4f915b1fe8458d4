import { expect, test } from 'vitest';
import { listPlayersAbroad } from '@safira/contract/players/abroad';
import { saveAppearances } from '@safira/store/matches/appearances';
import { savePlayerSeasons } from '@safira/store/players/seasons';
import { saveSquads } from '@safira/store/teams/squads';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { anAppearance, aPerson, aTeamProfile, numbersWith } from '@safira/testkit/records';
import { call, refusal, startApi, store } from '../api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });
const lease = await aLease(db, 'test');

// Match 1 was played today, match 2 is tonight, match 3 tomorrow. Home 1 (11) is English, away 1 (12) Saudi.
await store(
  db,
  anObservation({ id: 1, kickoff: '2026-11-21T13:00:00Z', status: 'FT', goals: [2, 0] }),
  anObservation({ id: 2, kickoff: '2026-11-21T19:00:00Z' }),
  anObservation({ id: 3, kickoff: '2026-11-22T19:00:00Z' }),
);
const teams = { 11: 'England', 12: 'Saudi-Arabia', 21: 'France', 22: 'Egypt', 31: 'England', 32: 'England' };
await saveTeamProfiles(
  db,
  Object.entries(teams).map(([id, country]) =>
    aTeamProfile({ id: Number(id), name: `Club ${id}`, country, isNational: id === '32' }),
  ),
);

/** A player with this nationality who has played for the team. */
const savePlayer = (id: number, nationality: string, teamId: number, appearances = 5) =>
  savePlayerSeasons(db, [
    {
      player: { ...aPerson({ id, name: `Player Number${id}`, nationality }), isInjured: false },
      seasons: [
        {
          teamId,
          competitionId: 307,
          season: 2026,
          appearances,
          lineups: appearances,
          minutes: 90 * appearances,
          position: 'attacker',
          rating: null,
          isCaptain: false,
          substitutes: { in: 0, out: 0, bench: 0 },
          numbers: numbersWith({}),
        },
      ],
    },
  ]);
await savePlayer(901, 'Egypt', 11);
await savePlayer(902, 'England', 11);
await savePlayer(903, 'Saudi Arabia', 12); // at home, though the country is spelled in another way
await savePlayer(904, 'Morocco', 12);
await savePlayer(905, 'Morocco', 21);
await savePlayer(906, 'Egypt', 22);
await savePlayer(907, 'Algeria', 21, 0); // has not played for the club
await savePlayer(908, 'Tunisia', 31);
await savePlayer(909, 'Tunisia', 32); // a national team

const squad = (teamId: number, ...ids: number[]) => ({
  teamId,
  players: ids.map((id) => ({
    id,
    name: `Player Number${id}`,
    age: 25,
    number: 7,
    position: 'attacker' as const,
    photo: null,
  })),
});
await saveSquads(db, [squad(21, 905, 907), squad(22, 906), squad(31, 908), squad(32, 909), squad(11, 901)]);
await saveAppearances(db, { matchId: 1, observedAt: new Date('2026-11-21T15:00:00Z'), lease }, [
  anAppearance(901, { goals: 1, yellow: 1, minutes: 74, rating: 8 }),
  anAppearance(902, { goals: 1 }),
  anAppearance(903, { teamId: 12 }),
  anAppearance(904, { teamId: 12, isSubstitute: true, minutes: null, rating: null }),
]);

const read = async (query = '') => (await call(app, listPlayersAbroad, `/players/abroad${query}`)).body;
const ids = ({ data }: Awaited<ReturnType<typeof read>>) => data.players.map(({ player }) => player.id);

test('OURS-15: the Arab players of clubs in other countries are listed for a day, those who scored first', async () => {
  const body = await read();
  expect(ids(body)).toEqual([901, 904, 905]);
  expect(body.data.players[0]).toMatchObject({
    country: { key: 'egypt', name: 'مصر' },
    team: { id: 11 },
    matchId: 1,
    appearance: { isSubstitute: false, minutes: 74, goals: 1, yellow: 1, red: 0, rating: 8 },
  });
  expect(body.data.players[1]?.appearance).toMatchObject({ isSubstitute: true, minutes: null });
  expect(body.data.matches.map(({ apiId }) => apiId)).toEqual([1, 2]);
  expect(body.day).toMatchObject({ date: '2026-11-21', today: '2026-11-21', timezone: 'Asia/Riyadh' });
});

test('OURS-15: before a match those of the squad are listed who have played for the club, without numbers', async () => {
  const [, , tonight] = (await read()).data.players;
  expect(tonight).toMatchObject({ player: { id: 905 }, number: 7, matchId: 2, appearance: null });
});

test('OURS-15: another day has its own players; those of national teams are not abroad', async () => {
  expect(ids(await read('?date=2026-11-22'))).toEqual([908]);
  expect(ids(await read('?date=2026-11-20'))).toEqual([]);
});

test('OURS-15: a player comes with the next match of the club', async () => {
  const first = anObservation({ id: 4, kickoff: '2026-11-28T18:00:00Z' });
  const later = anObservation({ id: 5, kickoff: '2026-12-05T18:00:00Z' });
  for (const { match } of [first, later]) Object.assign(match, { awayId: 11 });
  for (const observation of [first, later]) observation.away.id = 11;
  await store(db, first, later);
  const { players } = (await read('?timezone=Europe/London')).data;
  expect(players.find(({ player }) => player.id === 901)?.next).toMatchObject({
    matchId: 4,
    date: '2026-11-28T18:00:00.000Z',
    opponent: { id: 41 },
  });
  expect(players.find(({ player }) => player.id === 904)?.next).toBeNull();
});

test.each(['CANC', 'AWD', 'PST', 'ABD'])(
  'OURS-15: a match that is %s is not the next one',
  async (status) => {
    const off = anObservation({ id: 6, kickoff: '2026-11-21T20:00:00Z', status });
    Object.assign(off.match, { homeId: 31 });
    off.home.id = 31;
    await store(db, off);
    const { app: fresh } = await startApi({ db });
    const { body } = await call(fresh, listPlayersAbroad, '/players/abroad?date=2026-11-22');
    expect(body.data.players.map(({ player, next }) => [player.id, next?.matchId])).toEqual([[908, 3]]);
  },
);

test('OURS-15: a date that does not exist or is far away is refused', async () => {
  expect(await refusal(app, '/api/players/abroad?date=2026-02-30')).toMatchObject({ status: 400 });
  expect(await refusal(app, '/api/players/abroad?date=2020-01-01')).toMatchObject({
    code: 'date_out_of_range',
  });
});
