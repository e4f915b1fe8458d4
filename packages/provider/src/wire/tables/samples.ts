import type { z } from 'zod';
import { WireCoach } from '../coachs.ts';
import { WireCountry } from '../countries.ts';
import { Envelope } from '../envelope.ts';
import { WireFixturePlayers } from '../fixture-players.ts';
import { WireEvent, WireFixture, WireTeamStatistics } from '../fixtures.ts';
import { WireInjury } from '../injuries.ts';
import { WireLeague, WireSeason } from '../leagues.ts';
import { WireLineup } from '../lineups.ts';
import { WirePlayer, WirePlayerTeam, WireProfile, WireSquad } from '../players.ts';
import { WirePrediction } from '../predictions.ts';
import { WireRound } from '../rounds.ts';
import { WireStandings } from '../standings.ts';
import { WireStatus } from '../status.ts';
import { WireTeamSeason } from '../team-statistics.ts';
import { WireTeam } from '../teams.ts';
import { WireTimezone } from '../timezone.ts';
import { WireVenue } from '../venues.ts';

// Typed by hand from section 1 and 2 of the provider's reference, so that the schemas are not fitted to the simulator.

const logo = 'https://media.api-sports.io/football/teams/490.png';
const none = { home: null, away: null };
export const serieA = { id: 135, name: 'Serie A', country: 'Italy', logo, flag: null, season: 2025 };

export const juventusLecce = {
  fixture: {
    id: 1378040,
    referee: 'Giuseppe Collu, Italy',
    timezone: 'UTC',
    date: '2026-01-03T17:00:00+00:00',
    timestamp: 1767459600,
    periods: { first: 1767459600, second: null },
    venue: { id: null, name: 'Allianz Stadium', city: 'Turin' },
    status: { long: 'First Half', short: '1H', elapsed: 45, extra: 1 },
  },
  league: { ...serieA, round: 'Regular Season - 18', standings: true },
  teams: {
    home: { id: 496, name: 'Juventus', logo, winner: null },
    away: { id: 867, name: 'Lecce', logo, winner: null },
  },
  goals: { home: 0, away: 0 },
  score: { halftime: { home: 0, away: 0 }, fulltime: none, extratime: none, penalty: none },
};

const savic = {
  games: { minutes: 121, number: 15, position: 'D', rating: '7.5', captain: false, substitute: false },
  offsides: null,
  shots: { total: 2, on: 1 },
  goals: { total: null, conceded: 0, assists: null, saves: null },
  passes: { total: 51, key: null, accuracy: '47' },
  tackles: { total: 2, blocks: 1, interceptions: 1 },
  duels: { total: 12, won: 8 },
  dribbles: { attempts: null, success: null, past: null },
  fouls: { drawn: 2, committed: 4 },
  cards: { yellow: 0, red: 0 },
  penalty: { won: null, commited: null, scored: 0, missed: 0, saved: null },
};
const ofMatch = (statistics: object) => ({
  team: { id: 530, name: 'Atletico Madrid', logo, update: '2024-03-14T04:00:00+00:00' },
  players: [{ player: { id: 39, name: 'Stefan Savić', photo: '…' }, statistics: [statistics] }],
});

export const mina = {
  id: 2484,
  name: 'Y. Mina',
  firstname: 'Yerry Fernando',
  lastname: 'Mina González',
  age: 31,
  birth: { date: '1994-09-23', place: 'Guachené', country: 'Colombia' },
  nationality: 'Colombia',
  height: '195',
  weight: '94',
  photo: '…',
};
const { offsides: _, ...numbers } = savic;
const minaSeason = {
  ...numbers,
  team: { id: 490, name: 'Cagliari', logo },
  league: serieA,
  games: {
    appearences: 11,
    lineups: 11,
    minutes: 898,
    number: 26,
    position: 'Defender',
    rating: '6.89',
    captain: false,
  },
  substitutes: { in: 0, out: 4, bench: 1 },
  goals: { total: 1, conceded: 0, assists: 0, saves: null },
  passes: { total: 407, key: 2, accuracy: 84 },
  cards: { yellow: 4, yellowred: 0, red: 0 },
};

const places = { home: 9, away: 9, total: 18 };
const minutes = {
  '0-15': { total: 2, percentage: '10.53%' },
  '106-120': { total: null, percentage: null },
};
const goals = {
  total: places,
  average: { home: '1.1', away: '1.0', total: '1.1' },
  minute: minutes,
  under_over: { '0.5': { over: 13, under: 5 }, '4.5': { over: 0, under: 18 } },
};
const cagliari = {
  form: 'DLWWLDLDLDLDLLWLDWL',
  fixtures: { played: places, wins: places, draws: places, loses: places },
  goals: { for: goals, against: goals },
  biggest: {
    streak: { wins: 2, draws: 1, loses: 2 },
    wins: { home: '2-0', away: '1-2' },
    loses: { home: '0-2', away: '2-0' },
    goals: { for: { home: 4, away: 2 }, against: { home: 3, away: 3 } },
  },
  clean_sheet: places,
  failed_to_score: places,
  penalty: {
    scored: { total: 1, percentage: '100.00%' },
    missed: { total: 0, percentage: '0%' },
    total: 1,
  },
  lineups: [{ formation: '3-5-2', played: 10 }],
  cards: { yellow: minutes, red: minutes },
};

const standing = (played: number) => ({ played, win: 4, draw: 6, lose: 8, goals: { for: 19, against: 25 } });
export const team = (id: number, name: string) => ({ id, name, logo });

const oblak = { player: { id: 29, name: 'J. Oblak', number: 13, pos: 'G', grid: '1:1' } };
const correa = { player: { id: 53, name: 'Á. Correa', number: 10, pos: 'F', grid: null } };
const shirt = { primary: 'f00000', number: 'ffffff', border: 'f00000' };
const atletico = {
  team: { ...team(530, 'Atletico Madrid'), colors: { player: shirt, goalkeeper: shirt } },
  coach: { id: 1595, name: 'D. Simeone', photo: '.../coachs/1595.png' },
  formation: '3-5-2',
  startXI: [oblak],
  substitutes: [correa],
};

const statistics = {
  team: team(36, 'Fulham'),
  statistics: [
    { type: 'Shots on Goal', value: 1 },
    { type: 'Total Shots', value: 11 },
    { type: 'Ball Possession', value: '50%' },
    { type: 'Red Cards', value: null },
    { type: 'Passes %', value: '80%' },
    { type: 'expected_goals', value: '1.50' },
    { type: 'goals_prevented', value: 0 },
  ],
};

const substitution = {
  time: { elapsed: 75, extra: null },
  team: team(33, 'Manchester United'),
  player: { id: 903, name: 'S. McTominay' },
  assist: { id: 897, name: 'M. Greenwood' },
  type: 'subst',
  detail: 'Substitution 1',
  comments: null,
};

const lastFive = {
  played: 5,
  form: '60%',
  att: '38%',
  def: '75%',
  goals: { for: { total: 3, average: '0.6' }, against: { total: 2, average: '0.4' } },
};
const prediction = {
  predictions: {
    winner: { id: 1189, name: 'Deportivo Santani', comment: 'Win or draw' },
    win_or_draw: true,
    under_over: '-3.5',
    goals: { home: '-2.5', away: '-1.5' },
    advice: 'Combo Double chance : Deportivo Santani or draw and -3.5 goals',
    percent: { home: '45%', draw: '45%', away: '10%' },
  },
  league: serieA,
  teams: {
    home: { ...team(1189, 'Deportivo Santani'), last_5: lastFive, league: cagliari },
    away: { ...team(1180, 'Guarani'), last_5: lastFive, league: cagliari },
  },
  comparison: { form: { home: '51.5%', away: '48.5%' }, poisson_distribution: { home: '0%', away: '0%' } },
  h2h: [juventusLecce],
};

const league = {
  league: { id: 135, name: 'Serie A', type: 'League', logo },
  country: { name: 'Italy', code: 'IT', flag: 'https://media.api-sports.io/flags/it.svg' },
  seasons: [
    {
      year: 2025,
      start: '2025-08-23',
      end: '2026-05-24',
      current: true,
      coverage: {
        fixtures: { events: true, lineups: true, statistics_fixtures: true, statistics_players: true },
        standings: true,
        players: true,
        top_scorers: true,
        top_assists: true,
        top_cards: true,
        injuries: true,
        predictions: true,
        odds: true,
      },
    },
  ],
};

export const unipol = {
  id: 12275,
  name: 'Unipol Domus',
  address: 'Via Raimondo Carta Raspi',
  city: 'Cagliari',
  capacity: 16416,
  surface: 'grass',
  image: '.../venues/12275.png',
};

export const cagliariRow = {
  rank: 15,
  team: team(490, 'Cagliari'),
  points: 18,
  goalsDiff: -6,
  group: 'Serie A',
  form: 'LWDLW',
  status: 'same',
  description: null,
  all: standing(18),
  home: standing(9),
  away: standing(9),
  update: '2026-01-04T00:00:00+00:00',
};

const jardim = {
  id: 22,
  name: 'Leonardo Jardim',
  firstname: 'José Leonardo',
  lastname: 'Nunes Alves Sousa Jardim',
  age: 51,
  birth: { date: '1974-08-01', place: 'Barcelona', country: 'Venezuela' },
  nationality: 'Portugal',
  height: null,
  weight: null,
  photo: '.../coachs/22.png',
  team: team(135, 'Cruzeiro'),
  career: [
    { team: team(135, 'Cruzeiro'), start: '2025-02-01', end: null },
    { team: team(2865, 'Al Ain'), start: '2024-11-01', end: '2025-02-01' },
  ],
};

export const injury = {
  player: {
    id: 3430,
    name: 'Caleb Ekuban',
    photo: '…',
    type: 'Missing Fixture',
    reason: 'Unknown Injury',
  },
  team: team(495, 'Genoa'),
  fixture: { id: 1377867, timezone: 'UTC', date: '2025-08-23T16:30:00+00:00', timestamp: 1755966600 },
  league: serieA,
};

export const envelope = {
  get: 'fixtures',
  parameters: [],
  errors: [],
  results: 0,
  paging: { current: 1, total: 1 },
};

export const samples: [name: string, schema: z.ZodType, sample: unknown][] = [
  ['an envelope', Envelope, { ...envelope, parameters: { league: '135', season: '2025' }, response: [] }],
  ['an envelope of an object', Envelope, { ...envelope, get: 'status', response: { account: {} } }],
  [
    'a refused key',
    Envelope,
    { ...envelope, errors: { token: 'Error/Missing application key.' }, response: [] },
  ],
  [
    'status',
    WireStatus,
    {
      account: { firstname: 'A', lastname: 'B', email: 'x@y.z' },
      subscription: { plan: 'Ultra', end: '2026-01-19T21:32:00+00:00', active: true },
      requests: { current: 30, limit_day: 75000 },
    },
  ],
  ['timezone', WireTimezone, 'Africa/Abidjan'],
  ['countries', WireCountry, { name: 'Saudi-Arabia', code: 'SA', flag: 'https://media/flags/sa.svg' }],
  ['the world', WireCountry, { name: 'World', code: null, flag: null }],
  ['leagues', WireLeague, league],
  [
    'absurd dates',
    WireLeague,
    { ...league, seasons: [{ year: 2025, start: '2286-11-20', end: '1970-01-01', current: true }] },
  ],
  ['leagues/seasons', WireSeason, 2008],
  [
    'teams',
    WireTeam,
    {
      team: { ...team(490, 'Cagliari'), code: 'CAG', country: 'Italy', founded: 1920, national: false },
      venue: unipol,
    },
  ],
  [
    'a team without a venue',
    WireTeam,
    {
      team: { ...team(31, 'Morocco'), code: null, country: 'Morocco', founded: null, national: true },
      venue: { id: null, name: null, address: null, city: null, capacity: null, surface: null, image: null },
    },
  ],
  ['teams/statistics', WireTeamSeason, { league: serieA, team: team(490, 'Cagliari'), ...cagliari }],
  [
    'venues',
    WireVenue,
    {
      id: 910,
      name: 'Stadio Olimpico',
      address: 'Viale dei Gladiatori, 2 / Via del Foro Italico',
      city: 'Roma',
      country: 'Italy',
      capacity: 68530,
      surface: 'grass',
      image: '.../venues/910.png',
    },
  ],
  ['standings', WireStandings, { league: { ...serieA, standings: [[cagliariRow]] } }],
  ['fixtures/rounds', WireRound, 'Regular Season - 1'],
  ['rounds with dates', WireRound, { round: 'Regular Season - 1', dates: ['2024-08-16', '2024-08-17'] }],
  ['fixtures', WireFixture, juventusLecce],
  [
    'a fixture of older days',
    WireFixture,
    {
      ...juventusLecce,
      fixture: {
        ...juventusLecce.fixture,
        referee: 'S. Marciniak',
        venue: { id: 0, name: 'Optus Stadium', city: null },
        status: { long: 'Match Cancelled', short: 'Canc', elapsed: null },
      },
    },
  ],
  [
    'a fixture with everything in it',
    WireFixture,
    {
      ...juventusLecce,
      events: [substitution],
      lineups: [atletico],
      statistics: [statistics],
      players: [ofMatch(savic)],
    },
  ],
  ['fixtures/statistics', WireTeamStatistics, statistics],
  [
    'statistics by halves',
    WireTeamStatistics,
    { ...statistics, statistics_1h: statistics.statistics, statistics_2h: statistics.statistics },
  ],
  ['fixtures/events', WireEvent, substitution],
  ['an event without an assist', WireEvent, { ...substitution, assist: { id: null, name: null } }],
  ['fixtures/lineups', WireLineup, atletico],
  [
    'a line-up of a small league',
    WireLineup,
    {
      team: { ...team(530, 'Atletico Madrid'), colors: null },
      coach: { id: null, name: null, photo: null },
      formation: null,
      startXI: [{ player: { id: null, name: 'J. Oblak', number: null, pos: 'G', grid: null } }],
      substitutes: [],
    },
  ],
  ['fixtures/players', WireFixturePlayers, ofMatch(savic)],
  ['passes in percent', WireFixturePlayers, ofMatch({ ...savic, passes: { total: 50, accuracy: '44%' } })],
  ['injuries', WireInjury, injury],
  ['predictions', WirePrediction, prediction],
  [
    'a prediction of nothing',
    WirePrediction,
    {
      ...prediction,
      predictions: {
        ...prediction.predictions,
        winner: { id: null, name: null, comment: null },
        under_over: null,
        goals: none,
      },
    },
  ],
  ['coachs', WireCoach, jardim],
  ['players', WirePlayer, { player: { ...mina, injured: false }, statistics: [minaSeason] }],
  [
    'an older height',
    WirePlayer,
    { player: { ...mina, height: '175 cm', weight: '68 kg' }, statistics: [minaSeason] },
  ],
  ['players/profiles', WireProfile, { player: { ...mina, number: 26, position: 'Defender' } }],
  [
    'players/squads',
    WireSquad,
    {
      team: team(490, 'Cagliari'),
      players: [{ id: 30731, name: 'E. Caprile', age: 24, number: 1, position: 'Goalkeeper', photo: '…' }],
    },
  ],
  ['players/teams', WirePlayerTeam, { team: team(490, 'Cagliari'), seasons: [2026, 2023] }],
];
