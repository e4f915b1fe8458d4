import { expect, test } from 'vitest';
import { withoutPeople } from './without-people.ts';

const fixture = {
  fixture: {
    id: 7,
    referee: 'Giuseppe Collu, Italy',
    date: '2026-01-03T17:00:00+00:00',
    venue: { id: null, name: 'Allianz Stadium', city: 'Turin' },
    status: { long: 'First Half', short: '1H', elapsed: '45' },
  },
  league: { id: 135, name: 'Serie A', country: 'Italy', round: 'Regular Season - 18' },
  teams: { home: { id: 496, name: 'Juventus', winner: null }, away: { id: 867, name: 'Lecce' } },
  goals: { home: 'two', away: 0 },
  events: [
    {
      team: { id: 496, name: 'Juventus' },
      player: { id: 903, name: 'K. Al-Yildiz' },
      assist: { id: null, name: null },
      type: 'Card',
      detail: 'Yellow Card',
      comments: 'Foul on Banda by K. Al-Yildiz',
    },
  ],
  lineups: [
    {
      coach: { id: 22, name: 'Luciano Spalletti', photo: 'https://media.example/coachs/22.png' },
      formation: '3-5-2',
      startXI: [{ player: { id: 9, name: 'Lameck Banda', number: 22, pos: 'F', grid: '4:1' } }],
      substitutes: ['Kenan Yildiz'],
    },
  ],
};
const coach = {
  id: '22',
  name: 'Leonardo Jardim',
  firstname: 'José Leonardo',
  lastname: '',
  age: 51,
  birth: { date: '1974-08-01', place: 'Barcelona', country: 'Venezuela' },
  nationality: 'Portugal',
  height: '187 cm',
  weight: null,
  photo: 'https://media.example/coachs/22.png',
  team: { id: 135, name: 'Cruzeiro' },
  career: [{ team: { id: 2865, name: 'Al Ain' }, start: '2024-11-01', end: null }],
};

test('HOUSE: no name, photo or birth of a person is left anywhere in an item', () => {
  const text = JSON.stringify(withoutPeople([fixture, coach]));
  const names = 'Collu Giuseppe Yildiz Spalletti Luciano Banda Lameck Kenan Jardim Leonardo José';
  const others = 'coachs/22 1974 Barcelona Venezuela Portugal 187 :51';
  for (const personal of `${names} ${others}`.split(' ')) expect(text, personal).not.toContain(personal);
});

test('HOUSE: what shows the fault of an item is kept: keys in order, types, nulls, ids, figures, clubs', () => {
  const { fixture: facts, ...rest } = fixture;
  expect(withoutPeople(fixture)).toEqual({
    ...rest,
    fixture: { ...facts, referee: 'Name' },
    goals: { home: 'Text', away: 0 },
    events: [
      {
        ...fixture.events[0],
        player: { id: 903, name: 'Name' },
        comments: 'Foul on Name by Name',
      },
    ],
    lineups: [
      {
        coach: { id: 22, name: 'Name', photo: 'https://example.com/photo.png' },
        formation: '3-5-2',
        startXI: [{ player: { id: 9, name: 'Name', number: 22, pos: 'F', grid: '4:1' } }],
        substitutes: ['Text'],
      },
    ],
  });
  expect(withoutPeople(coach)).toEqual({
    ...coach,
    name: 'Name',
    firstname: 'Name',
    age: 0,
    birth: { date: '2000-01-01', place: 'Place', country: 'Place' },
    nationality: 'Text',
    height: '000 cm',
    photo: 'https://example.com/photo.png',
  });
  expect(keysOf(withoutPeople(fixture))).toEqual(keysOf(fixture));
});

test.each([
  ['a birth of another shape', { birth: '1 August 1974' }, { birth: 'Place' }],
  ['a date that is none', { birth: { date: '74-8-1' } }, { birth: { date: '00-0-0' } }],
  ['a birth in a number', { birth: { date: 1974 } }, { birth: { date: 0 } }],
  ['a player who is only a name', { player: 'Lameck Banda' }, { player: 'Text' }],
  ['a name in parts', { player: { name: { full: 'Lameck Banda' } } }, { player: { name: { full: 'Text' } } }],
  ['nothing', null, null],
])('HOUSE: %s is replaced', (_, item, expected) => {
  expect(withoutPeople(item)).toEqual(expected);
});

function keysOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]);
}
