import { expect, test } from 'vitest';
import { mappedOf } from '../../testing/provider.ts';
import {
  aLeague,
  anInjury,
  aPrediction,
  aSquad,
  aStanding,
  aTeam,
  someStandings,
} from '../../testing/records.ts';
import { toInjury } from './injury.ts';
import { toPrediction } from './prediction.ts';
import { toRound } from './round.ts';
import { toSeasons } from './season.ts';
import { toSquad } from './squad.ts';
import { toStandings } from './standings.ts';
import { toVenueProfile, toTeamProfile } from './team.ts';

const seasons = (...sent: Parameters<typeof aLeague>) => mappedOf(toSeasons(aLeague(...sent)));

test('API-01: quirk 24: a season keeps the provider’s label and its current flag', () => {
  const sent = [
    { year: 2025, current: false },
    { year: 2026, start: '2025-09-22', end: '2026-05-08', current: true },
  ];
  expect(seasons(...sent)).toMatchObject([
    { competitionId: 504, season: 2025, isCurrent: false },
    {
      season: 2026,
      start: '2025-09-22',
      end: '2026-05-08',
      isCurrent: true,
      type: 'cup',
      name: "King's Cup",
    },
  ]);
});

test.each([
  ['2286-11-20', '1970-01-01', null, null],
  ['2025-02-30', '2025-13-01', null, null],
  [null, undefined, null, null],
  ['2025-08-23', '2025-08-01', '2025-08-23', null],
  ['2023-10-12', '2026-03-31', '2023-10-12', '2026-03-31'],
])('API-01: quirk 19: a season from %j to %j goes from %j to %j', (start, end, from, to) => {
  expect(seasons({ year: 2026, start, end })).toMatchObject([{ start: from, end: to }]);
});

test('API-01: quirk 19: a feature without a coverage flag is not covered', () => {
  const fixtures = { events: true, lineups: true, statistics_fixtures: null, statistics_players: false };
  const [covered, silent] = seasons({ coverage: { fixtures, standings: true } }, { coverage: null });
  expect(covered!.coverage).toMatchObject({
    events: true,
    lineups: true,
    statistics: false,
    standings: true,
  });
  expect(new Set(Object.values(silent!.coverage))).toEqual(new Set([false]));
});

test('TEAM-02: an item becomes a team and its venue', () => {
  expect(mappedOf(toTeamProfile(aTeam()))).toEqual({
    id: 490,
    name: 'Cagliari',
    code: 'CAG',
    country: 'Italy',
    founded: 1920,
    isNational: false,
    logo: null,
    ground: {
      id: 12275,
      name: 'Unipol Domus',
      city: 'Cagliari',
      address: 'Via Raimondo Carta Raspi',
      capacity: 16416,
      surface: 'grass',
      image: null,
    },
  });
});

test.each([0, null])('TEAM-02: quirk 15: a venue with the id %j has no id', (id) => {
  const venue = { ...aTeam().venue, id, address: 'Piazza Azzuri d&apos;Italia, 1' };
  expect(mappedOf(toVenueProfile(venue))).toMatchObject({ id: null, address: "Piazza Azzuri d'Italia, 1" });
  expect(mappedOf(toTeamProfile(aTeam({ venue }))).ground).toMatchObject({ id: null, name: 'Unipol Domus' });
});

test.each(['', null])(
  'TEAM-02: quirk 15: a venue with the name %j is dropped from a team, and alone it is refused',
  (name) => {
    const venue = { ...aTeam().venue, name };
    expect(mappedOf(toTeamProfile(aTeam({ venue }))).ground).toBeNull();
    expect(toVenueProfile(venue)).toEqual({ ok: false, id: 12275, reason: expect.stringContaining('name') });
  },
);

test('TEAM-02: quirk 19: the founding year 0 is null', () => {
  expect(mappedOf(toTeamProfile(aTeam({ team: { founded: 0 } }))).founded).toBeNull();
});

test('TEAM-02: a squad has every player once, with our position names', () => {
  const squad = aSquad({ id: 1 }, { id: 2, position: 'Attacker', number: null }, { id: 1, number: 22 });
  expect(mappedOf(toSquad(squad))).toEqual({
    teamId: 490,
    players: [
      { id: 1, name: 'E. Caprile', age: 24, number: 22, position: 'goalkeeper', photo: null },
      { id: 2, name: 'E. Caprile', age: 24, number: null, position: 'attacker', photo: null },
    ],
  });
});

test('COMP-02: quirk 26: the form of a table runs from the oldest match to the newest', () => {
  const sent = someStandings([
    aStanding({ form: 'LWDLW' }),
    aStanding({ form: 'WWWLD' }),
    aStanding({ form: null }),
  ]);
  const forms = mappedOf(toStandings(sent)).groups[0]!.rows.map(({ form }) => form);
  expect(forms).toEqual(['WLDWL', 'DLWWW', null]);
});

test('COMP-02: each group is a table of its own, with the rows as sent', () => {
  const groups = [
    [aStanding({ group: 'Group A', status: 'up' })],
    [],
    [aStanding({ group: null, status: null })],
  ];
  const standings = mappedOf(toStandings(someStandings(...groups)));
  expect(standings.groups.map(({ name }) => name)).toEqual(['Group A', 'Serie A']);
  expect(standings.groups[0]!.rows[0]).toMatchObject({
    rank: 15,
    team: { id: 490 },
    status: 'up',
    all: { played: 18, win: 4, draw: 6, lose: 8, for: 19, against: 25 },
  });
  expect(standings.groups[1]!.rows[0]!.status).toBe('same');
});

test('PLAYER-01: an injury belongs to a player and a match; without a type it is Questionable', () => {
  expect(mappedOf(toInjury(anInjury({ player: { type: null, reason: '' } })))).toEqual({
    player: { id: 3430, name: 'Caleb Ekuban', photo: null },
    teamId: 495,
    matchId: 1377867,
    competitionId: 135,
    season: 2025,
    type: 'Questionable',
    reason: null,
  });
});

test('DLG-04: a prediction belongs to the requested match, in percent', () => {
  expect(mappedOf(toPrediction(aPrediction(), 77))).toEqual({
    matchId: 77,
    winnerId: 1189,
    percent: { home: 45, draw: 45, away: 10 },
    advice: 'Double chance : Deportivo Santani or draw',
  });
  const undecided = aPrediction({ winner: { id: null, name: null }, advice: null });
  expect(mappedOf(toPrediction(undecided, 77))).toMatchObject({ winnerId: null, advice: null });
});

test.each(['Regular Season - 1', { round: 'Regular Season - 1', dates: ['2024-08-16'] }])(
  'NAME-04: a round sent as %j becomes its name',
  (round) => {
    expect(mappedOf(toRound(round))).toBe('Regular Season - 1');
  },
);

const { league } = someStandings([aStanding()]);

test.each([
  ['a competition without seasons', toSeasons({ ...aLeague({}), seasons: null }), 504, 'seasons'],
  ['a team without a name', toTeamProfile({ team: { id: 490 } }), 490, 'team.name'],
  ['a squad of nobodies', toSquad({ team: { id: 490 }, players: [{ id: null }] }), 490, 'players.0.id'],
  ['a table of no season', toStandings({ league: { ...league, season: null } }), 135, 'league.season'],
  ['an injury without a player', toInjury(anInjury({ player: { id: null } })), null, 'player.id'],
  ['a prediction without shares', toPrediction(aPrediction({ percent: {} }), 77), 77, 'percent.home'],
  [
    'a share above all',
    toPrediction(aPrediction({ percent: { home: '145%', draw: '0%', away: '0%' } }), 77),
    77,
    'home',
  ],
  ['a round in numbers', toRound(7), null, 'item'],
])('HOME-14: %s is refused with its id and a reason', (_, mapped, id, part) => {
  expect(mapped).toEqual({ ok: false, id, reason: expect.stringContaining(part) });
});
