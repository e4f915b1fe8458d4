import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getMe } from '@safira/contract/accounts/auth';
import { getDashboard } from '@safira/contract/accounts/dashboard';
import {
  addFavouriteCompetition,
  addFavouriteMatch,
  addFavouriteTeam,
  listFavourites,
  removeFavouriteCompetition,
  removeFavouriteMatch,
  removeFavouriteTeam,
} from '@safira/contract/accounts/favourites';
import { testDatabase } from '@safira/testkit/database';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { aTeamProfile } from '@safira/testkit/records';
import { aMember, callAs, refused, send } from './accounts.ts';
import { startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

const [HILAL, NASSR, UNITED, CITY] = [2932, 2939, 33, 50];
const { db } = await testDatabase();
const { app } = await startApi({ db });
await saveTeamProfiles(db, [
  aTeamProfile(),
  ...Array.from({ length: 110 }, (_, n) =>
    aTeamProfile({ id: 5_000 + n, name: `Club ${n}`, code: null, ground: null }),
  ),
]);
const saudi = { league: 307, home: HILAL, away: NASSR };
const goals: [number, number] = [1, 0];
await store(
  db,
  between({ ...saudi, id: 1, kickoff: '2026-11-18T16:00:00Z', status: 'FT', goals }),
  between({ ...saudi, id: 2, kickoff: '2026-11-21T16:00:00Z', status: '2H', elapsed: 60, goals }),
  between({ ...saudi, id: 3, kickoff: '2026-11-25T16:00:00Z' }),
  between({ ...saudi, id: 4, home: NASSR, away: HILAL, kickoff: '2026-11-24T16:00:00Z' }),
  between({ ...saudi, id: 5, kickoff: '2026-11-10T16:00:00Z', status: 'FT', goals }),
  between({ league: 39, home: UNITED, away: CITY, id: 6, kickoff: '2026-11-23T16:00:00Z' }),
);

const removal = (path: string, id: number) => ({ path: path.replace(':id', String(id)) });

test('AUTH-09: teams, competitions and matches are added, listed with our own names, and removed', async () => {
  const { token } = await aMember(app);
  await callAs(app, addFavouriteTeam, { token, body: { teamId: HILAL } });
  await callAs(app, addFavouriteCompetition, { token, body: { competitionId: 307 } });
  const payload = {
    matchId: 3,
    homeTeam: '<b>x</b>',
    awayTeam: 'y',
    competitionName: 'z',
    matchDate: 'never',
  };
  const { data: match } = await callAs(app, addFavouriteMatch, { token, body: payload });
  expect(match).toEqual({
    matchId: 3,
    homeTeam: 'الهلال',
    awayTeam: 'النصر',
    competitionName: expect.stringMatching(/\p{Script=Arabic}/u),
    matchDate: '2026-11-25T16:00:00.000Z',
    originalHomeTeam: expect.stringContaining('Hilal'),
    originalAwayTeam: expect.stringContaining('Nassr'),
    originalCompetitionName: 'League 307',
  });
  const { data } = await callAs(app, listFavourites, { token });
  expect(data).toEqual({
    teams: [{ teamId: HILAL }],
    competitions: [{ competitionId: 307 }],
    matches: [match],
  });
  expect((await callAs(app, getMe, { token })).data).toMatchObject({
    favoriteTeams: [{ teamId: HILAL }],
    favoriteCompetitions: [{ competitionId: 307 }],
  });
  for (const [entry, id] of [
    [removeFavouriteTeam, HILAL],
    [removeFavouriteCompetition, 307],
    [removeFavouriteMatch, 3],
  ] as const)
    await callAs(app, entry, { token, ...removal(entry.path, id) });
  expect((await callAs(app, listFavourites, { token })).data).toEqual({
    teams: [],
    competitions: [],
    matches: [],
  });
});

test('AUTH-09: an addition or a removal made twice changes nothing the second time', async () => {
  const { token } = await aMember(app);
  for (let n = 0; n < 2; n++) await callAs(app, addFavouriteTeam, { token, body: { teamId: HILAL } });
  expect((await callAs(app, listFavourites, { token })).data.teams).toEqual([{ teamId: HILAL }]);
  for (let n = 0; n < 2; n++)
    await callAs(app, removeFavouriteTeam, { token, ...removal(removeFavouriteTeam.path, HILAL) });
  expect((await callAs(app, listFavourites, { token })).data.teams).toEqual([]);
});

test('AUTH-09: what we do not know cannot be a favourite', async () => {
  const { token } = await aMember(app);
  expect(await refused(app, addFavouriteTeam, { token, body: { teamId: 999 } })).toMatchObject({
    code: 'not_found',
  });
  expect(await refused(app, addFavouriteCompetition, { token, body: { competitionId: 999 } })).toMatchObject({
    code: 'not_found',
  });
  expect(await refused(app, addFavouriteMatch, { token, body: { matchId: 999 } })).toMatchObject({
    code: 'match_not_found',
  });
  expect(await refused(app, addFavouriteTeam, { token, body: { teamId: -1 } })).toMatchObject({
    code: 'invalid',
  });
});

test('AUTH-09: a team, a competition and a match with the same number are removed one by one', async () => {
  const { token } = await aMember(app);
  await saveTeamProfiles(db, [aTeamProfile({ id: 39, name: 'Wolves', code: null, ground: null })]);
  await store(db, between({ league: 39, home: 39, away: 40, id: 39, kickoff: '2026-12-20T16:00:00Z' }));
  await callAs(app, addFavouriteTeam, { token, body: { teamId: 39 } });
  await callAs(app, addFavouriteCompetition, { token, body: { competitionId: 39 } });
  await callAs(app, addFavouriteMatch, { token, body: { matchId: 39 } });
  const left = [];
  for (const entry of [removeFavouriteTeam, removeFavouriteCompetition, removeFavouriteMatch]) {
    await callAs(app, entry, { token, ...removal(entry.path, 39) });
    const { teams, competitions, matches } = (await callAs(app, listFavourites, { token })).data;
    left.push([teams.length, competitions.length, matches.length]);
  }
  expect(left).toEqual([
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test('AUTH-09: favourites belong to one account', async () => {
  const [mine, other] = [await aMember(app), await aMember(app)];
  await callAs(app, addFavouriteTeam, { token: mine.token, body: { teamId: HILAL } });
  await callAs(app, removeFavouriteTeam, { token: other.token, ...removal(removeFavouriteTeam.path, HILAL) });
  expect((await callAs(app, listFavourites, { token: other.token })).data.teams).toEqual([]);
  expect((await callAs(app, listFavourites, { token: mine.token })).data.teams).toEqual([{ teamId: HILAL }]);
});

test('AUTH-09: 110 teams are added at once, 100 are kept; one that is kept can be added again', async () => {
  const { token } = await aMember(app);
  const add = (n: number) => send(app, addFavouriteTeam, { token, body: { teamId: 5_000 + n } });
  const answers = await Promise.all(Array.from({ length: 110 }, (_, n) => add(n)));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 409).length]).toEqual([
    100, 10,
  ]);
  const { teams } = (await callAs(app, listFavourites, { token })).data;
  expect(teams).toHaveLength(100);
  expect((await add(teams[0]!.teamId - 5_000)).statusCode).toBe(200);
});

test('AUTH-09: of 200 changes made at once, the last of each team decides', async () => {
  const change = fc.record({ teamId: fc.integer({ min: 5_000, max: 5_030 }), isAddition: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 200, maxLength: 200 }), async (changes) => {
      const { token } = await aMember(app);
      const make = ({ teamId, isAddition }: (typeof changes)[number]) =>
        isAddition
          ? callAs(app, addFavouriteTeam, { token, body: { teamId } })
          : callAs(app, removeFavouriteTeam, { token, ...removal(removeFavouriteTeam.path, teamId) });
      // A browser sends the changes of one team in order, those of different teams at once.
      const byTeam = Map.groupBy(changes, ({ teamId }) => teamId);
      await Promise.all(
        [...byTeam.values()].map(async (ofTeam) => {
          for (const one of ofTeam) await make(one);
        }),
      );
      const expected = [...byTeam]
        .filter(([, ofTeam]) => ofTeam.at(-1)!.isAddition)
        .map(([teamId]) => teamId);
      const { data } = await callAs(app, listFavourites, { token });
      expect(new Set(data.teams.map(({ teamId }) => teamId))).toEqual(new Set(expected));
      expect(data.teams).toHaveLength(expected.length);
    }),
    { numRuns: 3, seed: 7 },
  );
});

test('AUTH-09: the dashboard has the live, next and last matches of the favourite teams, each once', async () => {
  const { token } = await aMember(app);
  const idsOf = async () => {
    const { live, next, last } = (await callAs(app, getDashboard, { token })).data;
    return [live, next, last].map((matches) => matches.map(({ apiId }) => apiId));
  };
  expect(await idsOf()).toEqual([[], [], []]);
  await callAs(app, addFavouriteTeam, { token, body: { teamId: HILAL } });
  expect(await idsOf()).toEqual([[2], [4, 3], [1, 5]]);
  for (const teamId of [NASSR, CITY]) await callAs(app, addFavouriteTeam, { token, body: { teamId } });
  expect(await idsOf()).toEqual([[2], [6, 4, 3], [1, 5]]);
});
