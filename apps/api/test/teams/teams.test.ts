import { expect, test } from 'vitest';
import {
  getSquad,
  getTeam,
  getTeamByApiId,
  getTeamStatistics,
  listTeamMatches,
  listTeams,
  searchTeams,
} from '@safira/contract/teams/teams';
import { saveCoaches } from '@safira/store/teams/coaches';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveSquads } from '@safira/store/teams/squads';
import { saveStandings } from '@safira/store/competitions/standings';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { aPerson, aSeason, aStandingRow, aTeamProfile } from '@safira/testkit/records';
import { call, refusal, startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });

const hilal = 2932;
const nassr = 2939;
const united = 33;
await saveSeasons(db, [
  aSeason(),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
]);
const english = { country: 'England', ground: null };
await saveTeamProfiles(db, [
  aTeamProfile(),
  aTeamProfile({ id: nassr, name: 'Al-Nassr', code: 'NAS', ground: null }),
  aTeamProfile({ id: united, name: 'Manchester United', code: 'MUN', ...english }),
  aTeamProfile({ id: 50, name: 'Manchester City', code: 'MAC', ...english }),
  aTeamProfile({ id: 529, name: 'Barcelona', code: 'BAR', country: 'Spain', ground: null }),
  aTeamProfile({ id: 541, name: 'Real Madrid', code: 'REA', country: 'Spain', ground: null }),
]);
const inTable = aStandingRow(1, { team: { id: 541, name: 'Real Madrid', logo: null } });
await saveStandings(db, { competitionId: 307, season: 2024, groups: [{ name: '', rows: [inTable] }] });
const saudi = { league: 307, home: hilal, away: nassr };
await store(
  db,
  between({ ...saudi, id: 1, kickoff: '2026-09-01T16:00:00Z', status: 'FT', goals: [2, 0] }),
  between({ ...saudi, id: 2, kickoff: '2026-09-08T16:00:00Z', status: 'FT', goals: [1, 1] }),
  between({
    id: 3,
    league: 307,
    home: nassr,
    away: hilal,
    kickoff: '2026-10-01T16:00:00Z',
    status: 'FT',
    goals: [3, 0],
  }),
  between({ ...saudi, id: 4, kickoff: '2026-10-08T16:00:00Z', status: 'PST' }),
  between({ ...saudi, id: 5, kickoff: '2025-10-08T16:00:00Z', status: 'FT', goals: [5, 0], season: 2025 }),
  between({ ...saudi, id: 21, kickoff: '2026-12-08T16:00:00Z' }),
  between({ ...saudi, id: 22, kickoff: '2026-11-28T16:00:00Z' }),
  between({ ...saudi, id: 20, kickoff: '2026-11-21T16:00:00Z', status: '1H', goals: [0, 0] }),
  between({
    id: 30,
    league: 39,
    home: united,
    away: 50,
    kickoff: '2026-11-01T16:00:00Z',
    status: 'FT',
    goals: [0, 0],
  }),
);

const idsOf = (teams: { id: number }[]) => teams.map(({ id }) => id).toSorted((a, b) => a - b);
const listed = async (query: string) => (await call(app, listTeams, `/teams?${query}`)).body.data;

test('TEAM-02: GET /teams/:id returns a team with its venue, in Arabic', async () => {
  const { body } = await call(app, getTeam, '/teams/al-hilal-saudi-fc-2932');
  expect(body.data).toMatchObject({
    id: hilal,
    apiId: hilal,
    _id: 'al-hilal-saudi-fc-2932',
    name: 'الهلال',
    originalName: 'Al-Hilal Saudi FC',
    countryName: 'السعودية',
    code: 'HIL',
    founded: 1957,
    national: false,
    venue: { originalName: 'Kingdom Arena', city: 'الرياض', capacity: 26090, surface: 'grass' },
  });
});

test('TEAM-03: GET /teams/by-api-id/:id returns the same team', async () => {
  const bySlug = await call(app, getTeam, '/teams/al-hilal-saudi-fc-2932');
  const { body } = await call(app, getTeamByApiId, `/teams/by-api-id/${hilal}`);
  expect(body.data).toEqual(bySlug.body.data);
});

test.each([
  '/teams/unknown-1',
  '/teams/2932',
  '/teams/by-api-id/99',
  '/teams/unknown-1/matches',
  '/teams/unknown-1/squad',
  '/teams/unknown-1/statistics?league=307',
  '/teams/al-nassr-2939/statistics?league=9999',
])('API-06: %s is a 404', async (path) => {
  expect(await refusal(app, `/api${path}`)).toMatchObject({ status: 404, code: 'not_found' });
});

test.each([
  ['search=هلال', [hilal]],
  ['search=AL-HILAL', [hilal]],
  ['search=mac', [50]],
  ['search=man', [united, 50]],
  ['search=100%25', []],
  ['search=%25', []],
  ['search=الملكي', [541]],
  ['country=Saudi Arabia', [hilal, nassr]],
  ['country=السعوديه', [hilal, nassr]],
  ['country=Spain&search=real', [541]],
  ['league=39', [united, 50]],
  ['league=307&season=2025', [hilal, nassr]],
  ['league=39&season=2025', []],
  ['league=307&season=2024', [541]],
  ['season=2026', [united, 50, hilal, nassr]],
])('TEAM-01: GET /teams?%s', async (query, expected) => {
  const { teams, pagination } = await listed(query);
  expect(idsOf(teams)).toEqual(expected);
  expect(pagination.totalTeams).toBe(expected.length);
});

test('TEAM-01: pages contain every team exactly once', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => listed(`limit=4&page=${page}`)));
  expect(pages.map(({ pagination }) => pagination)).toEqual([
    { current: 1, total: 2, totalTeams: 6 },
    { current: 2, total: 2, totalTeams: 6 },
    { current: 3, total: 2, totalTeams: 6 },
  ]);
  expect(pages.map(({ teams }) => teams.length)).toEqual([4, 2, 0]);
  expect(new Set(pages.flatMap(({ teams }) => idsOf(teams))).size).toBe(6);
});

test.each([
  ['manchester', [united, 50]],
  ['الهلال', [hilal]],
  ['النصر', [nassr]],
  ['barcelonna', [529]],
  ['برشلونه', [529]],
  ['man utd', [united]],
  ['البرسا', [529]],
  ['الريال', [541]],
])('OURS-07: GET /teams/search?q=%s', async (q, expected) => {
  const { body } = await call(app, searchTeams, `/teams/search?q=${encodeURIComponent(q)}`);
  expect(idsOf(body.data)).toEqual(expected);
});

const matchesOf = async (query = '') => {
  const { body } = await call(app, listTeamMatches, `/teams/al-hilal-saudi-fc-2932/matches${query}`);
  return body.data.matches.map(({ apiId }) => apiId);
};

test('TEAM-02: live matches come first, then results, newest first, then upcoming matches up to the limit', async () => {
  expect(await matchesOf()).toEqual([20, 3, 2, 1, 5, 22, 21]);
  expect(await matchesOf('?limit=3')).toEqual([20, 3, 2]);
});

test('TEAM-02: the squad is sorted by position from the goalkeeper forward, then by number, with the coach', async () => {
  const member = (id: number, position: 'goalkeeper' | 'attacker' | null, number: number | null) => ({
    id,
    name: `Player Number${id}`,
    age: 25,
    number,
    position,
    photo: null,
  });
  await saveSquads(db, [
    {
      teamId: hilal,
      players: [
        member(1, null, 4),
        member(2, 'attacker', null),
        member(3, 'attacker', 9),
        member(4, 'goalkeeper', 37),
        member(5, 'goalkeeper', 1),
      ],
    },
  ]);
  await saveCoaches(db, [{ ...aPerson({ id: 77, name: 'S. Inzaghi' }), teamId: hilal }]);
  const { body } = await call(app, getSquad, '/teams/al-hilal-saudi-fc-2932/squad');
  expect(body.data.squad.map(({ player }) => player.id)).toEqual([5, 4, 3, 2, 1]);
  expect(body.data.squad[0]!.player).toMatchObject({ number: 1, position: 'goalkeeper', photo: null });
  expect(body.data.coach).toMatchObject({ id: 77, originalName: 'S. Inzaghi' });
});

test('API-01: GET /teams/:id/statistics counts the finished matches of the current season', async () => {
  const path = '/teams/al-hilal-saudi-fc-2932/statistics?league=307';
  const { body } = await call(app, getTeamStatistics, path);
  expect(body.data).toMatchObject({
    league: 307,
    season: 2026,
    form: 'WDL',
    fixtures: { played: { home: 2, away: 1, total: 3 }, loses: { home: 0, away: 1, total: 1 } },
    goals: { for: { home: 3, away: 0, total: 3 }, against: { home: 1, away: 3, total: 4 } },
    cleanSheets: { home: 1, away: 0, total: 1 },
    failedToScore: { home: 0, away: 1, total: 1 },
  });
  const before = await call(app, getTeamStatistics, `${path}&season=2025`);
  expect(before.body.data).toMatchObject({ season: 2025, form: 'W' });
});
