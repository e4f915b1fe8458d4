import { expect, test } from 'vitest';
import { mappedOf } from '../../testing/provider.ts';
import { aCoach, aLeague, anInjury, aSquad, aStanding, aTeam, someStandings } from '../../testing/records.ts';
import { settleCoaches, toCandidate } from './coach.ts';
import { toInjury } from './injury.ts';
import { toSeasons } from './season.ts';
import { toSquad } from './squad.ts';
import { toStandings } from './standings.ts';
import { toTeamProfile, toVenueProfile } from './team.ts';

test('TEAM-02: a national team keeps its flag, its logo and the picture of its venue', () => {
  const venue = { ...aTeam().venue, image: '/ground.png' };
  const item = aTeam({ team: { national: true, logo: '/490.png', founded: 1800 }, venue });
  expect(mappedOf(toTeamProfile(item))).toMatchObject({
    isNational: true,
    logo: '/490.png',
    founded: 1800,
    ground: { image: '/ground.png' },
  });
});

test('TEAM-02: a team and a venue with the fewest fields, what was not sent is null', () => {
  expect(mappedOf(toTeamProfile({ team: { id: 490, name: 'Cagliari' } }))).toEqual({
    id: 490,
    name: 'Cagliari',
    code: null,
    country: null,
    founded: null,
    isNational: false,
    logo: null,
    ground: null,
  });
  expect(mappedOf(toVenueProfile({ name: 'Unipol Domus', city: '', capacity: 0 }))).toEqual({
    id: null,
    name: 'Unipol Domus',
    city: null,
    address: null,
    capacity: null,
    surface: null,
    image: null,
  });
});

test('TEAM-02: quirk 19: a founding year before 1800 is none', () => {
  expect(mappedOf(toTeamProfile(aTeam({ team: { founded: 1799 } }))).founded).toBeNull();
});

test('API-01: quirk 19: a season with every flag is covered in all of it, each flag on its own', () => {
  const all = {
    fixtures: { events: true, lineups: true, statistics_fixtures: true, statistics_players: true },
    standings: true,
    players: true,
    top_scorers: true,
    injuries: true,
    predictions: true,
  };
  const covered = mappedOf(toSeasons(aLeague({ coverage: all })))[0]!.coverage;
  expect(Object.values(covered)).toEqual(Array.from({ length: 9 }, () => true));
  for (const one of ['standings', 'players', 'top_scorers', 'injuries', 'predictions'] as const) {
    const coverage = { fixtures: {}, [one]: true };
    const flags = Object.entries(mappedOf(toSeasons(aLeague({ coverage })))[0]!.coverage);
    const name = one === 'top_scorers' ? 'topScorers' : one;
    expect(flags.filter(([, is]) => is)).toEqual([[name, true]]);
  }
});

test.each([
  ['Cup', 'cup'],
  ['cup', 'cup'],
  ['League', 'league'],
  [null, 'league'],
])('API-01: a competition of the type %s is a %s, with its country and logo', (type, expected) => {
  const { league, ...item } = aLeague({});
  const [season] = mappedOf(toSeasons({ ...item, league: { ...league, type, logo: '/504.png' } }));
  expect(season).toMatchObject({ type: expected, country: 'Saudi-Arabia', logo: '/504.png' });
});

test.each([
  ['2023-01-01', '2029-12-31', '2023-01-01', '2029-12-31'],
  ['2022-12-31', '2030-01-01', null, null],
  [' 2026-08-23 ', '2026-08-23', '2026-08-23', '2026-08-23'],
  ['on 2026-08-23', '2026-08-23T18:00', null, null],
])('API-01: quirk 19: the season 2026 from %j to %j goes from %j to %j', (start, end, from, to) => {
  expect(mappedOf(toSeasons(aLeague({ year: 2026, start, end })))).toMatchObject([{ start: from, end: to }]);
});

const candidate = (...coach: Parameters<typeof aCoach>) => mappedOf(toCandidate(aCoach(...coach)));

test('TEAM-02: a coach without a team anywhere has none, and two such coaches stay as they are', () => {
  const unattached = (id: number) => mappedOf(toCandidate({ id, name: 'A. Coach' }));
  expect(unattached(1).coach.teamId).toBeNull();
  expect(settleCoaches([unattached(1), unattached(2)]).map(({ teamId }) => teamId)).toEqual([null, null]);
});

test('TEAM-02: a job without a team is none, and a job without a start counts as the oldest', () => {
  const { career: _, ...coach } = aCoach(22);
  const jobs = [
    { team: { id: null }, start: '2026-01-01', end: null },
    { team: { id: 1 }, start: null, end: null },
    { team: { id: 2 }, start: '2020-01-01', end: null },
  ];
  expect(mappedOf(toCandidate({ ...coach, career: jobs }))).toMatchObject({
    coach: { teamId: 2 },
    since: '2020-01-01',
  });
  expect(mappedOf(toCandidate({ ...coach, career: jobs.slice(0, 2) }))).toMatchObject({
    coach: { teamId: 1 },
    since: '',
  });
});

test('TEAM-02: of three coaches of one team in any order, the newest has it', () => {
  const years = ['2023', '2025', '2024'];
  const settled = settleCoaches(years.map((year, id) => candidate(id + 1, [2932, `${year}-07-01`, null])));
  expect(settled.map(({ id, teamId }) => [id, teamId])).toEqual([
    [2, 2932],
    [3, null],
    [1, null],
  ]);
});

test.each([
  ['119', '34', null, null],
  ['120', '35', 120, 35],
  ['230', '150', 230, 150],
  ['231', '151', null, null],
])('PLAYER-01: quirk 8: a coach of %s cm and %s kg has %j cm and %j kg', (height, weight, cm, kg) => {
  expect(mappedOf(toCandidate({ ...aCoach(22), height, weight })).coach).toMatchObject({
    height: cm,
    weight: kg,
  });
});

test.each([
  ['1899-12-31', null],
  ['1900-01-01', '1900-01-01'],
  ['2030-12-31', '2030-12-31'],
  ['2031-01-01', null],
])('PLAYER-01: quirk 19: a coach born on %s was born on %j', (date, expected) => {
  expect(mappedOf(toCandidate({ ...aCoach(22), birth: { date } })).coach.birth.date).toBe(expected);
});

test('TEAM-02: a coach keeps the names, the photo and where they were born', () => {
  const details = { firstname: 'Leonardo', lastname: 'Jardim', photo: '/22.png' };
  expect(mappedOf(toCandidate({ ...aCoach(22), ...details })).coach).toMatchObject({
    ...details,
    birth: { date: '1974-08-01', place: 'Barcelona', country: 'Venezuela' },
  });
});

test('PLAYER-01: an injury keeps its photo, type and reason; without a name the player has an empty one', () => {
  expect(mappedOf(toInjury(anInjury({ player: { photo: '/3430.png' } })))).toMatchObject({
    player: { photo: '/3430.png' },
    type: 'Missing Fixture',
    reason: 'Knee Injury',
  });
  expect(mappedOf(toInjury(anInjury({ player: { name: null } }))).player.name).toBe('');
});

test('TEAM-02: a squad keeps photos; a player without age, number or position has none', () => {
  const squad = aSquad({ id: 1, photo: '/1.png' }, { id: 2, age: null, number: null, position: null });
  expect(mappedOf(toSquad(squad)).players).toMatchObject([
    { id: 1, photo: '/1.png' },
    { id: 2, age: null, number: null, position: null, photo: null },
  ]);
});

test('COMP-02: a row of a table keeps its zone, its logo, its direction and the numbers at home and away', () => {
  const numbers = (n: number) => ({
    played: n,
    win: n + 1,
    draw: n + 2,
    lose: n + 3,
    goals: { for: n + 4, against: n + 5 },
  });
  const flat = ({ goals, ...rest }: ReturnType<typeof numbers>) => ({ ...rest, ...goals });
  const row = aStanding({
    team: { id: 490, name: 'Cagliari', logo: '/490.png' },
    status: 'down',
    description: 'Relegation',
    all: numbers(10),
    home: numbers(20),
    away: numbers(30),
  });
  expect(mappedOf(toStandings(someStandings([row])))).toEqual({
    competitionId: 135,
    season: 2025,
    groups: [
      {
        name: 'Serie A',
        rows: [
          {
            rank: 15,
            team: { id: 490, name: 'Cagliari', logo: '/490.png' },
            points: 18,
            goalsDiff: -6,
            form: 'WLDWL',
            status: 'down',
            description: 'Relegation',
            all: flat(numbers(10)),
            home: flat(numbers(20)),
            away: flat(numbers(30)),
          },
        ],
      },
    ],
  });
});

test('COMP-02: quirk 11: a row without numbers has zeros, a table without any name an empty one', () => {
  const empty = { goals: {} };
  const row = { ...aStanding({ team: { id: 490 }, group: null }), all: empty, home: empty, away: empty };
  const { league } = someStandings([row]);
  const [group] = mappedOf(toStandings({ league: { ...league, name: null } })).groups;
  expect(group!.name).toBe('');
  expect(group!.rows[0]).toMatchObject({
    team: { id: 490, name: '', logo: null },
    all: { played: 0, win: 0, draw: 0, lose: 0, for: 0, against: 0 },
  });
});
