import { expect, test } from 'vitest';
import { friendlyClubs, teams } from '../teams.ts';
import { clubsApart, nationsApart } from './agreements.ts';
import { isPlausible, zoneOf } from './kick-offs.ts';

const NOVEMBER = Date.parse('2026-11-12T12:00:00Z');
const nation = (name: string) => teams.find((team) => team.isNational && team.name === name)!;
const club = (name: string) => friendlyClubs(2026).find(({ team }) => team.name === name)!;

test.each([
  ['Morocco', 'Senegal', true],
  ['Saudi Arabia', 'Tunisia', true],
  ['Japan', 'Brazil', true],
  ['Morocco', 'Algeria', false],
  ['Israel', 'Jordan', false],
  ['Spain', 'San Marino', false],
  ['San Marino', 'Seychelles', false],
])('HOUSE: whether %s and %s agree on a friendly: %s', (one, other, do_) => {
  expect(nationsApart(nation(one), nation(other)) !== undefined).toBe(do_);
});

test.each([
  ['Liverpool', 'Barcelona', true],
  ['Al Ahly', 'Al-Hilal Saudi FC', true],
  ['Liverpool', 'Everton', false],
  ['Liverpool', 'Padova', false],
  ['Vissel Kobe', 'Al Sadd', false],
  ['Maccabi Tel Aviv', 'Galatasaray', false],
])('HOUSE: whether %s and %s agree on a friendly: %s', (one, other, do_) => {
  expect(clubsApart(club(one), club(other), NOVEMBER) !== undefined).toBe(do_);
});

test('HOUSE: every team has a zone, and cities of large countries their own', () => {
  for (const team of teams)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneOf(team) })).not.toThrow();
  const seattle = teams.find(({ ground }) => ground?.city === 'Seattle')!;
  expect(zoneOf(seattle)).toBe('America/Los_Angeles');
});

test.each([
  ['England', '2026-11-21T12:30:00Z', true],
  ['England', '2026-11-21T11:30:00Z', false],
  ['England', '2026-11-21T23:00:00Z', false],
  ['Saudi Arabia', '2026-08-21T13:00:00Z', false],
  ['Saudi Arabia', '2026-08-21T18:00:00Z', true],
  ['Saudi Arabia', '2026-12-21T13:00:00Z', true],
])('HOUSE: whether a match in %s may kick off at %s: %s', (name, at, may) => {
  expect(isPlausible(nation(name), Date.parse(at))).toBe(may);
});
