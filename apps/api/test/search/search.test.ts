import { expect, test } from 'vitest';
import { searchAll } from '@safira/contract/search/search';
import { savePlayers } from '@safira/store/players/players';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveSquads } from '@safira/store/teams/squads';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { saveTeams } from '@safira/store/teams/teams';
import { testDatabase } from '@safira/testkit/database';
import { aPerson, aSeason, aTeamProfile } from '@safira/testkit/records';
import { call, startApi } from '../api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });

const aTeam = (id: number, name: string, country: string) => ({ id, name, country, logo: null });
await saveTeams(db, [
  aTeam(529, 'Barcelona', 'Spain'),
  aTeam(541, 'Real Madrid', 'Spain'),
  aTeam(33, 'Manchester United', 'England'),
  aTeam(50, 'Manchester City', 'England'),
  aTeam(1577, 'Al Ahly', 'Egypt'),
  aTeam(2932, 'Al-Hilal Saudi FC', 'Saudi-Arabia'),
]);
await saveSeasons(db, [
  aSeason(),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
  aSeason({ competitionId: 2, name: 'UEFA Champions League', country: 'World' }),
  aSeason({ competitionId: 140, name: 'La Liga', country: 'Spain' }),
]);
await savePlayers(db, [
  aPerson(),
  aPerson({ id: 154, name: 'L. Messi', firstname: 'Lionel', lastname: 'Messi', nationality: 'Argentina' }),
  aPerson({ id: 1100, name: 'E. Haaland', firstname: 'Erling', lastname: 'Haaland', nationality: 'Norway' }),
]);
await saveSquads(db, [
  {
    teamId: 50,
    players: [{ id: 1100, name: 'E. Haaland', age: 26, number: 9, position: 'attacker', photo: null }],
  },
]);

async function find(text: string, limit = 8) {
  const { body } = await call(app, searchAll, `/search?q=${encodeURIComponent(text)}&limit=${limit}`);
  const { teams, players, competitions } = body.data;
  return {
    teams: teams.map(({ id }) => id),
    players: players.map(({ id }) => id),
    competitions: competitions.map(({ id }) => id),
    data: body.data,
  };
}

test.each([
  ['صلا', [306]],
  ['sal', [306]],
  ['Mohamed sa', [306]],
  ['ميسي', [154]],
  ['e', [1100]],
  ['مح', [306]],
  ['LIONEL', [154]],
])(
  'OURS-07: %s finds players by the beginning of any of their names, including full names',
  async (text, ids) => {
    expect((await find(text)).players).toEqual(ids);
  },
);

test.each([
  ['Slaah', 306], // two letters swapped
  ['Mesi', 154], // a letter too few
  ['Haalland', 1100], // a letter too many
  ['هالند', 1100], // a common spelling
  ['Moahmed Salah', 306],
])('OURS-07: %s, with one mistake, finds the player', async (text, id) => {
  expect((await find(text)).players).toEqual([id]);
});

test.each([
  ['البرسا', 529],
  ['الريال', 541],
  ['man utd', 33],
  ['اهلي', 1577],
  ['برشلونه', 529],
  ['Barselona', 529],
])('OURS-07: %s finds a team', async (text, id) => {
  expect((await find(text)).teams[0]).toBe(id);
});

test('OURS-07: a name that begins with the text comes before one that is spelled similarly', async () => {
  await saveTeams(db, [aTeam(7001, 'Torvik', 'Italy'), aTeam(7002, 'Torvil', 'Italy')]);
  expect((await find('torvil')).teams.slice(0, 2)).toEqual([7002, 7001]);
});

test.each([
  ['premier', [39]],
  ['liga', [140]],
  ['دوري الأبطال', [2]],
  ['primier league', [39]],
])('OURS-07: %s finds a competition', async (text, ids) => {
  expect((await find(text)).competitions).toEqual(ids);
});

test('OURS-07: a player has their club, a team its country in Arabic', async () => {
  expect((await find('haaland')).data.players[0]?.team).toMatchObject({
    id: 50,
    originalName: 'Manchester City',
  });
  expect((await find('barcelona')).data.teams[0]).toMatchObject({ name: 'برشلونة', countryName: 'إسبانيا' });
});

test('OURS-07: a player of a club and a national team is shown with the club, whichever id is lower', async () => {
  await saveTeamProfiles(db, [aTeamProfile({ id: 26, name: 'Argentina', isNational: true })]);
  const players = [{ id: 154, name: 'L. Messi', age: 39, number: 10, position: null, photo: null }];
  await saveSquads(db, [{ teamId: 26, players }]);
  expect((await find('messi')).data.players[0]?.team?.id).toBe(26);
  await saveSquads(db, [{ teamId: 541, players }]);
  expect((await find('messi', 7)).data.players[0]?.team?.id).toBe(541);
});

test('OURS-07: limit bounds the results, and punctuation alone finds nothing', async () => {
  expect((await find('man', 1)).teams).toHaveLength(1);
  expect(await find('&|!:*')).toMatchObject({ teams: [], players: [], competitions: [] });
  expect((await find("' : * salah")).players).toEqual([306]);
});

test('OURS-07: where a club has the typed name, players with a merely similar name are left out', async () => {
  await savePlayers(db, [
    aPerson({ id: 4242, name: 'O. Ahli', firstname: 'Omar', lastname: 'Ahlo', nationality: 'Norway' }),
  ]);
  expect(await find('Al Ahly')).toMatchObject({ teams: [1577], players: [] });
  expect((await find('Ahlu')).players).toContain(4242);
});
