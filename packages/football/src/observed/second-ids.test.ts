import { expect, test } from 'vitest';
import { findSecondIds, sightingsIn, type Sighting } from './second-ids.ts';

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
  expect(findSecondIds([seen(306, first)], [seen(1306, second)])).toEqual([{ id: 306, secondId: 1306 }]);
});

test.each([
  ['of another team', seen(1306, 'M. Salah', { teamId: 41 })],
  ['in another shirt', seen(1306, 'M. Salah', { number: 12 })],
  ['without a number', seen(1306, 'M. Salah', { number: null })],
  ['with the same id', seen(306, 'M. Salah')],
  ['with another initial, as a brother has', seen(1306, 'A. Salah')],
  ['with another name', seen(1306, 'M. Gakpo')],
  ['with initials only', seen(1306, 'M. S.')],
])('PLAYER-01: quirk 6: a player %s is not a second id', (_, other) => {
  const stored = seen(306, 'M. Salah', { number: other.number === null ? null : 11 });
  expect(findSecondIds([stored], [other])).toEqual([]);
});

test('PLAYER-01: quirk 6: two players listed together are two people, whatever their numbers', () => {
  const first = seen(306, 'M. Salah');
  expect(findSecondIds([first], [seen(1306, 'M. Salah'), { ...first, number: 10 }])).toEqual([]);
});

test('PLAYER-01: quirk 6: two players stored together are two people, even if only one is listed', () => {
  const stored = [seen(306, 'M. Salah'), seen(1306, 'M. Salah', { number: 10 })];
  expect(findSecondIds(stored, [seen(1306, 'M. Salah')])).toEqual([]);
});

test('PLAYER-01: quirk 6: two new ids with the same shirt number are both left alone', () => {
  const strangers = [seen(1306, 'M. Salah'), seen(2306, 'Mohamed Salah')];
  expect(findSecondIds([seen(306, 'M. Salah')], strangers)).toEqual([]);
  expect(findSecondIds([seen(306, 'M. Salah')], [strangers[0]!, strangers[0]!])).toHaveLength(1);
});

test('PLAYER-01: quirk 6: a line-up gives its starters and substitutes that have ids', () => {
  const player = (id: number | null) => ({ id, name: `P${id}`, number: 7, position: null, grid: null });
  const rest = { teamId: 40, formation: null, colours: null, coach: null };
  const lineup = { ...rest, starters: [player(1), player(null)], substitutes: [player(2)] };
  expect(sightingsIn([lineup])).toEqual([
    { teamId: 40, id: 1, number: 7, name: 'P1' },
    { teamId: 40, id: 2, number: 7, name: 'P2' },
  ]);
});

test('PLAYER-01: quirk 6: two names without letters prove nothing', () => {
  expect(findSecondIds([seen(306, '???')], [seen(1306, '???')])).toEqual([]);
});

test.each([
  ['the words in another order', 'Salah Mohamed', 'Mohamed Salah'],
  ['one word twice in one name only', 'Ali Ali', 'Ali Hassan'],
  ['a full first name that differs', 'Mahmoud Salah', 'Mohamed Salah'],
])('PLAYER-01: quirk 6: names with %s are two people: %s, %s', (_, first, second) => {
  expect(findSecondIds([seen(306, first)], [seen(1306, second)])).toEqual([]);
});

test('PLAYER-01: quirk 6: two players of one team have second ids, both are found', () => {
  const stored = [seen(306, 'M. Salah'), seen(307, 'C. Gakpo', { number: 18 })];
  const listed = [seen(1306, 'Mohamed Salah'), seen(1307, 'Cody Gakpo', { number: 18 })];
  expect(findSecondIds(stored, listed)).toEqual([
    { id: 306, secondId: 1306 },
    { id: 307, secondId: 1307 },
  ]);
});

test('PLAYER-01: quirk 6: capital letters and accents make no other name', () => {
  expect(findSecondIds([seen(306, 'ÖZİL')], [seen(1306, 'özil')])).toHaveLength(1);
});
