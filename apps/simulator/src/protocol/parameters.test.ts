import { expect, test } from 'vitest';
import { errorsIn } from './parameters.ts';

const many = Array.from({ length: 21 }, (_, i) => i + 1).join('-');

const refused: [endpoint: string, query: string, errors: Record<string, string>][] = [
  ['fixtures', '', { required: 'At least one parameter is required.' }],
  ['fixtures', 'timezone=Asia/Riyadh', { required: 'At least one parameter is required.' }],
  ['injuries', '', { required: 'At least one parameter is required.' }],
  ['players', 'page=2', { required: 'At least one parameter is required.' }],
  ['fixtures', 'live=all&page=2', { page: 'The Page field do not exist.' }],
  ['timezone', 'id=1', { id: 'The Id field do not exist.' }],
  ['teams', 'league=39&search=Ars', { league: 'The League field cannot be used with the Search field.' }],
  [
    'venues',
    'country=Italy&search=San',
    { country: 'The Country field cannot be used with the Search field.' },
  ],
  [
    'players',
    'search=Salah',
    {
      league: 'The League or Team field is required with the Search field.',
      team: 'The League or Team field is required with the Search field.',
    },
  ],
  [
    'fixtures',
    'from=2026-11-01&to=2026-11-30',
    {
      from: 'The From field need another parameter.',
      to: 'The To field need another parameter.',
    },
  ],
  ['fixtures', 'season=2026', { season: 'The Season field need another parameter.' }],
  ['standings', 'season=2026', { season: 'The Season field need another parameter.' }],
  ['teams', 'season=2026', { season: 'The Season field need another parameter.' }],
  ['teams/statistics', 'league=39&season=2026', { team: 'The Team field is required.' }],
  ['teams/seasons', '', { team: 'The Team field is required.' }],
  ['standings', 'league=39', { season: 'The Season field is required.' }],
  ['fixtures', 'league=39', { season: 'The Season field is required.' }],
  ['players', 'team=42', { season: 'The Season field is required.' }],
  ['fixtures', 'league=39&season=2026&from=2026-11-01', { to: 'The To field is required.' }],
  ['players/topscorers', 'league=39', { season: 'The Season field is required.' }],
  ['fixtures/events', '', { fixture: 'The Fixture field is required.' }],
];

test.each(refused)('API-01: %s?%s is refused with the provider’s message', (endpoint, query, errors) => {
  expect(errorsIn(endpoint, Object.fromEntries(new URLSearchParams(query)))).toEqual(errors);
});

test.each([
  ['fixtures', `ids=${many}`, 'ids'],
  ['fixtures', 'ids=1,2', 'ids'],
  ['fixtures', 'id=x', 'id'],
  ['fixtures', 'id=', 'id'],
  ['fixtures', 'live=some', 'live'],
  ['fixtures', 'date=2026-02-30', 'date'],
  ['fixtures', 'date=2026-02-20&timezone=Mars/Olympus', 'timezone'],
  ['fixtures', 'next=100', 'next'],
  ['fixtures', 'league=39&season=26', 'season'],
  ['fixtures/headtohead', 'h2h=33', 'h2h'],
  ['players', 'search=Sal&league=39', 'search'],
  ['teams', 'search=Ar', 'search'],
  ['leagues', 'type=friendly', 'type'],
  ['leagues', 'current=yes', 'current'],
])('HOME-14: %s?%s is refused for its %s', (endpoint, query, name) => {
  expect(Object.keys(errorsIn(endpoint, Object.fromEntries(new URLSearchParams(query))))).toEqual([name]);
});

test.each([
  ['fixtures', 'live=ALL'],
  ['fixtures', 'league=39&next=10'],
  ['fixtures', 'team=42&season=2026&from=2026-11-01&to=2026-11-30'],
  ['fixtures', 'date=2026-11-28&timezone=asia/riyadh'],
  ['leagues', ''],
  ['leagues', 'type=Cup'],
  ['players', 'search=Salah&league=39'],
  ['players', 'id=276&season=2026'],
  ['injuries', 'date=2026-11-28'],
  ['players/profiles', 'page=2'],
])('API-01: %s?%s is valid', (endpoint, query) => {
  expect(errorsIn(endpoint, Object.fromEntries(new URLSearchParams(query)))).toEqual({});
});
