import { expect, test } from 'vitest';
import { findSecondIds, type Sighting } from './second-ids.ts';

const seen = (id: number, name: string, rest: Partial<Sighting> = {}): Sighting => ({
  teamId: 40,
  id,
  number: 11,
  name,
  ...rest,
});

test.each([
  ['M. Salah', 'Mohamed Salah'],
  ['Mohamed Salah', 'M. Salah'],
  ['Á. Correa', 'Angel Correa'],
  ['Y. Mina', 'Yerry Fernando Mina González'],
  ['Vinícius Júnior', 'Vinicius Junior'],
])('PLAYER-01: quirk 6: %s and %s in one shirt are one person with two ids', (first, second) => {
  expect(findSecondIds([seen(306, first), seen(1306, second)])).toEqual([{ id: 306, secondId: 1306 }]);
});

test.each([
  ['of another team', seen(1306, 'M. Salah', { teamId: 41 })],
  ['in another shirt', seen(1306, 'M. Salah', { number: 12 })],
  ['without a number', seen(1306, 'M. Salah', { number: null })],
  ['with the same id', seen(306, 'M. Salah')],
  ['with another initial', seen(1306, 'A. Salah')],
  ['with another name', seen(1306, 'M. Gakpo')],
  ['of whom only initials are told', seen(1306, 'M. S.')],
])('PLAYER-01: quirk 6: somebody %s is not a second id', (_, other) => {
  expect(
    findSecondIds([seen(306, 'M. Salah', { number: other.number === null ? null : 11 }), other]),
  ).toEqual([]);
});

test('PLAYER-01: quirk 6: in another shirt he is still the one who was seen first', () => {
  const ten = { number: 10 };
  const sightings = [seen(306, 'M. Salah'), seen(1306, 'M. Salah'), seen(1306, 'M. Salah', ten)];
  expect(findSecondIds([...sightings, seen(306, 'M. Salah', ten), seen(2306, 'M. Salah', ten)])).toEqual([
    { id: 306, secondId: 1306 },
    { id: 306, secondId: 2306 },
  ]);
});

test('PLAYER-01: quirk 6: a third id points to the first, and the old one coming back to none', () => {
  const sightings = [seen(306, 'M. Salah'), seen(1306, 'Mohamed Salah'), seen(2306, 'M. Salah')];
  expect(findSecondIds([...sightings, seen(306, 'Mohamed Salah')])).toEqual([
    { id: 306, secondId: 1306 },
    { id: 306, secondId: 2306 },
  ]);
});
